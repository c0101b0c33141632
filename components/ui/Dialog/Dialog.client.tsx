'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** What opens the dialog: the words or picture inside its button. */
  trigger: ReactNode;
  triggerClass?: string;
  triggerLabel?: string;
  wide?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Only in the document while the dialog is open, so that what plays stops when it closes. */
  children: ReactNode;
}

/**
 * A modal dialog with the button that opens it. The browser's own dialog gives focus, Escape and what lies
 * behind; a press on the backdrop closes it too, and the page behind does not scroll (specification "Dialogs").
 */
export function Dialog({ title, trigger, triggerClass, triggerLabel, wide, onOpenChange, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (open && dialog.current && !dialog.current.open) dialog.current.showModal();
  }, [open]);

  const change = (now: boolean): void => {
    setOpen(now);
    onOpenChange?.(now);
  };

  return (
    <>
      <button
        type="button"
        className={triggerClass}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        onClick={() => change(true)}
      >
        {trigger}
      </button>
      {/* The backdrop is the dialog's own; by keyboard Escape and the close button do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className={`${styles.dialog} ${wide ? styles.wide : ''}`}
        aria-label={title}
        onClose={() => change(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget) dialog.current?.close();
        }}
      >
        {open ? (
          <>
            <div className={styles.head}>
              <p className={styles.title}>
                <strong>{title}</strong>
              </p>
              <button
                type="button"
                className={styles.close}
                aria-label="Close"
                onClick={() => dialog.current?.close()}
              >
                <Icon name="close" />
              </button>
            </div>
            <div className={styles.body}>{children}</div>
          </>
        ) : null}
      </dialog>
    </>
  );
}
