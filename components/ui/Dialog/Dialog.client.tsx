'use client';

import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** The content of the button that opens the dialog. */
  trigger: ReactNode;
  triggerClass?: string;
  triggerLabel?: string;
  /** The button's data attributes. */
  triggerData?: Record<`data-${string}`, string | undefined>;
  wide?: boolean;
  onOpenChange?: (open: boolean) => void;
  /**
   * The content of a dialog that is opened before hydration. With it, `children` are only mounted while the dialog is
   * open, so that media stop when it closes.
   */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog with the button that opens it. The native dialog handles focus, Escape and the inert page behind, and
 * invoker commands open and close it before hydration. A click on the backdrop closes it, and the page behind does not
 * scroll.
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

  const change = (now: boolean): void => {
    setOpen(now);
    onOpenChange?.(now);
  };
  const adoptOpened = useEffectEvent(() => {
    if (dialog.current?.open) change(true);
  });

  // An invoker command may have opened it before hydration.
  useEffect(() => adoptOpened(), []);
  useEffect(() => {
    if (open && dialog.current && !dialog.current.open) dialog.current.showModal();
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={triggerClass}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        onClick={(event) => {
          // The command would run on a dialog that is already open, which makes the browser log a warning.
          event.preventDefault();
          change(true);
        }}
        {...triggerData}
        {...{ command: 'show-modal', commandfor: id }}
      >
        {trigger}
      </button>
      {/* The backdrop belongs to the dialog element; Escape and the close button are its keyboard equivalents. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={id}
        closedby="any"
        className={classNames('ground-light', styles.dialog, wide && styles.wide)}
        aria-label={title}
        onClose={() => change(false)}
        // Selecting text can end on the backdrop; only a press that started there closes the dialog.
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
