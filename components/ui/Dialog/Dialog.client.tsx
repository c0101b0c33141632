'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** What opens the dialog: the words or picture inside its button. */
  trigger: ReactNode;
  triggerClass?: string;
  triggerLabel?: string;
  /** Data attributes of the button. */
  triggerData?: Record<`data-${string}`, string | undefined>;
  wide?: boolean;
  onOpenChange?: (open: boolean) => void;
  /**
   * What stands in the dialog when it is opened before the script arrives. Given, `children` are only in the document
   * while the dialog is open, so that what plays stops when it closes.
   */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog with the button that opens it. The browser's own dialog gives focus, Escape and what lies
 * behind, and its commands open and close it until the script is there, which then does; a press on the backdrop closes it too, and
 * the page behind does not scroll (specification "Dialogs").
 */
export function Dialog({
  title,
  trigger,
  triggerClass,
  triggerLabel,
  triggerData,
  wide,
  onOpenChange,
  fallback,
  children,
}: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    // By its command it may be open before this ran.
    if (dialog.current?.open) setOpen(true);
  }, []);
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
        onClick={(event) => {
          // The command would come after, to a dialog that is open already, which the browser warns of.
          event.preventDefault();
          change(true);
        }}
        {...triggerData}
        {...{ command: 'show-modal', commandfor: id }}
      >
        {trigger}
      </button>
      {/* The backdrop is the dialog's own; by keyboard Escape and the close button do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={id}
        closedby="any"
        className={classNames('ground-light', styles.dialog, wide && styles.wide)}
        aria-label={title}
        onClose={() => change(false)}
        // A text dragged out of the dialog ends on the backdrop, but was not pressed there.
        onPointerDown={(event) => {
          pressedBackdrop.current = event.target === event.currentTarget;
        }}
        onClick={(event) => {
          if (event.target === event.currentTarget && pressedBackdrop.current) dialog.current?.close();
        }}
      >
        <div className={styles.head}>
          <p className={styles.title}>
            <strong>{title}</strong>
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
            {...{ command: 'close', commandfor: id }}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>{open || fallback === undefined ? children : fallback}</div>
      </dialog>
    </>
  );
}
