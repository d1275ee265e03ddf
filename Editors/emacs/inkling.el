;;; inkling.el --- A typing assistant for prose  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: convenience, wp, languages
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Inkling suggests words, shows in grey how a line may go on, puts slips right and knows the
;; variants of a letter.  It is a language server and never uses the network:
;;
;;   (require 'inkling)
;;   (inkling-global-mode)
;;
;; It has a connection of its own, so that it lives beside Eglot or whatever else serves a buffer.
;; While grey text shows, the keys that move over text take it; `inkling-command-map' has the rest.

;;; Code:

(require 'cl-lib)
(require 'inkling-server)
(require 'seq)
(require 'subr-x)

(defcustom inkling-modes
  '(text-mode markdown-mode org-mode rst-mode message-mode mail-mode adoc-mode tex-mode typst-ts-mode)
  "The major modes of prose, for `inkling-global-mode'.
Modes derived from them count too."
  :type '(repeat symbol)
  :group 'inkling)

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

;;;; Ghost text: how the line may go on, in grey behind point.

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

;;;; Corrections at the word end, where the server makes them.

(defun inkling--after-self-insert ()
  "Let the server put right the word that the typed character has ended."
  (when (inkling--is-ready)
    (when-let* ((provider (plist-get (oref inkling--server capabilities)
                                     :documentOnTypeFormattingProvider))
                (typed (string last-command-event))
                ((or (equal typed (plist-get provider :firstTriggerCharacter))
                     (seq-contains-p (plist-get provider :moreTriggerCharacter) typed)))
                (edits (ignore-errors
                         (inkling--request :textDocument/onTypeFormatting
                                           (inkling--here :ch typed
                                                          :options `(:tabSize ,tab-width
                                                                     :insertSpaces t))
                                           ;; Nobody waits longer for a key.
                                           0.5)))
                ((not (seq-empty-p edits))))
      (inkling--apply-text-edits edits)
      ;; What is typed next is a step of undo by itself, not part of this one.
      (setq this-command 'inkling-correct))))

;;;; Completion at point.

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
        ((and (eq this-command 'completion-at-point) (inkling--is-ready))
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

;;;; Commands.

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
  "Run COMMAND with ARGUMENTS, and say what the server says of that."
  (when-let ((said (plist-get (apply #'inkling--execute command arguments) :message)))
    (message "%s" said)))

(defconst inkling--longest-word 256
  "The longest word that the server takes, in bytes.")

(defun inkling--tell-word (command word)
  "Run COMMAND about WORD, if that can be one."
  (cond ((or (null word) (string-empty-p word)) (user-error "There is no word at point"))
        ((string-match-p "[[:space:]]" word) (user-error "Expected one word at a time"))
        ((or (not (string-match-p "[[:alpha:]]" word))
             (< inkling--longest-word (string-bytes word)))
         (user-error "Expected a word with a letter, of %d bytes at most" inkling--longest-word)))
  (inkling--tell command :word word))

(defun inkling-learn-word (word)
  "Learn WORD, the one at point; with a prefix argument ask which."
  (interactive (inkling--read-word "Learn word"))
  (inkling--tell-word "inkling.learnWord" word))

(defun inkling-unlearn-word (word)
  "Unlearn WORD, the one at point; with a prefix argument ask which."
  (interactive (inkling--read-word "Unlearn word"))
  (inkling--tell-word "inkling.unlearnWord" word))

(defun inkling-ignore-word (word)
  "Let WORD, the one at point, pass from now on; with a prefix argument ask which."
  (interactive (inkling--read-word "Ignore word"))
  (inkling--tell-word "inkling.ignoreWord" word))

(defun inkling-revert-correction ()
  "Put back what was typed where Inkling corrected it, here or last.
Inkling remembers that it was meant."
  (interactive "*")
  (inkling--tell "inkling.revertCorrection"
                 :uri inkling--uri :position (plist-get (inkling--here) :position)))

(defconst inkling--choices "123456789abcdefghijklmnopqrstuvwxyz"
  "The keys that choose a variant of a letter.")

(defun inkling-choose-callout ()
  "Choose among the variants of the letter before point, such as é and è for e."
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

(defun inkling-choose-action ()
  "Choose what is done with the word at point: put another, learn it, ignore it."
  (interactive "*")
  (let* ((here (plist-get (inkling--here) :position))
         (actions (append
                   (inkling--request :textDocument/codeAction
                                     (inkling--document :range `(:start ,here :end ,here)
                                                        :context '(:diagnostics []
                                                                   :only ["quickfix"]
                                                                   :triggerKind 1)))
                   nil))
         (titles (mapcar (lambda (action) (plist-get action :title)) actions)))
    (unless actions (user-error "Inkling has nothing for this place"))
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
  "Keep this buffer private, or end that.
What is typed in private is never learned."
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
  "Say why WORD, the one at point, is or is not offered or put in here.
With a prefix argument ask which."
  (interactive (inkling--read-word "Explain word"))
  (when (string-empty-p word) (user-error "There is no word at point"))
  (let ((found (inkling--request :inkling/explain (inkling--here :text word))))
    ;; Where the echo area is too low for it, it stands in a buffer, from its first line.
    (display-message-or-buffer (string-join (plist-get found :report) "\n") "*Inkling*")))

(defconst inkling--prediction-modes '("default" "no" "yes")
  "How readily Inkling can predict.")

(defun inkling-set-prediction (mode)
  "Let Inkling predict in this buffer by MODE: default, no or yes."
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
  "The commands behind the prefix key of `inkling-mode-map'.")

(defvar inkling-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c ,") inkling-command-map)
    ;; M-TAB in Text mode asks a spelling program, which has no say here.
    (define-key map [remap ispell-complete-word] #'completion-at-point)
    map)
  "Keys of `inkling-mode'.")

;;;; Modes.

(defconst inkling--hooks
  '((before-change-functions inkling--before-change)
    (after-change-functions inkling--after-change)
    (post-command-hook inkling--after-command)
    (post-self-insert-hook inkling--after-self-insert 95)
    (completion-at-point-functions inkling-completion-at-point -10)
    (after-set-visited-file-name-hook inkling--reopen)
    (after-save-hook inkling--saved)
    (message-sent-hook inkling--saved)
    (kill-buffer-hook inkling--close)
    (change-major-mode-hook inkling--close)
    (change-major-mode-hook inkling--hide))
  "Hooks that `inkling-mode' adds in its buffers: (HOOK FUNCTION [DEPTH]).")

(defun inkling--lighter ()
  "Say in the mode line whether the server is there, and whether it learns nothing."
  (cond ((not (inkling--is-ready)) " Ink?")
        (inkling--private " Ink private")
        (t " Ink")))

;;;###autoload
(define-minor-mode inkling-mode
  "Write with Inkling: suggestions, grey text ahead of point, words you teach it."
  :lighter (:eval (inkling--lighter))
  (pcase-dolist (`(,hook ,function ,depth) inkling--hooks)
    (if inkling-mode
        (add-hook hook function depth t)
      (remove-hook hook function t)))
  (if inkling-mode
      (add-function :before (local 'command-error-function) #'inkling--after-error)
    (remove-function (local 'command-error-function) #'inkling--after-error))
  (cond ((not inkling-mode)
         (inkling--hide)
         (inkling--close)
         (setq inkling--server nil)
         (kill-local-variable 'completion-cycle-threshold))
        ((executable-find (car inkling-command))
         (setq-local completion-cycle-threshold 10)
         (setq inkling--seen (inkling--moment)
               inkling--server (inkling--server-for (inkling--root)))
         (when (oref inkling--server capabilities)
           (inkling--open)))
        (t
         (inkling-mode -1)
         (message "Inkling: there is no program “%s”; name it in `inkling-command'"
                  (car inkling-command)))))

(defun inkling--turn-on ()
  "Turn on `inkling-mode' in a buffer of prose."
  (when (and (apply #'derived-mode-p inkling-modes)
             (not (string-prefix-p " " (buffer-name))))
    (inkling-mode)))

;;;###autoload
(define-globalized-minor-mode inkling-global-mode inkling-mode inkling--turn-on
  :group 'inkling)

(provide 'inkling)
;;; inkling.el ends here
