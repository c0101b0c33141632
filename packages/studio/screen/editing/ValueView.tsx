import { z } from 'zod';
import type { Field } from '../api/schemas.ts';
import { assetFile, formatSize } from '../assets/asset.ts';
import type { Editing } from './editing.ts';
import { LinkTitle } from './LinkTitle.tsx';
import { richTextNode } from './rich-text.ts';
import { RichTextView } from './RichTextView.tsx';
import { changedParts } from './text-parts.ts';
import { isEmpty } from './validations.ts';

const link = z.object({ sys: z.object({ linkType: z.enum(['Entry', 'Asset']), id: z.string() }) });
const place = z.object({ lat: z.number(), lon: z.number() });

export type ViewedField = Pick<Field, 'type'>;

interface Props {
  editing: Editing;
  field: ViewedField;
  value: unknown;
  /** Value to compare with. Differences in text are highlighted. */
  other?: unknown;
}

/** Readable view of a field's value. Only JSON fields are shown as JSON. */
export function ValueView({ editing, field, value, other }: Props) {
  if (isEmpty(value)) return <p className="soft">Empty</p>;
  if (typeof value === 'string') {
    if (field.type === 'Date') return <p>{new Date(value).toLocaleString()}</p>;
    const { start, middle, end } = changedParts(value, typeof other === 'string' ? other : value);
    return (
      <p className="text">
        {start}
        {middle && <mark>{middle}</mark>}
        {end}
      </p>
    );
  }
  if (typeof value === 'boolean') return <p>{value ? 'Yes' : 'No'}</p>;
  if (typeof value === 'number') return <p>{value}</p>;
  const linked = link.safeParse(value).data;
  if (linked)
    return (
      <p>
        <LinkTitle editing={editing} kind={linked.sys.linkType} id={linked.sys.id} />
      </p>
    );
  const items = z.array(z.union([z.string(), link])).safeParse(value).data;
  if (items)
    return (
      <ol className="values">
        {items.map((item, index) => (
          <li key={index}>
            {typeof item === 'string' ? (
              item
            ) : (
              <LinkTitle editing={editing} kind={item.sys.linkType} id={item.sys.id} />
            )}
          </li>
        ))}
      </ol>
    );
  const file = field.type === 'File' ? assetFile.safeParse(value).data : undefined;
  if (file)
    return (
      <p>{[file.fileName, file.details && formatSize(file.details.size)].filter(Boolean).join(' · ')}</p>
    );
  const document = field.type === 'RichText' ? richTextNode.safeParse(value).data : undefined;
  if (document) return <RichTextView node={document} editing={editing} />;
  const located = field.type === 'Location' ? place.safeParse(value).data : undefined;
  if (located)
    return (
      <p>
        {located.lat}, {located.lon}
      </p>
    );
  return <pre>{JSON.stringify(value, null, 2)}</pre>;
}
