import { linkedTypes, type ContentType, type Field } from '../management/content.ts';
import { isPageType } from '../pages/paths.ts';

export type Types = ReadonlyMap<string, ContentType>;

const fieldOf = (type: ContentType | undefined, id: string): Field | undefined =>
  type?.fields.find((field) => field.id === id);

/**
 * Returns the field that links to the entry whose slug the page uses, such as a product; undefined if there is none.
 */
export function addressField(types: Types, type: ContentType): Field | undefined {
  if (fieldOf(type, 'slug')) return undefined;
  return type.fields.find((field) => {
    const target = types.get(linkedTypes(field)?.[0] ?? '');
    const isNamed = target !== undefined && fieldOf(target, 'slug') !== undefined && !isPageType(target);
    return field.type === 'Link' && field.required && isNamed;
  });
}

/** Returns the field that links to the parent page. */
export function parentField(types: Types, type: ContentType): Field | undefined {
  return type.fields.find((field) => {
    const linked = linkedTypes(field) ?? [];
    const arePages = linked.every((id) => {
      const target = types.get(id);
      return target !== undefined && isPageType(target);
    });
    return field.type === 'Link' && field.id.startsWith('parent') && linked.length > 0 && arePages;
  });
}

/** Returns the page types that editors can create: those whose pages have an address. */
export const creatableTypes = (types: Types): ContentType[] =>
  [...types.values()].filter(
    (type) =>
      isPageType(type) && (fieldOf(type, 'slug') !== undefined || addressField(types, type) !== undefined),
  );

/**
 * Returns the content type that stores the slugs of a page type: the page type itself, or the type of the linked entry,
 * such as a product.
 */
export function addressedType(types: Types, type: ContentType): ContentType {
  const field = addressField(types, type);
  return types.get((field && linkedTypes(field)?.[0]) ?? '') ?? type;
}
