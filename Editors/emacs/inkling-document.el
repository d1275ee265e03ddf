;;; inkling-document.el --- The server's document of a buffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Synchronizes buffers with their server, change by change; makes synchronous and asynchronous
;; requests at point; applies the edits that come back.

;;; Code:

(require 'cl-lib)
(require 'jsonrpc)
(require 'subr-x)
(require 'url-util)

(defvar-local inkling--server nil
  "The server of this buffer.")
(defvar-local inkling--version nil
  "The version of the text that the server has; nil while it has none.")
(defvar-local inkling--uri nil
  "The URI of the document.")
(defvar-local inkling--buffer nil
  "The buffer whose text the server has.
In a clone of it, which copies all its variables, that is another buffer.")
(defvar-local inkling--private nil
  "Whether nothing is learned from this buffer.")
(put 'inkling--private 'permanent-local t)
(defvar-local inkling--changes nil
  "The changes not sent to the server yet, the latest first.")
(defconst inkling--changes-limit 500
  "The most changes that are sent one by one.
Each is counted from the top of the buffer, so more of them, as made by
\\[replace-string], cost more than the whole text.")
(defvar-local inkling--told-tick nil
  "The buffer's modification tick after the known changes.
If it differs, a change was missed, and the whole text is sent.")
(defvar-local inkling--before nil
  "The next change as announced: (BEGINNING LENGTH RANGE).")

(defvar-local inkling--put-in nil
  "The end of the text that was last inserted as a whole, such as a paste.")

(defun inkling--file-uri (path)
  "Return the URI of the file PATH."
  (concat "file://" (url-hexify-string (encode-coding-string path 'utf-8)
                                       (url--allowed-chars (cons ?/ url-unreserved-chars)))))

(defvar inkling--untitled-count 0
  "The number of buffers without a file that were given a URI.")

(defun inkling--document-uri ()
  "Return a URI for this buffer, which need not have a file.
Without one it is not based on the buffer's name, which others may get later."
  (if (and buffer-file-name (not (file-remote-p buffer-file-name)))
      (inkling--file-uri (expand-file-name buffer-file-name))
    (format "untitled:Untitled-%d" (cl-incf inkling--untitled-count))))

(defun inkling--language-id ()
  "Return the language id of this buffer."
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
  "Return the text from BEGINNING to END as the server should see it.
Carriage returns do not end lines here, and raw bytes are not characters there:
each is replaced by one character."
  (replace-regexp-in-string
   "[\r\x3fff80-\x3fffff]" (lambda (found) (if (equal found "\r") " " "�"))
   (buffer-substring-no-properties beginning end) t t))

(defun inkling--position (place)
  "Return PLACE as an LSP position: line and character in the line, from 0."
  (save-excursion
    (goto-char place)
    (let ((inhibit-field-text-motion t))
      (list :line (1- (line-number-at-pos nil t))
            :character (- (point) (line-beginning-position))))))

(defun inkling--place-of (position)
  "Return the buffer position of the LSP position POSITION."
  (save-excursion
    (goto-char (point-min))
    (forward-line (plist-get position :line))
    (min (+ (point) (plist-get position :character)) (line-end-position))))

(defun inkling--before-change (beginning end)
  "Record the range of the text from BEGINNING to END before it changes."
  (save-restriction
    (widen)
    (setq inkling--before
          (and (inkling--is-open)
               (eq inkling--told-tick (buffer-chars-modified-tick))
               (list beginning (- end beginning)
                     (list :start (inkling--position beginning)
                           :end (inkling--position end)))))))

(defun inkling--after-change (beginning end length)
  "Record the change of LENGTH characters to the text from BEGINNING to END."
  (when (and (= length 0) (> (- end beginning) 1))
    (setq inkling--put-in (copy-marker end)))
  ;; The tick tells a change of text from one of its properties, but does not count the output of a program.
  (when (and (inkling--is-open)
             (or (/= (- end beginning) length)
                 (not (eq inkling--told-tick (buffer-chars-modified-tick)))))
    (pcase inkling--before
      (`(,(pred (= beginning)) ,(pred (= length)) ,range)
       (save-restriction
         (widen)
         (push (list :range range :text (inkling--text beginning end)) inkling--changes))
       (setq inkling--told-tick (buffer-chars-modified-tick))
       (when (nthcdr inkling--changes-limit inkling--changes)
         (setq inkling--changes nil
               inkling--told-tick nil)))
      ;; The text was changed without the hooks, or less than announced.
      (_ (setq inkling--told-tick nil))))
  (setq inkling--before nil))

(defun inkling--open ()
  "Open this buffer's document."
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
  (force-mode-line-update)
  (when inkling--private (inkling--tell-privacy)))

(defun inkling--tell-privacy ()
  "Tell the server whether it may learn from this buffer."
  (jsonrpc-async-request
   inkling--server :workspace/executeCommand
   `(:command "inkling.setLearning"
     :arguments [(:enabled ,(if inkling--private :json-false t) :uri ,inkling--uri)])
   :success-fn #'ignore :error-fn #'ignore :timeout-fn #'ignore))

(defun inkling--saved ()
  "Notify the server of a save: discarded text is not learned from."
  (when (inkling--is-ready)
    (inkling--flush)
    (jsonrpc-notify inkling--server :textDocument/didSave (inkling--document))))

(defun inkling--close ()
  "Close this buffer's document."
  (when (inkling--is-open)
    (ignore-errors
      (jsonrpc-notify inkling--server :textDocument/didClose (inkling--document))))
  (setq inkling--version nil))

(defun inkling--reopen ()
  "Reopen this buffer's document after a rename."
  (when inkling--version
    (inkling--close)
    (inkling--open)))

(defun inkling--flush ()
  "Send the pending changes to the server."
  (unless (eq inkling--told-tick (buffer-chars-modified-tick))
    (save-restriction
      (widen)
      (setq inkling--changes (list (list :text (inkling--text (point-min) (point-max))))
            inkling--told-tick (buffer-chars-modified-tick))))
  (when-let ((newest (pop inkling--changes)))
    ;; Separately, so that the server sees a typed character and not a pasted passage.
    (when inkling--changes (inkling--tell-changes (nreverse inkling--changes)))
    (inkling--tell-changes (list newest))
    (setq inkling--changes nil)))

(defun inkling--catch-up ()
  "Send the text if a change was missed, such as one made in a clone.
If sent together with what is typed next, that would not count as typed."
  (when (and (inkling--is-ready) (not (eq inkling--told-tick (buffer-chars-modified-tick))))
    (inkling--flush)))

(defun inkling--tell-changes (changes)
  "Send CHANGES, the earliest first, to the server as one version."
  (cl-incf inkling--version)
  (jsonrpc-notify inkling--server :textDocument/didChange
                  `(:textDocument (:uri ,inkling--uri :version ,inkling--version)
                    :contentChanges ,(vconcat changes))))

(defun inkling--document (&rest more)
  "Return parameters for this document, and MORE."
  `(:textDocument (:uri ,inkling--uri) ,@more))

(defun inkling--here (&rest more)
  "Return parameters for point in this document, and MORE."
  (apply #'inkling--document :position (save-restriction (widen) (inkling--position (point))) more))

(defun inkling--is-open ()
  "Return whether this buffer's document is open."
  (and inkling--version (eq inkling--buffer (current-buffer))))

(defun inkling--is-ready ()
  "Return whether the server is running and has this buffer's document."
  (and (inkling--is-open) (jsonrpc-running-p inkling--server)))

(defun inkling--open-clone ()
  "Open this buffer's document if it is a clone, as used by Org capture."
  (when (and inkling--version (not (inkling--is-open)) (jsonrpc-running-p inkling--server))
    (inkling--open)))

(defun inkling--request (method parameters &optional seconds)
  "Send the request METHOD with PARAMETERS and wait for its answer.
Wait no longer than SECONDS, or 2."
  (unless (inkling--is-ready)
    (user-error "Inkling is not running here; try M-x inkling-mode"))
  (inkling--flush)
  (jsonrpc-request inkling--server method parameters :timeout (or seconds 2)))

(defun inkling--request-later (method parameters then)
  "Send the request METHOD with PARAMETERS, and call THEN with the answer.
But only if this buffer, its text and point are unchanged."
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
  "Return the current state of text, point and window, for comparison."
  (list (buffer-chars-modified-tick) (point) (selected-window)))

(defun inkling--execute (command &rest argument)
  "Run COMMAND of the server with the property list ARGUMENT; return its result.
If the server refuses it, signal its message."
  (condition-case problem
      (inkling--request :workspace/executeCommand `(:command ,command :arguments [,argument]))
    (jsonrpc-error
     (let ((said (alist-get 'jsonrpc-error-message (cddr problem))))
       (if said
           (user-error "Inkling: %s" said)
         (signal (car problem) (cdr problem)))))))

(defun inkling--apply-text-edits (edits)
  "Apply the LSP text EDITS to this buffer, as one undo step."
  (save-restriction
    (widen)
    (let ((places (mapcar (lambda (edit)
                            (let ((range (plist-get edit :range)))
                              (list (inkling--place-of (plist-get range :start))
                                    (inkling--place-of (plist-get range :end))
                                    (plist-get edit :newText))))
                          edits))
          (point (point)))
      (undo-boundary)
      (save-excursion
        (pcase-dolist (`(,beginning ,end ,text)
                       (sort places (lambda (one other) (> (car one) (car other)))))
          ;; First deleted, then inserted: the other way round, undo in a region takes back only the deletion.
          (goto-char beginning)
          (delete-region beginning end)
          ;; Point stays before or after the edit.
          (if (and (= point beginning) (< beginning end))
              (insert text)
            (insert-before-markers text))))
      (undo-boundary))))

(defun inkling--apply-edit (edit)
  "Apply the workspace edit EDIT to the open buffers that it names."
  (let ((by-uri (append
                 (cl-loop for (uri edits) on (plist-get edit :changes) by #'cddr
                          collect (cons (substring (symbol-name uri) 1) edits))
                 (mapcar (lambda (change)
                           (cons (plist-get (plist-get change :textDocument) :uri)
                                 (plist-get change :edits)))
                         (plist-get edit :documentChanges)))))
    (dolist (buffer (buffer-list))
      (with-current-buffer buffer
        ;; A clone that no command was given in has the name and the text of the buffer it was made of.
        (when-let ((edits (and (inkling--is-open) (cdr (assoc inkling--uri by-uri)))))
          (inkling--apply-text-edits edits))))))

(provide 'inkling-document)
;;; inkling-document.el ends here
