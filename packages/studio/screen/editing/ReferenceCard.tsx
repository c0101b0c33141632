import type { FieldAppSDK } from '@contentful/app-sdk';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';

interface Props {
  field: FieldAppSDK['field'];
  index: number;
  children: ReactNode;
}

const list = z.array(z.unknown());

/** Card in a list of references, with buttons to move it as an alternative to dragging. */
export function ReferenceCard({ field, index, children }: Props) {
  const items = list.safeParse(field.getValue()).data ?? [];
  const card = useRef<HTMLDivElement>(null);
  const move = (by: -1 | 1): void => {
    const editor = card.current?.closest('.editor');
    // The editor remounts its list when the value changes from outside, which loses focus.
    flushSync(() => {
      void field.setValue(items.toSpliced(index, 1).toSpliced(index + by, 0, items[index]));
    });
    const moved = editor?.querySelectorAll('.reference')[index + by];
    const buttons = [...(moved?.querySelectorAll<HTMLElement>(':scope > button:enabled') ?? [])];
    // At the ends of the list, only the button for the other direction is enabled.
    buttons.at(by < 0 ? 0 : -1)?.focus();
  };
  return (
    <div className="reference" ref={card}>
      <div className="reference-card">{children}</div>
      <button
        type="button"
        aria-label={`Move ${index + 1} up`}
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move ${index + 1} down`}
        disabled={index >= items.length - 1}
        onClick={() => move(1)}
      >
        ↓
      </button>
    </div>
  );
}
