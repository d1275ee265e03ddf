;;; inkling-correct.el --- Corrections by Inkling  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Asks the server at the end of a word for a correction that is all but certain.

;;; Code:

(require 'inkling-document)
(require 'inkling-server)
(require 'seq)
(require 'subr-x)

(defun inkling--correct-after (typed)
  "Let the server correct the word that the character TYPED has ended.
Return whether it did."
  (when-let* (((not (oref inkling--server late)))
              (edits (condition-case problem
                         (inkling--request :textDocument/onTypeFormatting
                                           (inkling--here :ch typed
                                                          :options `(:tabSize ,tab-width
                                                                     :insertSpaces t))
                                           ;; The longest acceptable delay of a key.
                                           0.5)
                       (error (inkling--note-failure problem))))
              ((not (seq-empty-p edits))))
    (inkling--apply-text-edits edits)
    t))

(defun inkling--note-failure (problem)
  "If PROBLEM is that no answer came, let no key wait until one comes.
Return nil."
  ;; An answer that is an error has a code.
  (unless (or (not (eq (car problem) 'jsonrpc-error))
              (alist-get 'jsonrpc-error-code (cddr problem)))
    (let* ((server inkling--server)
           (answered (lambda (_) (oset server late nil))))
      (oset server late t)
      (jsonrpc-async-request server :inkling/autocomplete (inkling--here :want [])
                             :timeout nil :success-fn answered :error-fn answered)))
  nil)

;; For those who look at `this-command', such as Evil, which records what its `.' repeats.
(defun inkling-correct ()
  "Do nothing; the name of the command in which Inkling corrects a word."
  (interactive))
(put 'inkling-correct 'completion-predicate #'ignore)

(defun inkling--after-self-insert ()
  "Let the server correct the word that the typed character has ended.
But not one that was inserted as a whole, such as a paste."
  (when (and (inkling--is-ready)
             (not (and inkling--put-in (= inkling--put-in (1- (point))))))
    (when-let* ((provider (plist-get (oref inkling--server capabilities)
                                     :documentOnTypeFormattingProvider))
                (typed (string last-command-event))
                ((or (equal typed (plist-get provider :firstTriggerCharacter))
                     (seq-contains-p (plist-get provider :moreTriggerCharacter) typed)))
                ((inkling--tell-as-typed typed))
                ((inkling--correct-after typed)))
      ;; Further typing is a separate undo step.
      (setq this-command 'inkling-correct))))

(defun inkling--tell-as-typed (typed)
  "Ensure that the server is told of TYPED last, and return t.
Emacs breaks a full line after it; the server is sent the break, then TYPED."
  (when (and auto-fill-function
             (equal (string (char-before)) typed)
             (not (equal (plist-get (car inkling--changes) :text) typed)))
    (save-restriction
      (widen)
      (let ((before (cdr (seq-drop-while
                          (lambda (change) (not (equal (plist-get change :text) typed)))
                          inkling--changes)))
            (place (inkling--position (1- (point)))))
        (when before (inkling--tell-changes (reverse before)))
        (inkling--tell-changes
         (list (list :text (concat (inkling--text (point-min) (1- (point)))
                                   (inkling--text (point) (point-max))))))
        (setq inkling--changes (list (list :range (list :start place :end place) :text typed))
              inkling--told-tick (buffer-chars-modified-tick)))))
  t)

(defconst inkling--cell-commands
  '(org-cycle org-shifttab org-return org-table-next-field org-table-previous-field
    org-table-next-row orgtbl-tab orgtbl-ret markdown-cycle markdown-shifttab)
  "Commands that leave a cell when called in a table.")

(defconst inkling--finishing-commands
  '(save-buffer save-some-buffers save-buffers-kill-terminal write-file
    message-send message-send-and-exit org-capture-finalize with-editor-finish
    fill-paragraph org-fill-paragraph markdown-fill-paragraph message-fill-paragraph
    markdown-enter-key markdown-insert-list-item org-meta-return org-insert-heading
    org-insert-heading-respect-content org-insert-todo-heading
    default-indent-new-line reindent-then-newline-and-indent tex-terminate-paragraph)
  "Commands that save, send or fill what was typed, or break its line.
Saving by itself, after a pause, is not among them: the word may go on.")

(defun inkling--end-typing ()
  "Let the server correct the word before point, which no character ends.
Like Escape in other editors."
  (when (and (inkling--is-ready)
             (not (and inkling--put-in (= inkling--put-in (point)))))
    (inkling--correct-after "\e")))

(defun inkling--before-command ()
  "Let the server correct the word before point if the command ends typing.
It saves or fills the text, breaks the line, or leaves a cell of a table."
  (when (and (or (memq this-command inkling--finishing-commands)
                 (and (memq this-command inkling--cell-commands)
                      (save-excursion
                        (forward-line 0)
                        (looking-at-p "[ \t]*|"))))
             (inkling--end-typing))
    (undo-boundary)))

(defun inkling--after-insert-state ()
  "Let the server correct the word at which Evil's Insert state ends.
One command amid typing does not end it.  What a block or a count
repeats stays as typed in all its places: Evil has copied it by now."
  (unless (or (eq this-command 'evil-execute-in-normal-state)
              (bound-and-true-p evil-insert-vcount)
              (> (or (bound-and-true-p evil-insert-count) 1) 1))
    (inkling--end-typing)))

(provide 'inkling-correct)
;;; inkling-correct.el ends here
