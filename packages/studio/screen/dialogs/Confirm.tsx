import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  /** Label of the confirm button: a verb. */
  action: string;
  confirm: () => void;
  close: () => void;
  children: ReactNode;
}

/** Dialog that asks for confirmation. */
export function Confirm({ title, action, confirm, close, children }: Props) {
  return (
    <Dialog title={title} close={close}>
      {children}
      <div className="actions">
        <button type="button" onClick={close}>
          Cancel
        </button>
        <button
          type="button"
          className="danger"
          onClick={() => {
            close();
            confirm();
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
