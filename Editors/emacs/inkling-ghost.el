;;; inkling-ghost.el --- Grey text in Inkling  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; How the line may go on, in grey behind point: it is asked for after each change, follows what is
;; typed, and is taken whole or in part by the keys that move over text.

;;; Code:

(require 'cl-lib)
(require 'inkling-document)
(require 'seq)
(require 'subr-x)

(defcustom inkling-ghost t
  "Whether grey text shows how the line may go on."
  :type 'boolean
  :group 'inkling)

(defcustom inkling-ghost-predicates nil
  "Functions of no arguments, all of which must agree before grey text shows."
  :type 'hook
  :group 'inkling)

(defface inkling-ghost '((t :inherit shadow))
  "Text that is not there yet."
  :group 'inkling)

(defvar-local inkling--ghost nil
  "The overlay that shows grey text, or nil.
While there is one, the keys of `inkling-ghost-map' are in force.")
(defvar-local inkling--parts nil
  "The grey text in pieces to take one by one: (TEXT . ENDS-SENTENCE) each.")
(defvar-local inkling--alternatives nil
  "Other grey texts for the same place, to go round.")
(defvar-local inkling--seen nil
  "The moment after the last command.")
(defvar-local inkling--dismissed nil "The moment whose grey text was sent away.")

(defvar inkling-ghost-map
  (let ((map (make-sparse-keymap)))
    (pcase-dolist (`(,command . ,replacement)
                   '((forward-char . inkling-accept)
                     (right-char . inkling-accept)
                     (forward-word . inkling-accept-word)
                     (right-word . inkling-accept-word)
                     (forward-sentence . inkling-accept-sentence)
                     (keyboard-quit . inkling-dismiss)))
      (define-key map (vector 'remap command) replacement))
    map)
  "Keys while grey text shows: those that move over text take it.")

(add-to-list 'minor-mode-map-alist (cons 'inkling--ghost inkling-ghost-map))

(defun inkling--hide ()
  "Take the grey text away."
  (when inkling--ghost
    (delete-overlay inkling--ghost)
    (setq inkling--ghost nil inkling--parts nil inkling--alternatives nil)))

(defun inkling--show (parts)
  "Show PARTS as grey text behind point."
  (let ((text (mapconcat #'car parts "")))
    (if (or (string-empty-p text) (not (run-hook-with-args-until-failure 'inkling-ghost-predicates))
            completion-in-region-mode)
        (inkling--hide)
      (setq text (propertize text 'face 'inkling-ghost))
      (put-text-property 0 1 'cursor t text) ; else the cursor stands behind it
      (unless inkling--ghost
        (setq inkling--ghost (make-overlay (point) (point))))
      (move-overlay inkling--ghost (point) (point))
      (overlay-put inkling--ghost 'after-string text)
      (overlay-put inkling--ghost 'window (selected-window))
      (setq inkling--parts parts))))

(defun inkling--without-front (parts typed)
  "PARTS without TYPED at their front, or nil where they go on otherwise."
  (when (string-prefix-p typed (mapconcat #'car parts ""))
    (let ((left (length typed)))
      (cl-loop for (text . ends-sentence) in parts
               for taken = (min left (length text))
               do (cl-decf left taken)
               when (< taken (length text))
               collect (cons (substring text taken) ends-sentence)))))

(defun inkling--follow ()
  "Keep the grey text while the writer types the very same letters."
  (when inkling--ghost
    (let ((start (overlay-start inkling--ghost)))
      (inkling--show (and (<= start (point))
                          (inkling--without-front
                           inkling--parts (buffer-substring-no-properties start (point))))))))

(defun inkling--after-command ()
  "Ask what may come next when the text has changed.
Forget it when only point has moved."
  (inkling--open-clone)
  (let ((moment (inkling--moment)))
    (unless (equal moment inkling--seen)
      (let ((has-changed (not (eq (cdr moment) (cdr inkling--seen)))))
        (setq inkling--seen moment)
        (cond ((not has-changed) (inkling--hide))
              (inkling-ghost
               (setq inkling--alternatives nil)
               (inkling--follow)
               (when (inkling--is-ready)
                 (inkling--ask))))))))

(defun inkling--ask ()
  "Ask what may come next, and show it when the answer is still about this place."
  (inkling--request-later
   :inkling/autocomplete (inkling--here :want ["inlinePrediction"])
   (lambda (answer)
     (let ((prediction (unless (equal inkling--dismissed (inkling--moment))
                         (plist-get answer :inlinePrediction))))
       (inkling--show (mapcar (lambda (part)
                                (cons (plist-get part :text)
                                      (eq t (plist-get part :endsSentence))))
                              (plist-get prediction :parts)))))))

(defun inkling--take (wanted)
  "Make the first parts real, up to the one that WANTED is true of, else all."
  (unless inkling--ghost (user-error "There is no grey text here"))
  (let ((last (or (cl-position-if wanted inkling--parts) (1- (length inkling--parts)))))
    ;; The rest goes on behind point: `inkling--follow' sees to it.
    (insert (mapconcat #'car (seq-take inkling--parts (1+ last)) ""))
    (when auto-fill-function (funcall auto-fill-function))))

(defun inkling-accept ()
  "Take the grey text."
  (interactive "*")
  (inkling--take #'ignore))

(defun inkling-accept-word ()
  "Take the first word of the grey text."
  (interactive "*")
  (inkling--take #'always))

(defun inkling-accept-sentence ()
  "Take the grey text up to the end of its first sentence."
  (interactive "*")
  (inkling--take #'cdr))

(defun inkling-dismiss ()
  "Take the grey text away until something is typed."
  (interactive)
  ;; The answer to the last key may still be on its way.
  (setq inkling--dismissed (inkling--moment))
  (inkling--hide))

(defun inkling--after-error (data &rest _)
  "Take the grey text away where DATA says that the writer quit.
While Emacs is at work \\[keyboard-quit] runs no command that could be another one."
  (when (eq (car data) 'quit) (inkling-dismiss)))

(defun inkling--words (text)
  "TEXT in pieces of a word each, as parts of a ghost."
  (let ((start 0) parts)
    (while (string-match "[[:space:]]*[^[:space:]]+" text start)
      (push (list (match-string 0 text)) parts)
      (setq start (match-end 0)))
    (nreverse parts)))

(defun inkling-predict ()
  "Show how the line may go on though nobody is sure; again for another way."
  (interactive)
  (unless inkling--alternatives
    (let ((answer (inkling--request :textDocument/inlineCompletion
                                    (inkling--here :context '(:triggerKind 1)))))
      (setq inkling--alternatives
            (mapcar (lambda (item)
                      (let* ((range (plist-get item :range))
                             (typed (- (point) (inkling--place-of (plist-get range :start)))))
                        (inkling--words (substring (plist-get item :insertText) typed))))
                    (plist-get answer :items)))))
  (if (null inkling--alternatives)
      (message "Inkling has nothing for this place")
    (let ((others inkling--alternatives))
      (inkling--show (car others))
      (setq inkling--alternatives (append (cdr others) (list (car others)))))))

(provide 'inkling-ghost)
;;; inkling-ghost.el ends here
