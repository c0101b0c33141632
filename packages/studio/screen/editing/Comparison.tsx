import type { ReactNode } from 'react';
import type { Field } from '../api/schemas.ts';
import type { Editing } from './editing.ts';
import { ValueView, type ViewedField } from './ValueView.tsx';

interface Side {
  title: string;
  value: unknown;
  action?: ReactNode;
}

export type ComparedField = ViewedField & Pick<Field, 'id' | 'name'>;

interface Props {
  editing: Editing;
  field: ComparedField;
  sides: [Side, Side];
}

/** Two values of a field side by side. Differences in text are highlighted. */
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
