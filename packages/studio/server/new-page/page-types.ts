/** Which content types are pages, and where the address of each is. */
import { linkedTypes, type ContentType, type Field } from '../management/content.ts';
import { isPageType } from '../pages/paths.ts';

export type Types = ReadonlyMap<string, ContentType>;

const fieldOf = (type: ContentType | undefined, id: string): Field | undefined =>
  type?.fields.find((field) => field.id === id);

/** The field that links to what names the address of a page without a slug of its own, as a product does. */
export function addressField(types: Types, type: ContentType): Field | undefined {
  if (fieldOf(type, 'slug')) return undefined;
  return type.fields.find((field) => {
    const target = types.get(linkedTypes(field)?.[0] ?? '');
    const isNamed = target !== undefined && fieldOf(target, 'slug') !== undefined && !isPageType(target);
    return field.type === 'Link' && field.required && isNamed;
  });
}

/** The field that links to the page above. */
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

/** The types of which editors make pages: those whose pages have an address of their own. */
export const creatableTypes = (types: Types): ContentType[] =>
  [...types.values()].filter(
    (type) =>
      isPageType(type) && (fieldOf(type, 'slug') !== undefined || addressField(types, type) !== undefined),
  );

/** The type whose entries have the slugs of a page type: itself, or what it is the page of. */
export function addressedType(types: Types, type: ContentType): ContentType {
  const field = addressField(types, type);
  return types.get((field && linkedTypes(field)?.[0]) ?? '') ?? type;
}
