import type { FieldAppSDK } from '@contentful/app-sdk';
import type { ReactNode } from 'react';
import { z } from 'zod';

interface Props {
  field: FieldAppSDK['field'];
  index: number;
  children: ReactNode;
}

const list = z.array(z.unknown());

/** A card of a list, which moves up and down by buttons, besides being dragged. */
export function ReferenceCard({ field, index, children }: Props) {
  const items = list.safeParse(field.getValue()).data ?? [];
  const move = (by: -1 | 1): void => {
    const moved = items.toSpliced(index, 1).toSpliced(index + by, 0, items[index]);
    void field.setValue(moved);
  };
  return (
    <div className="reference">
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
