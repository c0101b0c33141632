import type { ReactNode } from 'react';
import type { Field } from '../api/schemas.ts';
import type { Editing } from './editing.ts';
import { ValueView } from './ValueView.tsx';

interface Side {
  title: string;
  value: unknown;
  action?: ReactNode;
}

interface Props {
  editing: Editing;
  field: Field;
  sides: [Side, Side];
}

/** Two values of a field side by side, with what differs in texts marked. */
export function Comparison({ editing, field, sides }: Props) {
  return (
    <div className="sides">
      {sides.map(({ title, value, action }, index) => (
        <section key={title} aria-label={`${field.name}: ${title}`}>
          <h3>{title}</h3>
          <ValueView editing={editing} field={field} value={value} other={sides[1 - index]?.value} />
          {action}
        </section>
      ))}
    </div>
  );
}
