;;; inkling-completion.el --- Completion at point by Inkling  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Provides the server's suggestions to completion front ends, in its order, including corrections
;; that do not begin with the typed text.

;;; Code:

(require 'cl-lib)
(require 'inkling-document)
(require 'inkling-ghost)
(require 'seq)
(require 'subr-x)

(defun inkling--all-completions (string table predicate _point)
  "Return all completions in TABLE for STRING and PREDICATE.
A correction need not resemble the text it corrects."
  (funcall table string predicate t))

(defun inkling--try-completion (string table predicate point)
  "Complete STRING by TABLE and PREDICATE.
Return the only suggestion, or STRING itself with POINT unchanged."
  (pcase (funcall table string predicate t)
    ('nil nil)
    (`(,(pred (equal string))) t)
    (`(,only) (cons only (length only)))
    (_ (cons string point))))

(add-to-list 'completion-styles-alist
             '(inkling inkling--try-completion inkling--all-completions "Inkling's own selection."))
(add-to-list 'completion-category-defaults '(inkling (styles inkling)))

(defun inkling--metadata (typed subtitles)
  "Return completion metadata: best first, and in a cycle the text TYPED last.
SUBTITLES has the annotations of the suggestions."
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
  "The last suggestions: (START TABLE . PROPERTIES).")

(declare-function org-thing-at-point "org-pcomplete")

(defun inkling--is-org-syntax ()
  "Return whether Org mode itself completes what is before point."
  (and (derived-mode-p 'org-mode)
       (fboundp 'org-thing-at-point)
       (pcase (car (org-thing-at-point))
         ('nil nil)
         ;; Any first word of a heading might be its state.
         ("todo" (let ((case-fold-search nil)) (looking-back "[[:upper:]]\\{2\\}" (- (point) 2))))
         (_ t))))

(defun inkling-completion-at-point ()
  "Suggest completions and corrections of the word before point, best first."
  (unless (and completion-cycling completion-all-sorted-completions inkling--completing)
    (setq inkling--completing (unless (inkling--is-org-syntax) (inkling--suggestions))))
  ;; Cycling stays with the suggestions for the original text: an emoji is not a word prefix.
  (cond (inkling--completing
         (cl-list* (car inkling--completing) (point) (cdr inkling--completing)))
        ;; Not when Emacs only checks whether completion may continue.
        ((and (memq this-command '(completion-at-point complete-symbol)) (inkling--is-ready)
              (not completion-in-region-mode)
              (not (inkling--is-org-syntax)))
         (message "Inkling: no suggestion")
         nil)))

(defun inkling--suggestions ()
  "Request suggestions at point: (START TABLE . PROPERTIES), or nil."
  (when-let* (((inkling--is-ready))
              (answer (ignore-errors
                        (inkling--request :inkling/autocomplete
                                          (inkling--here :want ["suggestions"] :limit 10 :menu t))))
              (found (append (plist-get answer :suggestions) nil)))
    (let* ((starts (mapcar (lambda (suggestion)
                             (inkling--place-of
                              (plist-get (plist-get suggestion :range) :start)))
                           found))
           ;; Emoji also replace the colon before their name.
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
                ;; A correction does not begin with the typed text; Emacs would stop there.
                ('nil (or (try-completion string texts predicate) string))
                (_ (complete-with-action action texts string predicate))))
            ;; A word accepted inside another one with the same end replaces all of it.
            :exit-function
            (lambda (text _status)
              (when-let* ((rest (cdr (assoc text rests)))
                          ((looking-at-p (regexp-quote rest))))
                (delete-char (length rest))))
            :exclusive 'no))))

(provide 'inkling-completion)
;;; inkling-completion.el ends here
