;;; inkling-ghost.el --- Ghost text of Inkling  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Predicts the rest of the line in gray after point: requested after each change, kept while its
;; letters are typed, hidden while point is elsewhere, and accepted in whole or in part by the keys
;; that move over text.

;;; Code:

(require 'cl-lib)
(require 'inkling-document)
(require 'seq)
(require 'subr-x)

(defcustom inkling-ghost t
  "Whether to predict the rest of the line in gray text."
  :type 'boolean
  :group 'inkling)

(defcustom inkling-ghost-predicates nil
  "Functions without arguments; gray text is shown only if all return non-nil."
  :type 'hook
  :group 'inkling)

(defface inkling-ghost '((t :inherit shadow))
  "Face of predicted text."
  :group 'inkling)

(defvar-local inkling--ghost nil
  "The overlay that shows gray text, or nil.
While there is one, `inkling-ghost-map' is active.")
(defvar-local inkling--parts nil
  "The parts of the gray text, accepted one by one: (TEXT . ENDS-SENTENCE) each.")
(defvar-local inkling--left nil
  "The gray text that was shown when point moved away: (MOMENT . PARTS), or nil.")
(defvar-local inkling--alternatives nil
  "Other predictions for the same position, to cycle through.")
(defvar-local inkling--seen nil
  "The state after the last command.")
(defvar-local inkling--dismissed nil "The state whose gray text was dismissed.")

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
  "Keys while gray text is shown: those that move over text accept it.")

(add-to-list 'minor-mode-map-alist (cons 'inkling--ghost inkling-ghost-map))

(defun inkling--hide ()
  "Hide the gray text until something is typed."
  (setq inkling--left nil)
  (when inkling--ghost
    (delete-overlay inkling--ghost)
    (setq inkling--ghost nil inkling--parts nil inkling--alternatives nil)))

(defun inkling--fitting (parts)
  "Return those PARTS for which there is room behind the text.
With more, the rows below would move, and back with the next key."
  (when inkling--ghost (overlay-put inkling--ghost 'after-string nil))
  (let* ((beginning (line-beginning-position))
         (end (line-end-position))
         (last (and (not truncate-lines) (posn-at-point (max beginning (1- end)))))
         (room (and last (- (window-max-chars-per-line) (car (posn-col-row last))
                            (if (= beginning end) 0 1))))
         (width 0))
    (if (null room)
        parts
      (seq-take-while (lambda (part) (<= (cl-incf width (string-width (car part))) room)) parts))))

(defun inkling--show (parts)
  "Show PARTS as gray text after point, as far as there is room."
  (let* ((parts (inkling--fitting parts))
         (text (mapconcat #'car parts "")))
    (if (or (string-empty-p text) (not (run-hook-with-args-until-failure 'inkling-ghost-predicates))
            completion-in-region-mode)
        (inkling--hide)
      (setq text (propertize text 'face 'inkling-ghost))
      ;; Else the cursor is shown after it; with t, where more text follows.
      (put-text-property 0 1 'cursor 1 text)
      (unless inkling--ghost
        (setq inkling--ghost (make-overlay (point) (point))))
      (move-overlay inkling--ghost (point) (point))
      (overlay-put inkling--ghost 'after-string text)
      (overlay-put inkling--ghost 'window (selected-window))
      (overlay-put inkling--ghost 'moment (inkling--moment))
      (overlay-put inkling--ghost 'word (inkling--word-before (point)))
      (setq inkling--parts parts))))

(defun inkling--leave ()
  "Hide the gray text until something is typed or point returns."
  (let ((last (if inkling--ghost
                  (cons (overlay-get inkling--ghost 'moment) inkling--parts)
                inkling--left)))
    (inkling--hide)
    (setq inkling--left last)))

(defun inkling--return ()
  "Show the gray text again where point has left it, if the text is the same."
  (when (equal (car inkling--left) (inkling--moment))
    (inkling--show (cdr inkling--left))))

(defun inkling--without-front (parts typed)
  "Return PARTS without TYPED at their front, or nil if they begin otherwise."
  (when (string-prefix-p typed (mapconcat #'car parts ""))
    (let ((left (length typed)))
      (cl-loop for (text . ends-sentence) in parts
               for taken = (min left (length text))
               do (cl-decf left taken)
               when (< taken (length text))
               collect (cons (substring text taken) ends-sentence)))))

(defun inkling--word-before (place)
  "Return the characters before PLACE up to a space or the start of its line."
  (save-excursion
    (goto-char place)
    (skip-chars-backward "^ \t\n")
    (buffer-substring-no-properties (point) place)))

(defun inkling--follow ()
  "Keep the gray text while the user types the very same letters.
Hide it after any other change, such as a deletion, which moves it."
  (when inkling--ghost
    (let ((start (overlay-start inkling--ghost)))
      (inkling--show (and (<= start (point))
                          (equal (inkling--word-before start) (overlay-get inkling--ghost 'word))
                          (inkling--without-front
                           inkling--parts (buffer-substring-no-properties start (point))))))))

(defun inkling--after-command ()
  "Request a prediction if the text has changed.
If only point has moved, hide the last one, which returns with it."
  (inkling--open-clone)
  (let ((moment (inkling--moment)))
    (unless (equal moment inkling--seen)
      (let ((has-changed (not (eq (car moment) (car inkling--seen)))))
        (setq inkling--seen moment)
        (cond ((not has-changed)
               (inkling--leave)
               (inkling--return))
              (inkling-ghost
               (setq inkling--alternatives nil)
               (inkling--follow)
               ;; Before other words it would push them to and fro, and `forward-char' is meant to
               ;; move.
               (when (and (inkling--is-ready)
                          (not (save-excursion
                                 (re-search-forward "[[:alnum:]]" (line-end-position) t))))
                 (inkling--ask))))))))

(defun inkling--ask ()
  "Request a prediction, and show it if nothing has changed until the answer."
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
  "Insert the parts up to the first for which WANTED is true, else all."
  (unless inkling--ghost (user-error "There is no gray text here"))
  (let ((last (or (cl-position-if wanted inkling--parts) (1- (length inkling--parts)))))
    ;; `inkling--follow' shows the rest after point.
    (let ((text (mapconcat #'car (seq-take inkling--parts (1+ last)) "")))
      (insert text)
      (inkling--record text))
    (when auto-fill-function (funcall auto-fill-function))))

(defun inkling--record (text)
  "Put TEXT in place of the current key into a keyboard macro being defined.
The key would insert nothing when the macro is executed."
  (when defining-kbd-macro
    (cancel-kbd-macro-events)
    (seq-do #'store-kbd-macro-event text)))

(defun inkling-accept ()
  "Accept the gray text."
  (interactive "*")
  (inkling--take #'ignore))

(defun inkling-accept-word ()
  "Accept the first word of the gray text."
  (interactive "*")
  (inkling--take #'always))

(defun inkling-accept-sentence ()
  "Accept the gray text up to the end of its first sentence."
  (interactive "*")
  (inkling--take #'cdr))

(defun inkling-dismiss ()
  "Hide the gray text until something is typed."
  (interactive)
  ;; The answer to the last keystroke may still be outstanding.
  (setq inkling--dismissed (inkling--moment))
  ;; The key that dismisses would do this, too.
  (deactivate-mark)
  (inkling--hide))

(defun inkling--after-error (data &rest _)
  "Dismiss the gray text if DATA says that the user quit.
While Emacs is busy, \\[keyboard-quit] runs no command that could be remapped."
  (when (eq (car data) 'quit) (inkling-dismiss)))

(defun inkling--words (text)
  "Split TEXT into one part per word, as for gray text."
  (let ((start 0) parts)
    (while (string-match "[[:space:]]*[^[:space:]]+" text start)
      (push (list (match-string 0 text)) parts)
      (setq start (match-end 0)))
    (nreverse parts)))

(defun inkling-predict ()
  "Predict the rest of the line even if unsure; repeat for an alternative."
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
      (message "Inkling: no prediction here")
    (let ((others inkling--alternatives))
      (inkling--show (car others))
      (setq inkling--alternatives (append (cdr others) (list (car others)))))))

(provide 'inkling-ghost)
;;; inkling-ghost.el ends here
