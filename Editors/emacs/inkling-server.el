;;; inkling-server.el --- The servers of Inkling  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; One server per root folder, restarted when it crashes.

;;; Code:

(require 'inkling-document)
(require 'inkling-marks)
(require 'jsonrpc)
(require 'seq)
(require 'subr-x)

(defgroup inkling nil
  "A typing assistant for prose."
  :group 'text
  :prefix "inkling-")

(defcustom inkling-command '("inkling")
  "The program and its arguments."
  :type '(repeat string))

(defcustom inkling-settings nil
  "Inkling's own settings, as in its config.json, but as a property list.
For example (:inlinePrediction (:mode \"yes\"))."
  :type 'plist)

(defclass inkling--connection (jsonrpc-process-connection)
  ((root :initarg :root :documentation "The folder it was started for, or nil.")
   (capabilities :initform nil :documentation "The capabilities, once initialized.")
   (late :initform nil :documentation "Whether a key has waited for it in vain.")
   (successor :initform nil :documentation "Whether it replaces one that crashed.")
   (leaving :initform nil :documentation "Whether it was asked to exit."))
  :documentation "A running server.")

(defvar inkling--servers nil
  "The running servers.")

(defvar inkling--breakdowns nil
  "The times of crashes, in seconds, the latest first.")

(defun inkling--root ()
  "Return the nearest enclosing folder with settings or a repository, or nil."
  (unless (file-remote-p default-directory)
    (when-let ((root (or (locate-dominating-file default-directory ".inkling.json")
                         (locate-dominating-file default-directory ".git"))))
      (directory-file-name (expand-file-name root)))))

(defun inkling--quietly ()
  "Return arguments that keep jsonrpc from logging text, by its version."
  (if (memq '-events-buffer-config
            (mapcar #'eieio-slot-descriptor-name (eieio-class-slots 'jsonrpc-connection)))
      '(:events-buffer-config (:size 0))
    '(:events-buffer-scrollback-size 0)))

(defun inkling--start (root)
  "Start a server for the folder ROOT."
  (let* ((name "Inkling")
         (default-directory (or root (expand-file-name "~/")))
         (server (apply #'make-instance 'inkling--connection
                        :name name :root root
                        :request-dispatcher #'inkling--handle-request
                        :notification-dispatcher #'inkling--handle-notification
                        :on-shutdown #'inkling--ended
                        :process (make-process
                                  :name name :command inkling-command
                                  :connection-type 'pipe :coding 'utf-8-emacs-unix :noquery t
                                  :stderr (get-buffer-create (format "*%s stderr*" name)))
                        (inkling--quietly))))
    (push server inkling--servers)
    (jsonrpc-async-request
     server :initialize
     `(:processId ,(emacs-pid)
       :clientInfo (:name "Emacs" :version ,emacs-version)
       :rootUri ,(and root (inkling--file-uri root))
       :initializationOptions ,(inkling--settings)
       :capabilities
       (:general (:positionEncodings ["utf-32"])
        :workspace (:applyEdit t :configuration t)
        :textDocument (:synchronization (:didSave t)
                       :inlineCompletion (:dynamicRegistration :json-false)
                       :codeAction (:codeActionLiteralSupport (:codeActionKind (:valueSet []))))
        :experimental (:inkling (:didRevertCorrection t))))
     :success-fn (lambda (answer) (inkling--started server answer))
     :error-fn (lambda (answer) (message "Inkling did not start: %s" (plist-get answer :message))))
    server))

(defun inkling--started (server answer)
  "Open the documents that wait for SERVER, which was initialized with ANSWER."
  (oset server capabilities (plist-get answer :capabilities))
  (jsonrpc-notify server :initialized (make-hash-table))
  (inkling--each-buffer server #'inkling--open)
  (when (oref server successor)
    (inkling--announce "Inkling crashed and was restarted")))

(defun inkling--each-buffer (server action)
  "Call ACTION in each buffer of SERVER."
  (dolist (buffer (buffer-list))
    (when (eq (buffer-local-value 'inkling--server buffer) server)
      (with-current-buffer buffer (funcall action)))))

(defun inkling--server-for (root)
  "Return the server for the folder ROOT; start it if there is none."
  (or (seq-find (lambda (server) (equal (oref server root) root)) inkling--servers)
      (inkling--start root)))

(defun inkling--ended (server)
  "Restart SERVER, which has exited, if it crashed; but not endlessly."
  (setq inkling--servers (delq server inkling--servers))
  (inkling--each-buffer server (lambda () (setq inkling--version nil) (inkling--unmark)))
  (force-mode-line-update t)
  (unless (oref server leaving)
    (push (float-time) inkling--breakdowns)
    (if (< (- (float-time) (or (nth 3 inkling--breakdowns) 0)) 60)
        (inkling--announce "Inkling crashed again; M-x inkling-restart starts it")
      (run-at-time 0 nil #'inkling--replace server))))

(defun inkling--replace (server)
  "Start another server in place of SERVER, with the same documents."
  (let ((successor (inkling--server-for (oref server root))))
    (oset successor successor t)
    (inkling--each-buffer server
                          (lambda ()
                            (setq inkling--server successor)
                            ;; A file opened in the meantime may have started it.
                            (when (oref successor capabilities) (inkling--open))))))

(defun inkling--dismiss (server)
  "Ask SERVER to exit, without waiting for it."
  (oset server leaving t)
  (setq inkling--servers (remq server inkling--servers))
  (ignore-errors
    (jsonrpc-async-request server :shutdown nil :success-fn #'ignore :error-fn #'ignore
                           :timeout-fn #'ignore)
    (jsonrpc-notify server :exit nil)))

(defun inkling--has-ended (server)
  "Return whether the program of SERVER has exited.
While a signal ends Emacs it is not notified of that, but the system knows."
  (or (not (jsonrpc-running-p server))
      (let ((known (process-attributes (process-id (jsonrpc--process server)))))
        (member (cdr (assq 'state known)) '(nil "Z")))))

(defun inkling--stop-all (rest)
  "Ask all servers to exit and wait for a second.
Meanwhile call REST repeatedly."
  (let ((servers inkling--servers)
        (deadline (+ (float-time) 1)))
    (mapc #'inkling--dismiss servers)
    (while (and (< (float-time) deadline) (not (seq-every-p #'inkling--has-ended servers)))
      (funcall rest))))

(defun inkling--stop-at-end ()
  "Ask all servers to exit when Emacs does."
  ;; Without `sleep-for' and `accept-process-output': when Emacs ends because its terminal is gone, they would fail
  ;; again, and Emacs would die at once, before auto-saving changes.
  (inkling--stop-all #'ignore))

(add-hook 'kill-emacs-hook #'inkling--stop-at-end)

(defun inkling-restart ()
  "Restart Inkling in all buffers, for example after an update."
  (interactive)
  (setq inkling--breakdowns nil)
  (inkling--stop-all (lambda () (sleep-for 0.01)))
  (dolist (buffer (buffer-list))
    (when (buffer-local-value 'inkling-mode buffer)
      (with-current-buffer buffer
        (setq inkling--version nil)
        (inkling--unmark)
        (setq inkling--server (inkling--server-for (inkling--root)))))))

(defun inkling--settings ()
  "Return the server's settings: an object, even if empty."
  (or inkling-settings (make-hash-table)))

(defun inkling--handle-request (_server method parameters)
  "Answer the server's request METHOD with PARAMETERS."
  (pcase method
    ('workspace/configuration
     (vconcat (mapcar (lambda (_) (inkling--settings)) (plist-get parameters :items))))
    ('workspace/applyEdit
     (inkling--apply-edit (plist-get parameters :edit))
     '(:applied t))))

(defun inkling--handle-notification (_server method parameters)
  "Handle the server's notification METHOD with PARAMETERS."
  (pcase method
    ('window/showMessage
     (message "Inkling: %s" (plist-get parameters :message)))
    ('textDocument/publishDiagnostics
     (inkling--published (plist-get parameters :uri) (plist-get parameters :diagnostics)))
    ('inkling/didRevertCorrection
     (inkling--announce "Inkling: %s" (plist-get parameters :message)))))

(defun inkling--announce (format &rest arguments)
  "Show a message of FORMAT and ARGUMENTS when the user pauses.
The next key would clear it."
  (apply #'run-with-idle-timer 0.5 nil #'message format arguments))

(provide 'inkling-server)
;;; inkling-server.el ends here
