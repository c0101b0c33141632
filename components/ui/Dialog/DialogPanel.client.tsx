'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon/Icon';
import styles from './Dialog.module.css';

export type DialogSize = 'narrow' | 'normal' | 'wide' | 'video';

interface Props {
  title: ReactNode;
  /** Names a title that is seen elsewhere (a video): the bar above the content has only the close button then. */
  titleHidden?: boolean;
  size?: DialogSize;
  /** Its id, for a button with `commandfor`. */
  id?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** In the page only while the dialog is open, so that what plays or loads stops when it closes. */
  mountWhenOpen?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. The browser's own dialog gives focus and its return, Escape and what lies behind; a press on the
 * backdrop closes it too, and the page behind does not scroll (specification "Dialogs").
 */
export function DialogPanel({ title, titleHidden, size = 'normal', id, open, onOpenChange, mountWhenOpen, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();
  // Until its script runs, a closed dialog holds its content, since a button can open it without script.
  const [shown, setShown] = useState(open);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    else if (!open && element.open) element.close();
    setShown(open);
  }, [open]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.dialog, styles[size])}
      data-tone="plain"
      aria-labelledby={titleId}
      onClose={() => onOpenChange(false)}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={(event) => {
        // Only a press that began on the backdrop: selecting text and letting go outside must not close it.
        const element = event.currentTarget;
        if (event.target === element && pressed.current === element) element.close();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={titleHidden ? 'visually-hidden' : styles.title}>
          {title}
        </h2>
        <form method="dialog" className={styles.closing}>
          <button className={styles.close} aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className={styles.body}>{mountWhenOpen && !shown ? null : children}</div>
    </dialog>
  );
}
