import type { ContentType, Field } from '../space/types.ts';
import { SchemaError } from './errors.ts';

const RESERVED = new Set(
  `Query String Int Float Boolean Location Circle Rectangle DateTime RichText Asset AssetCollection
  AssetLinkingCollections AssetFilter AssetOrder Entry EntryCollection EntryOrder Sys SysFilter ContentfulMetadata
  ContentfulTag ContentfulMetadataFilter ContentfulMetadataTagsFilter Dimension HexColor Quality ImageResizeFocus
  ImageResizeStrategy ImageFormat ImageTransformOptions ResourceSys ResourceLink ResourceLinkCollection Never`.split(
    /\s+/,
  ),
);

/** Field names that every entry type defines itself. */
const RESERVED_FIELDS = new Set(['sys', 'contentfulMetadata', 'linkedFrom', '_id']);

/** Returns the GraphQL type name of a content type id (docs/services.md, "Contentful GraphQL"). */
export function typeName(contentTypeId: string): string {
  const pascal = contentTypeId
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.replace(/[a-z]/i, (letter) => letter.toUpperCase()))
    .join('');
  return /^\d/.test(pascal) || RESERVED.has(pascal) ? `ContentType${pascal}` : pascal;
}

/**
 * Returns type names by content type id.
 * @throws SchemaError COLLIDING_TYPE_NAMES
 */
export function typeNames(contentTypes: Iterable<ContentType>): Map<string, string> {
  const names = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const { sys } of contentTypes) {
    const name = typeName(sys.id);
    const other = owners.get(name);
    if (other !== undefined) {
      throw new SchemaError(
        'COLLIDING_TYPE_NAMES',
        `Content types ${other} and ${sys.id} both give the type name ${name}`,
      );
    }
    owners.set(name, sys.id);
    names.set(sys.id, name);
  }
  return names;
}

/** Returns the content types that a link field's validation allows, or undefined without such a validation. */
export function allowedTypes(field: Field): string[] | undefined {
  const validations = field.type === 'Array' ? (field.items?.validations ?? []) : (field.validations ?? []);
  for (const { linkContentType } of validations) {
    if (linkContentType !== undefined)
      return Array.isArray(linkContentType) ? linkContentType : [linkContentType];
  }
  return undefined;
}

/**
 * Returns whether a field links to entries or assets, and to one or many. Returns undefined if it contains no links.
 */
export function linkKind(field: Field): { to: 'Entry' | 'Asset'; many: boolean } | undefined {
  if (field.type === 'Link') return { to: field.linkType ?? 'Entry', many: false };
  if (field.type === 'Array' && field.items?.type === 'Link')
    return { to: field.items.linkType ?? 'Entry', many: true };
  return undefined;
}

/** Returns the maximum of a field's `size` validation, if any. */
export function sizeLimit(field: Field): number | undefined {
  return field.validations?.find((validation) => validation.size?.max !== undefined)?.size?.max;
}

/** Returns the fields of a content type that the API exposes. */
export function visibleFields(type: ContentType): Field[] {
  return type.fields.filter((field) => field.omitted !== true);
}

/** Returns the API name of a field. Only arrays of links get the suffix `Collection`. */
function fieldName(field: Field): string {
  return linkKind(field)?.many ? `${field.id}Collection` : field.id;
}

/**
 * Checks the field names of a content type.
 * @throws SchemaError RESERVED_FIELD_NAME, COLLIDING_FIELD_NAMES
 */
export function checkFieldNames(type: ContentType): void {
  const owners = new Map<string, string>();
  for (const field of visibleFields(type)) {
    const name = fieldName(field);
    if (RESERVED_FIELDS.has(name) || name.startsWith('__')) {
      throw new SchemaError(
        'RESERVED_FIELD_NAME',
        `Field ${field.id} of content type ${type.sys.id} has a reserved name`,
      );
    }
    const other = owners.get(name);
    if (other !== undefined) {
      throw new SchemaError(
        'COLLIDING_FIELD_NAMES',
        `Fields ${other} and ${field.id} of content type ${type.sys.id} both give the field name ${name}`,
      );
    }
    owners.set(name, field.id);
  }
}
