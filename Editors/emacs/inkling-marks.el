;;; inkling-marks.el --- Marks on unknown words  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Marks words that are in no word list, as the server publishes them if `diagnostics.unknownWords'
;; says so.

;;; Code:

(require 'inkling-document)
(require 'seq)

(defface inkling-unknown
  '((((supports :underline (:style wave))) :underline (:style wave :color "DarkOrange"))
    (t :inherit warning :underline t))
  "Face of words that are in no word list."
  :group 'inkling)

(defvar-local inkling--unknown nil
  "The diagnostics that the server has last published, in the order of the text.")
(defvar-local inkling--marks nil
  "The overlays that show them.")
(defvar-local inkling--pause nil
  "The timer that waits for a pause after a change, or nil.")
(defvar quail-translating)

(defun inkling--published (uri diagnostics)
  "Mark the words in DIAGNOSTICS in the buffer whose document is URI."
  (when-let ((buffer (seq-find (lambda (buffer)
                                 (with-current-buffer buffer
                                   (and (inkling--is-open) (equal inkling--uri uri))))
                               (buffer-list))))
    (with-current-buffer buffer
      (setq inkling--unknown (append diagnostics nil)))
    (inkling--mark buffer)))

(defun inkling--unmark ()
  "Remove all marks."
  (mapc #'delete-overlay inkling--marks)
  (setq inkling--marks nil
        inkling--unknown nil))

(defun inkling--mark (buffer)
  "Mark what was last published in BUFFER.
If its text has changed since, that is left to the next pause."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (when (and (inkling--is-open)
                 (null inkling--changes)
                 (eq inkling--told-tick (buffer-chars-modified-tick)))
        (mapc #'delete-overlay inkling--marks)
        (save-excursion
          (save-restriction
            (widen)
            (goto-char (point-min))
            (let ((line 0)
                  (inhibit-field-text-motion t))
              (setq inkling--marks
                    (mapcar (lambda (found)
                              (let* ((range (plist-get found :range))
                                     (start (plist-get range :start)))
                                ;; From one to the next: counted from the top of a long buffer, each would take a while.
                                (forward-line (- (plist-get start :line) line))
                                (setq line (plist-get start :line))
                                (inkling--overlay
                                 (plist-get start :character)
                                 (plist-get (plist-get range :end) :character)
                                 (plist-get found :message))))
                            inkling--unknown)))))))))

(defun inkling--overlay (start end message)
  "Mark the columns from START to END of the line that begins at point.
MESSAGE is shown on demand."
  (let ((overlay (make-overlay (min (+ (point) start) (line-end-position))
                               (min (+ (point) end) (line-end-position)))))
    (overlay-put overlay 'face 'inkling-unknown)
    (overlay-put overlay 'help-echo message)
    overlay))

(defun inkling--await-pause (&rest _)
  "After a change, wait for a pause."
  (unless inkling--pause
    (setq inkling--pause (run-with-idle-timer 0.3 nil #'inkling--after-pause (current-buffer)))))

(defun inkling--after-pause (buffer)
  "Send the changes in BUFFER that no request has sent, then mark anew.
Marks are lost where text is replaced; and if the server publishes nothing, what
it has published is right."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (setq inkling--pause nil)
      ;; What an input method is about to compose is not typed yet.
      (when (and (inkling--is-ready) (not (bound-and-true-p quail-translating)))
        (inkling--flush)
        (when inkling--unknown
          (run-at-time 0.3 nil #'inkling--mark buffer))))))

(provide 'inkling-marks)
;;; inkling-marks.el ends here
