;;; inkling-tests.el --- Tests of inkling.el that need no server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;;   emacs --batch -L Editors/emacs -l inkling-tests -f ert-run-tests-batch-and-exit

;;; Code:

(require 'cl-lib)
(require 'ert)
(require 'log-edit)
(require 'inkling)

(defvar inkling-tests--model nil
  "The text as a server knows it from the notifications.")

(defun inkling-tests--offset (position)
  "Return the offset of the LSP position POSITION in the model."
  (let ((lines (split-string inkling-tests--model "\n")))
    (+ (cl-loop for line in (seq-take lines (plist-get position :line))
                sum (1+ (length line)))
       (plist-get position :character))))

(defun inkling-tests--hear (_server method parameters)
  "Update the model like a server, by the notification METHOD with PARAMETERS."
  (pcase method
    (:textDocument/didOpen
     (setq inkling-tests--model (plist-get (plist-get parameters :textDocument) :text)))
    (:textDocument/didChange
     (seq-doseq (change (plist-get parameters :contentChanges))
       (let ((range (plist-get change :range)) (text (plist-get change :text)))
         (setq inkling-tests--model
               (if (null range) text
                 (concat
                  (substring inkling-tests--model
                             0 (inkling-tests--offset (plist-get range :start)))
                  text
                  (substring inkling-tests--model
                             (inkling-tests--offset (plist-get range :end)))))))))))

(defmacro inkling-tests--told (text &rest body)
  "Run BODY in a buffer with TEXT whose changes update the model."
  (declare (indent 1))
  `(cl-letf (((symbol-function 'jsonrpc-notify) #'inkling-tests--hear))
     (with-temp-buffer
       (insert ,text)
       (buffer-enable-undo)
       (add-hook 'before-change-functions #'inkling--before-change nil t)
       (add-hook 'after-change-functions #'inkling--after-change nil t)
       (inkling--open)
       ,@body)))

(defun inkling-tests--change ()
  "Make a random change at a random position."
  (let ((place (+ (point-min) (random (1+ (buffer-size)))))
        (other (+ (point-min) (random (1+ (buffer-size))))))
    (goto-char place)
    (pcase (random 8)
      ((or 0 1 2) (insert (nth (random 5) '("a" "🎈" "é\n" "\n" "two words"))))
      ((or 3 4) (delete-region place (min (point-max) (+ place (random 4)))))
      (5 (upcase-region (min place other) (max place other)))
      (6 (subst-char-in-region (min place other) (max place other) ?a ?b))
      (7 (let ((inhibit-modification-hooks t)) (insert "unseen"))))))

(ert-deftest inkling-tests-the-server-has-the-text-after-any-changes ()
  (random "inkling")
  (inkling-tests--told "A letter\nwith a 🎈 and é\n\n"
    (dotimes (_ 400)
      (dotimes (_ (1+ (random 3))) (inkling-tests--change))
      (inkling--flush)
      (should (equal inkling-tests--model (buffer-string))))))

(ert-deftest inkling-tests-after-very-many-changes-the-whole-text-is-told ()
  (inkling-tests--told (apply #'concat (make-list 2000 "teh cat\n"))
    (let ((counted 0))
      (cl-letf* ((count-lines (symbol-function 'line-number-at-pos))
                 ((symbol-function 'line-number-at-pos)
                  (lambda (&rest parameters)
                    (cl-incf counted)
                    (apply count-lines parameters))))
        (goto-char (point-min))
        (while (search-forward "teh" nil t) (replace-match "the")))
      (should (< counted 1100)))
    (should-not inkling--changes)
    (inkling--flush)
    (should (equal inkling-tests--model (buffer-string)))
    (insert "again")
    (should (= (length inkling--changes) 1))
    (inkling--flush)
    (should (equal inkling-tests--model (buffer-string)))))

(ert-deftest inkling-tests-a-change-in-a-narrowed-buffer-is-told-for-all-of-it ()
  (inkling-tests--told "one\ntwo\nthree"
    (narrow-to-region 5 8)
    (goto-char (point-max))
    (insert " and a half")
    (inkling--flush)
    (should (equal inkling-tests--model "one\ntwo and a half\nthree"))))

(ert-deftest inkling-tests-the-output-of-a-program-is-told ()
  (inkling-tests--told "one\ntwo\n"
    (call-process-region (point-min) (point-max) "sort" t t nil "-r")
    (inkling--flush)
    (should (equal inkling-tests--model "two\none\n"))
    (call-process "echo" nil t nil "three")
    (insert "four")
    (inkling--flush)
    (should (equal inkling-tests--model (buffer-string)))))

(ert-deftest inkling-tests-what-is-no-text-is-told-with-the-same-length ()
  (inkling-tests--told (concat "a\rb" (string #x3fffc0) "c")
    (should (equal inkling-tests--model "a b�c"))))

(ert-deftest inkling-tests-positions-count-characters ()
  (with-temp-buffer
    (insert "one\n🎈🎈 é")
    (should (equal (inkling--position (point)) '(:line 1 :character 4)))
    (should (= (inkling--place-of '(:line 1 :character 2)) 7))
    (should (= (inkling--place-of '(:line 1 :character 99)) (point-max)))))

(ert-deftest inkling-tests-edits-are-made-together-and-undone-in-one-step ()
  (with-temp-buffer
    (buffer-enable-undo)
    (insert "i think teh ")
    (undo-boundary)
    (inkling--apply-text-edits
     [(:range (:start (:line 0 :character 0) :end (:line 0 :character 1)) :newText "I")
      (:range (:start (:line 0 :character 8) :end (:line 0 :character 11)) :newText "the")])
    (should (equal (buffer-string) "I think the "))
    (should (= (point) (point-max)))
    (primitive-undo 1 (cdr buffer-undo-list))
    (should (equal (buffer-string) "i think teh "))))

(ert-deftest inkling-tests-a-ghost-loses-what-is-typed-of-it ()
  (let ((parts '(("ng" . nil) (" home." . t) (" And" . nil))))
    (should (equal (inkling--without-front parts "n") '(("g" . nil) (" home." . t) (" And" . nil))))
    (should (equal (inkling--without-front parts "ng h") '(("ome." . t) (" And" . nil))))
    (should-not (inkling--without-front parts "x"))))

(ert-deftest inkling-tests-a-ghost-can-be-taken-up-to-the-end-of-a-sentence ()
  (with-temp-buffer
    (set-window-buffer nil (current-buffer))
    (inkling--show '(("ng" . nil) (" home." . t) (" And" . nil)))
    (inkling-accept-sentence)
    (should (equal (buffer-string) "ng home."))
    (inkling--follow)
    (should (equal inkling--parts '((" And" . nil))))
    (inkling-accept-word)
    (should (equal (buffer-string) "ng home. And"))
    (inkling--follow)
    (should-not inkling--ghost)))

(ert-deftest inkling-tests-a-ghost-is-for-the-word-before-it ()
  (pcase-dolist (`(,change . ,rest)
                 '(((insert "w t") . (("o" . nil)))
                   ((delete-char -1) . nil)
                   ((upcase-word -1) . nil)
                   ((transpose-chars -1) . nil)
                   ((kill-whole-line) . nil)))
    (with-temp-buffer
      (set-window-buffer nil (current-buffer))
      (insert "Let me kno")
      (inkling--show '(("w" . nil) (" to" . nil)))
      (eval change)
      (inkling--follow)
      (should (equal inkling--parts rest)))))

(ert-deftest inkling-tests-a-ghost-stays-behind-a-word-that-moves-to-the-next-line ()
  (with-temp-buffer
    (set-window-buffer nil (current-buffer))
    (insert "Let me kno")
    (inkling--show '(("w" . nil) (" to" . nil)))
    (insert "w")
    (let ((fill-column 8)) (do-auto-fill))
    (inkling--follow)
    (should (equal (buffer-string) "Let me\nknow"))
    (should (equal inkling--parts '((" to" . nil))))))

(ert-deftest inkling-tests-a-ghost-yields-where-a-predicate-says-so ()
  (with-temp-buffer
    (let ((inkling-ghost-predicates '(ignore)))
      (inkling--show '(("ng" . nil)))
      (should-not inkling--ghost))))

(ert-deftest inkling-tests-a-text-without-a-name-is-no-program ()
  (dolist (kind '((log-edit-mode . "gitcommit") (plain-tex-mode . "plaintex") (change-log-mode . "changelog")))
    (with-temp-buffer
      (funcall (car kind))
      (should (equal (inkling--language-id) (cdr kind))))))

(ert-deftest inkling-tests-a-word-at-point-has-its-inner-apostrophes ()
  (with-temp-buffer
    (insert "“'don't'” he said")
    (goto-char 6)
    (should (equal (inkling--word-at-point) "don't"))))

(provide 'inkling-tests)
;;; inkling-tests.el ends here
