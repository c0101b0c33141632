import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Tag } from '../api/tags.ts';
import type { Listed } from '../api/entities.ts';
import type { ContentType, Field, User } from '../api/schemas.ts';
import { personName } from './names.ts';
import { statusOf } from './status.ts';
import { DateCell, StatusPill } from './cells.tsx';

export interface Column {
  id: string;
  name: string;
  /** Sort parameter of the API. Without it, the column cannot be sorted. */
  order?: string;
  cell: (row: Listed) => ReactNode;
}

export interface ColumnContext {
  contentTypes: readonly ContentType[];
  users: readonly User[];
  tags: readonly Tag[];
  locale: string;
}

/** Field types with short, sortable values. */
const SHORT: readonly string[] = ['Symbol', 'Integer', 'Number', 'Date', 'Boolean'];
const SHORT_FIELDS = 2;
const MAX_TEXT = 80;

const short = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text);

function valueIn(value: unknown, field: Pick<Field, 'type' | 'linkType'>): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return short(String(value));
  if (Array.isArray(value)) {
    const texts = value.filter((one) => typeof one === 'string');
    if (texts.length === value.length) return short(texts.join(', '));
    return value.length === 1 ? '1 linked' : `${value.length} linked`;
  }
  return field.type === 'Link' ? '1 linked' : 'Filled in';
}

/** Returns the API's sort parameter for a field; undefined for a type that Contentful cannot sort by. */
const orderBy = ({ id, type }: Field): string | undefined =>
  SHORT.includes(type) ? `fields.${id}` : undefined;

/** Returns the API's sort parameter for the names of a content type's entries. */
export function nameOrder({ displayField, fields }: ContentType): string | undefined {
  const field = fields.find(({ id }) => id === displayField);
  return field && orderBy(field);
}

const fieldColumn = (field: Field, locale: string): Column => ({
  id: `field:${field.id}`,
  name: field.name,
  order: orderBy(field),
  cell: (row) => {
    const value = row.fields[field.id]?.[locale];
    if (field.type === 'Date' && typeof value === 'string') return <DateCell value={value} />;
    return valueIn(value, field);
  },
});

/** Returns all columns except the name: the common ones and, if a content type is given, its fields. */
export function columnsOf(
  type: ContentType | undefined,
  { contentTypes, users, tags, locale }: ColumnContext,
): Column[] {
  const person = (id: string | undefined): string => {
    const user = users.find(({ sys }) => sys.id === id);
    return user ? personName(user) : '';
  };
  const ofType = (type?.fields ?? []).filter(({ id, omitted }) => !omitted && id !== type?.displayField);
  return [
    // First, so that it is visible on narrow screens.
    { id: 'status', name: 'Status', cell: (row) => <StatusPill status={statusOf(row)} /> },
    {
      id: 'type',
      name: 'Content type',
      order: 'sys.contentType.sys.id',
      cell: ({ sys }) => contentTypes.find((one) => one.sys.id === sys.contentType?.sys.id)?.name,
    },
    ...ofType.map((field) => fieldColumn(field, locale)),
    {
      id: 'updated',
      name: 'Updated',
      order: 'sys.updatedAt',
      cell: ({ sys }) => <DateCell value={sys.updatedAt} />,
    },
    { id: 'updatedBy', name: 'Updated by', cell: ({ sys }) => person(sys.updatedBy?.sys.id) },
    {
      id: 'published',
      name: 'Last published',
      order: 'sys.publishedAt',
      cell: ({ sys }) => <DateCell value={sys.publishedAt} />,
    },
    {
      id: 'created',
      name: 'Created',
      order: 'sys.createdAt',
      cell: ({ sys }) => <DateCell value={sys.createdAt} />,
    },
    {
      id: 'tags',
      name: 'Tags',
      cell: ({ metadata }) =>
        metadata.tags.map(({ sys }) => tags.find((tag) => tag.sys.id === sys.id)?.name ?? sys.id).join(', '),
    },
  ];
}

export const chosenColumns = z.array(z.string()).nullable();

/** Returns the ids of the columns that are displayed by default. */
export function defaultColumns(type: ContentType | undefined): string[] {
  if (!type) return ['type', 'status', 'updated', 'updatedBy'];
  const fields = type.fields
    .filter((one) => !one.omitted && one.id !== type.displayField && SHORT.includes(one.type))
    .slice(0, SHORT_FIELDS);
  return [...fields.map(({ id }) => `field:${id}`), 'status', 'updated', 'updatedBy'];
}
