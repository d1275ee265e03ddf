;;; inkling-commands.el --- The commands of Inkling  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Learning and ignoring words, reverting corrections, letter variants, actions, explanations; and
;; the keys for them, `inkling-command-map'.

;;; Code:

(require 'inkling-document)
(require 'inkling-ghost)
(require 'seq)
(require 'subr-x)

(defun inkling--word-at-point ()
  "The word at point with its inner apostrophes, or nil."
  (save-excursion
    (let* ((letters "[:alpha:]'’")
           (end (progn (skip-chars-forward letters) (point)))
           (start (progn (skip-chars-backward letters) (point)))
           (word (string-trim (buffer-substring-no-properties start end) "['’]+" "['’]+")))
      (unless (string-empty-p word) word))))

(defun inkling--read-word (prompt)
  "Ask for a word with PROMPT, the one at point by default."
  (let ((word (inkling--word-at-point)))
    (list (if (and word (not current-prefix-arg))
              word
            (string-trim (read-string (format-prompt prompt word) nil nil word))))))

(defun inkling--tell (command &rest arguments)
  "Run COMMAND with ARGUMENTS, and show the server's message."
  (when-let ((said (plist-get (apply #'inkling--execute command arguments) :message)))
    (message "%s" said)))

(defun inkling--tell-word (command word)
  "Run COMMAND about WORD, if it is a word."
  (cond ((or (null word) (string-empty-p word)) (user-error "There is no word at point"))
        ((string-match-p "[[:space:]]" word) (user-error "Expected one word at a time"))
        ((not (string-match-p "[[:alpha:]]" word)) (user-error "Expected a word with a letter")))
  (inkling--tell command :word word))

(defun inkling-learn-word (word)
  "Learn WORD, the one at point; with a prefix argument, ask for it."
  (interactive (inkling--read-word "Learn word"))
  (inkling--tell-word "inkling.learnWord" word))

(defun inkling-unlearn-word (word)
  "Unlearn WORD, the one at point; with a prefix argument, ask for it."
  (interactive (inkling--read-word "Unlearn word"))
  (inkling--tell-word "inkling.unlearnWord" word))

(defun inkling-ignore-word (word)
  "Ignore WORD, the one at point; with a prefix argument, ask for it."
  (interactive (inkling--read-word "Ignore word"))
  (inkling--tell-word "inkling.ignoreWord" word))

(defun inkling-revert-correction ()
  "Revert the correction at point, or else the last one.
Inkling remembers that the typed word was intended."
  (interactive "*")
  (inkling--tell "inkling.revertCorrection"
                 :uri inkling--uri :position (plist-get (inkling--here) :position)))

(defconst inkling--choices "123456789abcdefghijklmnopqrstuvwxyz"
  "The keys that choose a variant of a letter.")

(defun inkling-choose-callout ()
  "Choose a variant of the letter before point, such as é or è for e."
  (interactive "*")
  (let* ((answer (inkling--request :inkling/callouts (inkling--here)))
         (texts (mapcar (lambda (callout) (plist-get callout :text)) (plist-get answer :callouts)))
         (range (plist-get answer :range)))
    (unless texts (user-error "There is no letter with variants before point"))
    (inkling--hide)
    (let* ((key (read-key (string-join
                           (seq-mapn (lambda (key text) (format "%c %s" key text))
                                     inkling--choices texts)
                           "   ")))
           (choice (and (characterp key) (seq-position inkling--choices key))))
      (if (and choice (< choice (length texts)))
          (inkling--apply-text-edits `((:range ,range :newText ,(nth choice texts))))
        (unless (equal key ?\C-g)
          (push key unread-command-events))))))

(defun inkling--actions-here ()
  "Return the actions for the word at point, in a read-only buffer without edits."
  (let ((here (plist-get (inkling--here) :position)))
    (seq-remove (lambda (action) (and buffer-read-only (plist-get action :edit)))
                (inkling--request :textDocument/codeAction
                                  (inkling--document :range `(:start ,here :end ,here)
                                                     :context '(:diagnostics []
                                                                :only ["quickfix"]
                                                                :triggerKind 1))))))

(defun inkling-choose-action ()
  "Choose an action for the word at point: replace it, learn it, ignore it."
  (interactive)
  (let* ((actions (inkling--actions-here))
         (titles (mapcar (lambda (action) (plist-get action :title)) actions)))
    (unless actions (user-error "Inkling: no actions here"))
    (let* ((title (completing-read
                   (format-prompt "Do" (car titles))
                   (lambda (string predicate what)
                     (if (eq what 'metadata)
                         '(metadata (display-sort-function . identity))
                       (complete-with-action what titles string predicate)))
                   nil t nil nil (car titles)))
           (action (nth (seq-position titles title) actions))
           (command (plist-get action :command)))
      (when-let ((edit (plist-get action :edit)))
        (inkling--apply-edit edit))
      (when command
        (apply #'inkling--tell (plist-get command :command)
               (aref (plist-get command :arguments) 0))))))

(defun inkling-private ()
  "Toggle whether this buffer is private.
Nothing typed in a private buffer is learned."
  (interactive)
  (setq inkling--private (not inkling--private))
  (when (inkling--is-ready)
    (inkling--flush)
    (inkling--tell-privacy))
  (force-mode-line-update)
  (message (if inkling--private
               "Inkling learns nothing from this buffer"
             "Inkling learns from this buffer again")))

(defun inkling-explain (word)
  "Say why WORD, the one at point, is or is not suggested or corrected here.
With a prefix argument, ask for it."
  (interactive (inkling--read-word "Explain word"))
  (when (string-empty-p word) (user-error "There is no word at point"))
  (let ((found (inkling--request :inkling/explain (inkling--here :text word))))
    ;; If it does not fit the echo area, it is shown in a buffer, from its first line.
    (display-message-or-buffer (string-join (plist-get found :report) "\n") "*Inkling*")))

(defconst inkling--prediction-modes '("default" "no" "yes")
  "The modes of prediction: how readily Inkling predicts.")

(defun inkling-set-prediction (mode)
  "Set the prediction mode of this buffer to MODE: default, no or yes."
  (interactive (list (completing-read (format-prompt "Inline prediction" "default")
                                      inkling--prediction-modes nil t nil nil "default")))
  (unless (member mode inkling--prediction-modes)
    (user-error "Expected default, no or yes"))
  (inkling--execute "inkling.setInlinePrediction" :mode mode :uri inkling--uri))

(defvar inkling-command-map
  (let ((map (make-sparse-keymap)))
    (define-key map "l" #'inkling-learn-word)
    (define-key map "u" #'inkling-unlearn-word)
    (define-key map "i" #'inkling-ignore-word)
    (define-key map "r" #'inkling-revert-correction)
    (define-key map "c" #'inkling-choose-callout)
    (define-key map "a" #'inkling-choose-action)
    (define-key map "n" #'inkling-predict)
    (define-key map "p" #'inkling-set-prediction)
    (define-key map "x" #'inkling-private)
    (define-key map "e" #'inkling-explain)
    map)
  "The commands on the prefix key of `inkling-mode-map'.")

(provide 'inkling-commands)
;;; inkling-commands.el ends here
