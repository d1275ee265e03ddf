;;; inkling-document.el --- A buffer as Inkling knows it  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Buffers are kept in step with their server, change by change; questions about point are asked at
;; once or answered later; edits that come back are made.

;;; Code:

(require 'cl-lib)
(require 'jsonrpc)
(require 'subr-x)
(require 'url-util)

(defvar-local inkling--server nil
  "The server of this buffer.")
(defvar-local inkling--version nil
  "The number of the text that the server has; nil while it has none.")
(defvar-local inkling--uri nil
  "The name by which the server knows the document.")
(defvar-local inkling--buffer nil
  "The buffer that the server has the text of.
In a clone of it, which gets all its variables, that is another one.")
(defvar-local inkling--private nil
  "Whether nothing is learned from this buffer.")
(put 'inkling--private 'permanent-local t)
(defvar-local inkling--changes nil
  "What the server has not been told yet, the latest first.")
(defvar-local inkling--told-tick nil
  "The buffer's modification tick that the changes lead to.
Where it is another, a change went unseen, and the whole text is sent.")
(defvar-local inkling--before nil
  "The next change as announced: (BEGINNING LENGTH RANGE).")

(defvar-local inkling--put-in nil
  "Where the text ends that was last put in as a whole, such as a paste.")

(defun inkling--file-uri (path)
  "The address of the file PATH."
  (concat "file://" (url-hexify-string (encode-coding-string path 'utf-8)
                                       (url--allowed-chars (cons ?/ url-unreserved-chars)))))

(defvar inkling--untitled-count 0
  "How many buffers without a file had an address.")

(defun inkling--document-uri ()
  "The address of this buffer, which need not have a file.
Without one it is no name of the buffer's, which another one may get later."
  (if (and buffer-file-name (not (file-remote-p buffer-file-name)))
      (inkling--file-uri (expand-file-name buffer-file-name))
    (format "untitled:Untitled-%d" (cl-incf inkling--untitled-count))))

(defun inkling--language-id ()
  "What kind of text this is, by the protocol's names."
  (if (or (bound-and-true-p git-commit-mode) (derived-mode-p 'log-edit-mode))
      "gitcommit"
    (pcase (string-remove-suffix "-mode" (symbol-name major-mode))
      ("text" "plaintext")
      ("rst" "restructuredtext")
      ("adoc" "asciidoc")
      ("message" "mail")
      ("typst-ts" "typst")
      ("gfm" "markdown")
      ("plain-tex" "plaintex")
      ("change-log" "changelog")
      (name (downcase name)))))

(defun inkling--text (beginning end)
  "The text from BEGINNING to END, character by character, as the server takes it.
A carriage return ends no line here, and raw bytes are no characters there."
  (replace-regexp-in-string
   "[\r\x3fff80-\x3fffff]" (lambda (found) (if (equal found "\r") " " "�"))
   (buffer-substring-no-properties beginning end) t t))

(defun inkling--position (place)
  "PLACE as the protocol counts: lines from 0, characters of the line."
  (save-excursion
    (goto-char place)
    (let ((inhibit-field-text-motion t))
      (list :line (1- (line-number-at-pos nil t))
            :character (- (point) (line-beginning-position))))))

(defun inkling--place-of (position)
  "The place in the buffer that POSITION of the protocol means."
  (save-excursion
    (goto-char (point-min))
    (forward-line (plist-get position :line))
    (min (+ (point) (plist-get position :character)) (line-end-position))))

(defun inkling--before-change (beginning end)
  "Remember where the text from BEGINNING to END lies, before it changes."
  (save-restriction
    (widen)
    (setq inkling--before
          (and (inkling--is-open)
               (eq inkling--told-tick (buffer-chars-modified-tick))
               (list beginning (- end beginning)
                     (list :start (inkling--position beginning)
                           :end (inkling--position end)))))))

(defun inkling--after-change (beginning end length)
  "Note how LENGTH characters became the text from BEGINNING to END."
  (when (and (= length 0) (> (- end beginning) 1))
    (setq inkling--put-in (copy-marker end)))
  (when (and (inkling--is-open) (not (eq inkling--told-tick (buffer-chars-modified-tick))))
    (pcase inkling--before
      (`(,(pred (= beginning)) ,(pred (= length)) ,range)
       (save-restriction
         (widen)
         (push (list :range range :text (inkling--text beginning end)) inkling--changes))
       (setq inkling--told-tick (buffer-chars-modified-tick)))
      ;; Somebody changed the text behind the hooks, or less than was announced.
      (_ (setq inkling--told-tick nil))))
  (setq inkling--before nil))

(defun inkling--open ()
  "Tell the server about this buffer."
  (save-restriction
    (widen)
    (setq inkling--version 1
          inkling--buffer (current-buffer)
          inkling--uri (inkling--document-uri)
          inkling--changes nil
          inkling--told-tick (buffer-chars-modified-tick))
    (jsonrpc-notify inkling--server :textDocument/didOpen
                    `(:textDocument (:uri ,inkling--uri :languageId ,(inkling--language-id)
                                     :version 1 :text ,(inkling--text (point-min) (point-max))))))
  (when inkling--private (inkling--tell-privacy)))

(defun inkling--tell-privacy ()
  "Tell the server whether it may learn from this buffer."
  (jsonrpc-async-request
   inkling--server :workspace/executeCommand
   `(:command "inkling.setLearning"
     :arguments [(:enabled ,(if inkling--private :json-false t) :uri ,inkling--uri)])
   :success-fn #'ignore :error-fn #'ignore :timeout-fn #'ignore))

(defun inkling--saved ()
  "Tell the server that the text is kept: what is thrown away is not learned from."
  (when (inkling--is-ready)
    (inkling--flush)
    (jsonrpc-notify inkling--server :textDocument/didSave (inkling--document))))

(defun inkling--close ()
  "Tell the server that this buffer needs it no more."
  (when (inkling--is-open)
    (ignore-errors
      (jsonrpc-notify inkling--server :textDocument/didClose (inkling--document))))
  (setq inkling--version nil))

(defun inkling--reopen ()
  "Tell the server that the buffer has another name."
  (when inkling--version
    (inkling--close)
    (inkling--open)))

(defun inkling--flush ()
  "Tell the server of the changes."
  (unless (eq inkling--told-tick (buffer-chars-modified-tick))
    (save-restriction
      (widen)
      (setq inkling--changes (list (list :text (inkling--text (point-min) (point-max))))
            inkling--told-tick (buffer-chars-modified-tick))))
  (when-let ((newest (pop inkling--changes)))
    ;; By itself, so that the server sees a character typed and not a passage pasted.
    (when inkling--changes (inkling--tell-changes (nreverse inkling--changes)))
    (inkling--tell-changes (list newest))
    (setq inkling--changes nil)))

(defun inkling--tell-changes (changes)
  "Tell the server of CHANGES, the earliest first, which make a version together."
  (cl-incf inkling--version)
  (jsonrpc-notify inkling--server :textDocument/didChange
                  `(:textDocument (:uri ,inkling--uri :version ,inkling--version)
                    :contentChanges ,(vconcat changes))))

(defun inkling--document (&rest more)
  "Parameters that name this document, and MORE."
  `(:textDocument (:uri ,inkling--uri) ,@more))

(defun inkling--here (&rest more)
  "Parameters that name point in this document, and MORE."
  (apply #'inkling--document :position (save-restriction (widen) (inkling--position (point))) more))

(defun inkling--is-open ()
  "Whether the server was given the text of this buffer."
  (and inkling--version (eq inkling--buffer (current-buffer))))

(defun inkling--is-ready ()
  "Whether the server knows this buffer."
  (and (inkling--is-open) (jsonrpc-running-p inkling--server)))

(defun inkling--open-clone ()
  "Tell the server about this buffer where it is a clone, as Org captures into."
  (when (and inkling--version (not (inkling--is-open)) (jsonrpc-running-p inkling--server))
    (inkling--open)))

(defun inkling--request (method parameters &optional seconds)
  "Ask the server METHOD with PARAMETERS and wait for its answer.
But no longer than SECONDS, or 2."
  (unless (inkling--is-ready)
    (user-error "Inkling does not run here; try M-x inkling-mode"))
  (inkling--flush)
  (jsonrpc-request inkling--server method parameters :timeout (or seconds 2)))

(defun inkling--request-later (method parameters then)
  "Ask the server METHOD with PARAMETERS, and give THEN the answer.
But only if this buffer, its text and point are still as they are now."
  (inkling--flush)
  (let* ((buffer (current-buffer))
         (place (inkling--moment)))
    (jsonrpc-async-request
     inkling--server method parameters
     :success-fn (lambda (answer)
                   (when (eq buffer (window-buffer))
                     (with-current-buffer buffer
                       (when (equal place (inkling--moment))
                         (funcall then answer)))))
     :error-fn #'ignore
     :timeout-fn #'ignore)))

(defun inkling--moment ()
  "Point and text as they are now, as something to compare."
  (cons (point) (buffer-chars-modified-tick)))

(defun inkling--execute (command &rest argument)
  "Run COMMAND of the server with the property list ARGUMENT and return its result.
Where the server refuses it, say so in its words."
  (condition-case problem
      (inkling--request :workspace/executeCommand `(:command ,command :arguments [,argument]))
    (jsonrpc-error
     (let ((said (alist-get 'jsonrpc-error-message (cddr problem))))
       (if said
           (user-error "Inkling: %s" said)
         (signal (car problem) (cdr problem)))))))

(defun inkling--apply-text-edits (edits)
  "Apply EDITS of the protocol to this buffer, as one step of undo."
  (save-restriction
    (widen)
    (let ((places (mapcar (lambda (edit)
                            (let ((range (plist-get edit :range)))
                              (list (inkling--place-of (plist-get range :start))
                                    (inkling--place-of (plist-get range :end))
                                    (plist-get edit :newText))))
                          edits)))
      (undo-boundary)
      (save-excursion
        (pcase-dolist (`(,beginning ,end ,text)
                       (sort places (lambda (one other) (> (car one) (car other)))))
          (goto-char end) ; a marker of point before the edit stays before it, one behind behind
          (insert-before-markers text)
          (delete-region beginning end)))
      (undo-boundary))))

(defun inkling--apply-edit (edit)
  "Apply the workspace edit EDIT to the buffers it names that are open here."
  (let ((by-uri (append
                 (cl-loop for (uri edits) on (plist-get edit :changes) by #'cddr
                          collect (cons (substring (symbol-name uri) 1) edits))
                 (mapcar (lambda (change)
                           (cons (plist-get (plist-get change :textDocument) :uri)
                                 (plist-get change :edits)))
                         (plist-get edit :documentChanges)))))
    (dolist (buffer (buffer-list))
      (when-let ((edits (cdr (assoc (buffer-local-value 'inkling--uri buffer) by-uri))))
        (with-current-buffer buffer (inkling--apply-text-edits edits))))))

(provide 'inkling-document)
;;; inkling-document.el ends here
