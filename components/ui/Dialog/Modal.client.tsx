'use client';

import { useRef, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import styles from './Dialog.module.css';

/**
 * A modal dialog, opened with `showModal()`. The native element handles focus and Escape, and makes the page behind it
 * inert. A click on the backdrop closes the dialog. The page behind does not scroll.
 */
export function Modal({
  ref,
  id,
  title,
  className,
  onClose,
  children,
}: {
  ref: Ref<HTMLDialogElement>;
  /** Lets invoker commands open and close the dialog before hydration. */
  id?: string;
  title: string;
  className?: string;
  onClose?: () => void;
  children: ReactNode;
}) {
  const pressedBackdrop = useRef(false);
  return (
    // A click on the backdrop targets the dialog element. Escape and the close button are the keyboard equivalents.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      className={classNames('ground-light', styles.dialog, className)}
      aria-label={title}
      onClose={onClose}
      // A text selection can end on the backdrop, so only a press that also started there closes the dialog.
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBackdrop.current) event.currentTarget.close();
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
            event.currentTarget.closest('dialog')?.close();
          }}
          {...{ command: 'close', commandfor: id }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
