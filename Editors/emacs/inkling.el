;;; inkling.el --- A typing assistant for prose  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: convenience, wp, languages
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Inkling suggests words, predicts the rest of a line in gray, corrects typos and offers the
;; variants of a letter.  It is a language server, and opens no connection unless you configure a
;; provider of suggestions:
;;
;;   (require 'inkling)
;;   (inkling-global-mode)
;;
;; It has its own connection, so it works alongside Eglot or whatever else serves a buffer.
;; While gray text is shown, the keys that move over text accept it; `inkling-command-map' has the
;; other keys.

;;; Code:

(require 'inkling-commands)
(require 'inkling-completion)
(require 'inkling-correct)
(require 'inkling-document)
(require 'inkling-ghost)
(require 'inkling-marks)
(require 'inkling-server)

(defcustom inkling-modes
  '(text-mode markdown-mode org-mode rst-mode message-mode mail-mode adoc-mode tex-mode typst-ts-mode)
  "The major modes of prose, for `inkling-global-mode'.
Derived modes are included."
  :type '(repeat symbol)
  :group 'inkling)

(defvar inkling-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c ,") inkling-command-map)
    ;; M-TAB in Text mode would run a spelling program.
    (define-key map [remap ispell-complete-word] #'completion-at-point)
    map)
  "Keys of `inkling-mode'.")

(defconst inkling--hooks
  '((before-change-functions inkling--before-change)
    (after-change-functions inkling--after-change)
    (after-change-functions inkling--await-pause)
    (post-command-hook inkling--after-command)
    (post-self-insert-hook inkling--after-self-insert 95)
    (pre-command-hook inkling--before-command)
    (pre-command-hook inkling--catch-up)
    (evil-insert-state-exit-hook inkling--after-insert-state)
    (completion-at-point-functions inkling-completion-at-point -10)
    (after-set-visited-file-name-hook inkling--unmark)
    (after-set-visited-file-name-hook inkling--reopen)
    (after-save-hook inkling--saved)
    (message-sent-hook inkling--saved)
    (kill-buffer-hook inkling--close)
    (change-major-mode-hook inkling--close)
    (change-major-mode-hook inkling--hide)
    (change-major-mode-hook inkling--unmark))
  "Hooks that `inkling-mode' adds in its buffers: (HOOK FUNCTION [DEPTH]).")

(defun inkling--lighter ()
  "Return the mode line lighter: whether the server runs, and may learn."
  (cond ((not (inkling--is-ready)) " Ink?")
        (inkling--private " Ink private")
        (t " Ink")))

(defvar-local inkling--has-replaced-spelling nil
  "Whether completion by a spelling program was removed from this buffer.")

(defun inkling--replace-spelling (serves)
  "Remove Text mode's completion by a spelling program (Emacs 30) if SERVES.
Otherwise restore it."
  (cond ((not serves)
         (when inkling--has-replaced-spelling
           (add-hook 'completion-at-point-functions 'ispell-completion-at-point 10 t)))
        ((memq 'ispell-completion-at-point completion-at-point-functions)
         (remove-hook 'completion-at-point-functions 'ispell-completion-at-point t)
         (setq inkling--has-replaced-spelling t))))

;;;###autoload
(define-minor-mode inkling-mode
  "Write with Inkling: suggestions, gray text after point, corrections."
  :lighter (:eval (inkling--lighter))
  (pcase-dolist (`(,hook ,function ,depth) inkling--hooks)
    (if inkling-mode
        (add-hook hook function depth t)
      (remove-hook hook function t)))
  (if inkling-mode
      (add-function :before (local 'command-error-function) #'inkling--after-error)
    (remove-function (local 'command-error-function) #'inkling--after-error))
  (inkling--replace-spelling inkling-mode)
  (cond ((not inkling-mode)
         (inkling--hide)
         (inkling--unmark)
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
         (message "Inkling: there is no program “%s”; set `inkling-command'"
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
