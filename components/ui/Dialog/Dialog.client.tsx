'use client';

import { useId, useRef, type ReactNode } from 'react';
import { Modal } from './Modal.client';

/** A modal dialog with the button that opens it. Before hydration, invoker commands open and close the dialog. */
export function Dialog({
  title,
  trigger,
  triggerClass,
  children,
}: {
  title: string;
  trigger: ReactNode;
  triggerClass?: string;
  children: ReactNode;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={triggerClass}
        aria-haspopup="dialog"
        onClick={(event) => {
          // Cancel the invoker command. It would run when the dialog is already open, and the browser would log a
          // warning.
          event.preventDefault();
          dialog.current?.showModal();
        }}
        {...{ command: 'show-modal', commandfor: id }}
      >
        {trigger}
      </button>
      <Modal ref={dialog} id={id} title={title}>
        {children}
      </Modal>
    </>
  );
}
