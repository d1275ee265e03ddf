;;; inkling.el --- A typing assistant for prose  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; Keywords: convenience, wp, languages
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Inkling suggests words, puts misspelt ones right and knows the variants of a letter.  It is a
;; language server and never uses the network; Eglot starts it and gives its answers their places:
;;
;;   (require 'inkling)
;;   (add-hook 'text-mode-hook #'inkling-mode)
;;
;; Then `completion-at-point' offers words, `eglot-code-actions' what can be done with the word at
;; point, and the commands of `inkling-command-map' teach it words.

;;; Code:

(require 'eglot)

(defgroup inkling nil
  "A typing assistant for prose."
  :group 'text
  :prefix "inkling-")

(defcustom inkling-command '("inkling")
  "The program and its arguments."
  :type '(repeat string))

(defcustom inkling-modes
  '(text-mode markdown-mode org-mode rst-mode message-mode mail-mode adoc-mode tex-mode typst-ts-mode)
  "The major modes of prose; modes derived from them are served too."
  :type '(repeat symbol))

(defcustom inkling-settings nil
  "What Inkling is told at its start, as in its config.json, but a property list.
For example (:inlinePrediction (:mode \"yes\"))."
  :type 'plist)

(defun inkling--contact (&rest _)
  "What Eglot needs to start the server."
  `(,@inkling-command :initializationOptions ,(or inkling-settings (make-hash-table))))

(add-to-list 'eglot-server-programs (cons inkling-modes #'inkling--contact))

(defun inkling--server ()
  "The server of this buffer."
  (or (eglot-current-server) (user-error "Inkling does not run here; try M-x inkling-mode")))

(defun inkling--execute (command &rest argument)
  "Run COMMAND of the server with the property list ARGUMENT and return its result."
  (jsonrpc-request (inkling--server) :workspace/executeCommand
                   `(:command ,command :arguments [,argument])))

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
    (list (if (and word (not current-prefix-arg)) word (read-string prompt nil nil word)))))

(defun inkling--tell (command word said)
  "Run COMMAND about WORD and report SAID."
  (let ((result (inkling--execute command :word word)))
    (message "“%s” %s" word (if (eq (plist-get result :changed) t) said "was that already"))))

(defun inkling-learn-word (word)
  "Learn WORD, the one at point; with a prefix argument ask which."
  (interactive (inkling--read-word "Learn word: "))
  (inkling--tell "inkling.learnWord" word "is learned"))

(defun inkling-unlearn-word (word)
  "Unlearn WORD, the one at point; with a prefix argument ask which."
  (interactive (inkling--read-word "Unlearn word: "))
  (inkling--tell "inkling.unlearnWord" word "is no longer learned"))

(defun inkling-ignore-word (word)
  "Let WORD, the one at point, pass from now on; with a prefix argument ask which."
  (interactive (inkling--read-word "Ignore word: "))
  (inkling--tell "inkling.ignoreWord" word "is ignored"))

(defun inkling-choose-callout ()
  "Choose among the variants of the letter before point, such as é and è for e."
  (interactive)
  (when (bobp) (user-error "There is no letter before point"))
  (eglot-code-actions (1- (point)) (point) "refactor.rewrite.inkling.callout" t))

(defun inkling-set-prediction (mode)
  "Let Inkling predict what comes next by MODE: default, no or yes."
  (interactive (list (completing-read "Inline prediction: " '("default" "no" "yes") nil t)))
  (inkling--execute "inkling.setInlinePrediction"
                    :mode mode :uri (concat "file://" (url-encode-url buffer-file-name))))

(defvar inkling-command-map
  (let ((map (make-sparse-keymap)))
    (define-key map "l" #'inkling-learn-word)
    (define-key map "u" #'inkling-unlearn-word)
    (define-key map "i" #'inkling-ignore-word)
    (define-key map "c" #'inkling-choose-callout)
    (define-key map "a" #'eglot-code-actions)
    (define-key map "p" #'inkling-set-prediction)
    map)
  "The commands behind the prefix key of `inkling-mode-map'.")

(defvar inkling-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c ,") inkling-command-map)
    ;; M-TAB in Text mode asks a spelling program, which has no say here.
    (define-key map [remap ispell-complete-word] #'completion-at-point)
    map)
  "Keys of `inkling-mode'.")

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

(defun inkling--metadata (data typed)
  "Completion metadata DATA made ours, where TYPED stands before point.
Cycling begins with the best suggestion, not with the shortest, and
comes back to what was typed at its end."
  (let ((order (alist-get 'display-sort-function data)))
    `(metadata
      (category . inkling)
      (cycle-sort-function
       . ,(lambda (suggestions)
            (let ((sorted (funcall order suggestions)))
              (append (remove typed sorted) (and (member typed sorted) (list typed))))))
      ,@data)))

(defun inkling-completion-at-point ()
  "Like `eglot-completion-at-point', with corrections, the best word first."
  (pcase (and (eglot-current-server) (eglot-completion-at-point))
    (`(,start ,end ,table . ,properties)
     (let ((typed (buffer-substring-no-properties start end)))
       `(,start ,end
                ,(lambda (string predicate action)
                   (let ((answer (funcall table string predicate action)))
                     (if (eq action 'metadata) (inkling--metadata (cdr answer) typed) answer)))
                ,@properties)))))

;;;###autoload
(define-minor-mode inkling-mode
  "Write with Inkling: suggestions, code actions and words you teach it."
  :lighter " Ink"
  (if inkling-mode
      (add-hook 'completion-at-point-functions #'inkling-completion-at-point -10 t)
    (remove-hook 'completion-at-point-functions #'inkling-completion-at-point t))
  (setq-local completion-cycle-threshold (and inkling-mode 10))
  (when (and inkling-mode buffer-file-name)
    (if (executable-find (car inkling-command))
        (eglot-ensure)
      (setq inkling-mode nil)
      (message "Inkling: there is no program “%s”; name it in `inkling-command'"
               (car inkling-command)))))

(provide 'inkling)
;;; inkling.el ends here
