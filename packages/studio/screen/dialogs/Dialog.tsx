import { useEffect, useId, useRef, type ReactNode } from 'react';
import './dialogs.css';

interface Props {
  title: string;
  close: () => void;
  children: ReactNode;
}

/** A modal dialog that is there while it is rendered; Escape closes it. */
export function Dialog({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The focus returns to what opened it only where it is closed before it goes.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        // A file input inside cancels too, and bubbles.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
