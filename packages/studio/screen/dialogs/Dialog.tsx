import { useEffect, useId, useRef, type ReactNode } from 'react';
import './dialogs.css';

interface Props {
  title: string;
  close: () => void;
  children: ReactNode;
}

/** Modal dialog that is open while it is mounted. Escape closes it. */
export function Dialog({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Close before unmounting, or focus does not return to the element that opened the dialog.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        // Ignore "cancel" events that bubble from a file input inside.
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
