/** Publishing a content type can change the ids of its fields. A `newId` renames a field, as in Contentful. */
import type { Asset, ContentType, EditorInterface, Entry } from './types.ts';

/** New ids of fields by their published ids; undefined for a deleted field. */
export type FieldIdChanges = ReadonlyMap<string, string | undefined>;

/** Returns the changes of field ids between the published content type and its draft. */
export function fieldIdChanges(published: ContentType | undefined, latest: ContentType): FieldIdChanges {
  const changes = new Map<string, string | undefined>();
  for (const { id } of published?.fields ?? []) {
    const field = latest.fields.find((one) => one.id === id);
    const next = field && (field.newId ?? id);
    if (next !== id) changes.set(id, next);
  }
  return changes;
}

/** Returns the content type with the new ids of its fields. */
export function withNewIds(type: ContentType): ContentType {
  const { displayField } = type;
  const name = type.fields.find(({ id }) => id === displayField);
  return {
    ...type,
    displayField: name?.newId ?? displayField,
    fields: type.fields.map(({ newId, ...field }) => ({ ...field, id: newId ?? field.id })),
  };
}

/** Returns an entry of the content type with its values under the new ids. Returns any other entity as it is. */
export function withMovedValues<T extends Entry | Asset>(
  entity: T,
  type: string,
  changes: FieldIdChanges,
): T {
  const values = Object.entries(entity.fields);
  if (entity.sys.contentType?.sys.id !== type || !values.some(([id]) => changes.has(id))) return entity;
  const moved = values.flatMap(([id, value]) => {
    const next = changes.has(id) ? changes.get(id) : id;
    return next === undefined ? [] : [[next, value]];
  });
  return { ...entity, fields: Object.fromEntries(moved) };
}

/** Returns the editor interface with the new ids in its controls and layout, as JSON that must still be validated. */
export const withNewControlIds = (editorInterface: EditorInterface, changes: FieldIdChanges): unknown =>
  JSON.parse(JSON.stringify(editorInterface), (key, value: unknown) =>
    key === 'fieldId' && typeof value === 'string' ? (changes.get(value) ?? value) : value,
  );
