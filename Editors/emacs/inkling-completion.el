;;; inkling-completion.el --- Suggestions of Inkling at point  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What a front end of completion is given: the server's suggestions, in its order, with corrections
;; that begin otherwise than what is typed.

;;; Code:

(require 'cl-lib)
(require 'inkling-document)
(require 'inkling-ghost)
(require 'seq)
(require 'subr-x)

(defun inkling--all-completions (string table predicate _point)
  "All that TABLE has for STRING and PREDICATE.
A correction need not resemble what it corrects."
  (funcall table string predicate t))

(defun inkling--try-completion (string table predicate point)
  "What STRING becomes by TABLE and PREDICATE.
That is the only suggestion, or STRING itself with POINT as it was."
  (pcase (funcall table string predicate t)
    ('nil nil)
    (`(,(pred (equal string))) t)
    (`(,only) (cons only (length only)))
    (_ (cons string point))))

(add-to-list 'completion-styles-alist
             '(inkling inkling--try-completion inkling--all-completions "Inkling's own choice."))
(add-to-list 'completion-category-defaults '(inkling (styles inkling)))

(defun inkling--metadata (typed subtitles)
  "Completion metadata: best first, and in a cycle TYPED last, which is there.
SUBTITLES has what is said beside a suggestion."
  `(metadata
    (category . inkling)
    (display-sort-function . identity)
    (cycle-sort-function . ,(lambda (suggestions)
                              (append (remove typed suggestions)
                                      (and (member typed suggestions) (list typed)))))
    (annotation-function . ,(lambda (text)
                              (when-let ((subtitle (cdr (assoc text subtitles))))
                                (concat " " subtitle))))))

(defvar-local inkling--completing nil
  "Where the last suggestions go and what they are: (START TABLE . PROPERTIES).")

(defun inkling-completion-at-point ()
  "Suggestions for the word before point, corrections among them, the best first."
  (unless (and completion-cycling completion-all-sorted-completions inkling--completing)
    (setq inkling--completing (inkling--suggestions)))
  ;; Gone round are those for what stood there first: an emoji is no beginning of a word.
  (cond (inkling--completing
         (cl-list* (car inkling--completing) (point) (cdr inkling--completing)))
        ;; Not where Emacs only looks whether what was completed may go on.
        ((and (memq this-command '(completion-at-point complete-symbol)) (inkling--is-ready)
              (not completion-in-region-mode))
         (message "Inkling: no suggestion")
         nil)))

(defun inkling--suggestions ()
  "Ask for suggestions at point: (START TABLE . PROPERTIES), or nil."
  (when-let* (((inkling--is-ready))
              (answer (ignore-errors
                        (inkling--request :inkling/autocomplete
                                          (inkling--here :want ["suggestions"] :limit 10 :menu t))))
              (found (append (plist-get answer :suggestions) nil)))
    (let* ((starts (mapcar (lambda (suggestion)
                             (inkling--place-of
                              (plist-get (plist-get suggestion :range) :start)))
                           found))
           ;; Emoji take the colon before their name, too.
           (start (apply #'min starts))
           (typed (buffer-substring-no-properties start (point)))
           (texts (cl-mapcar (lambda (own suggestion)
                               (concat (buffer-substring-no-properties start own)
                                       (plist-get suggestion :text)))
                             starts found))
           (rests (cl-mapcar (lambda (text suggestion)
                               (cons text (buffer-substring-no-properties
                                           (point)
                                           (max (point)
                                                (inkling--place-of
                                                 (plist-get (plist-get suggestion :range) :end))))))
                             texts found))
           (metadata (inkling--metadata
                      typed (cl-mapcar (lambda (text suggestion)
                                         (cons text (plist-get suggestion :subtitle)))
                                       texts found))))
      (inkling--hide)
      (list start
            (lambda (string predicate action)
              (pcase action
                ('metadata metadata)
                ('t (if predicate (seq-filter predicate texts) texts))
                ;; A correction does not begin as what was typed; Emacs would look no further at that.
                ('nil (or (try-completion string texts predicate) string))
                (_ (complete-with-action action texts string predicate))))
            ;; A word taken inside another one that ends alike takes the place of all of it.
            :exit-function
            (lambda (text _status)
              (when-let* ((rest (cdr (assoc text rests)))
                          ((looking-at-p (regexp-quote rest))))
                (delete-char (length rest))))
            :exclusive 'no))))

(provide 'inkling-completion)
;;; inkling-completion.el ends here
