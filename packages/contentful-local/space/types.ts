/**
 * Contentful's JSON shapes (export files, management API): a file in `content/` equals an item of an export.
 */

export interface Link {
  sys: { type: 'Link'; linkType: string; id: string };
}

interface FieldItems {
  type: 'Symbol' | 'Link' | 'ResourceLink';
  linkType?: 'Entry' | 'Asset';
  validations?: Validation[];
}

/** A validation of a field: exactly one rule, and an optional message. */
export interface Validation {
  linkContentType?: string[] | string;
  linkMimetypeGroup?: string[];
  in?: (string | number)[];
  size?: { min?: number; max?: number };
  range?: { min?: number; max?: number };
  regexp?: { pattern: string; flags?: string | null };
  prohibitRegexp?: { pattern: string; flags?: string | null };
  unique?: boolean;
  enabledNodeTypes?: string[];
  enabledMarks?: string[];
  nodes?: Record<string, Validation[]>;
  assetImageDimensions?: { width?: { min?: number; max?: number }; height?: { min?: number; max?: number } };
  assetFileSize?: { min?: number; max?: number };
  dateRange?: { min?: string; max?: string };
  message?: string;
}

type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'Location'
  | 'Object'
  | 'Array'
  | 'Link'
  | 'ResourceLink';

export interface Field {
  id: string;
  /** The id after the next publish. */
  newId?: string;
  name: string;
  type: FieldType;
  localized: boolean;
  required: boolean;
  validations?: Validation[];
  disabled?: boolean;
  omitted?: boolean;
  linkType?: 'Entry' | 'Asset';
  items?: FieldItems;
  defaultValue?: Record<string, unknown>;
}

export interface ContentType {
  sys: {
    id: string;
    type: 'ContentType';
    version?: number;
    createdAt?: string;
    updatedAt?: string;
    publishedAt?: string;
    firstPublishedAt?: string;
    publishedVersion?: number;
    publishedCounter?: number;
    [key: string]: unknown;
  };
  name: string;
  description?: string;
  displayField?: string;
  fields: Field[];
}

export interface EditorInterface {
  sys?: Record<string, unknown>;
  controls: {
    fieldId: string;
    widgetId?: string;
    widgetNamespace?: string;
    settings?: { helpText?: string; [key: string]: unknown };
  }[];
}

/**
 * The content of `model/<id>.json` in a content folder, and of `<id>.draft.json`: changes that are not published, or a content
 * type that never was.
 */
export interface ModelFile {
  contentType: ContentType;
  editorInterface: EditorInterface;
}

export interface Locale {
  code: string;
  name: string;
  default: boolean;
  fallbackCode: string | null;
  optional?: boolean;
  contentDeliveryApi?: boolean;
  contentManagementApi?: boolean;
  sys?: Record<string, unknown>;
}

export interface Tag {
  sys: { id: string; version?: number; [key: string]: unknown };
  name: string;
}

export interface Metadata {
  tags: Link[];
  concepts?: Link[];
}

export interface EntitySys {
  id: string;
  type: 'Entry' | 'Asset';
  createdAt?: string;
  updatedAt?: string;
  publishedAt?: string;
  firstPublishedAt?: string;
  publishedVersion?: number;
  publishedCounter?: number;
  revision?: number;
  version?: number;
  archivedAt?: string;
  archivedVersion?: number;
  contentType?: Link;
  /** Which locales are published, where not all are. */
  fieldStatus?: unknown;
  [key: string]: unknown;
}

export interface Entry {
  sys: EntitySys & { contentType: Link };
  metadata: Metadata;
  /** field id → locale code → value */
  fields: Record<string, Record<string, unknown>>;
}

export interface AssetFile {
  url: string;
  fileName: string;
  contentType: string;
  details: { size: number; image?: { width: number; height: number } };
}

export interface Asset {
  sys: EntitySys;
  metadata: Metadata;
  fields: {
    title?: Record<string, string>;
    description?: Record<string, string>;
    file?: Record<string, AssetFile>;
  };
}

/** A view of the space: published only (delivery), or drafts over published (preview). */
export interface View {
  entry(id: string): Entry | undefined;
  asset(id: string): Asset | undefined;
  /** Entries of one content type, in the API's default order: publication time descending, then id. */
  entriesOf(contentTypeId: string): readonly Entry[];
  /** Entries of one type whose symbol field has exactly this value in this locale; indexed. */
  entriesWith(contentTypeId: string, fieldId: string, locale: string, value: string): readonly Entry[];
  entries(): readonly Entry[];
  assets(): readonly Asset[];
  /** Entries that link to the entity, with the ids of the linking fields; indexed. */
  linkingTo(linkType: 'Entry' | 'Asset', id: string): readonly { entry: Entry; fieldIds: string[] }[];
}

/** An immutable snapshot of the space. */
export interface Space {
  id: string;
  environmentId: string;
  /** Incremented by every change. */
  version: number;
  /** Incremented when content types, editor interfaces, locales or tags change. */
  modelVersion: number;
  /** Published content types: what schemas, delivery and validation follow. */
  contentTypes: ReadonlyMap<string, ContentType>;
  /** Content types with changes that are not published, and those that are not published at all. */
  draftTypes: ReadonlyMap<string, ContentType>;
  editorInterfaces: ReadonlyMap<string, EditorInterface>;
  locales: readonly Locale[];
  defaultLocale: Locale;
  tags: readonly Tag[];
  published: View;
  preview: View;
  /** Entities that no view shows, by `Entry:id` or `Asset:id`. */
  archived: ReadonlyMap<string, Entry | Asset>;
  /** The folder with the bytes of assets; undefined without one. */
  filesFolder: string | undefined;
  /**
   * The file of an asset, preferring its draft; with a file name, the file with that name in any locale, preferring
   * the published one; with a token too, the file with it, or else the published one.
   * Undefined when the source has metadata only (an export file).
   */
  assetFile(assetId: string, locale?: string, fileName?: string, token?: string): AssetBytes | undefined;
  /**
   * The file of an asset that everybody may read: one that is published, or was until its asset was unpublished. For the
   * token of another file, the published one.
   */
  publicFile(assetId: string, fileName: string, token: string): AssetBytes | undefined;
  /** The file of this state of an asset. */
  bytesOf(asset: Asset, locale?: string): AssetBytes | undefined;
}

export interface AssetBytes {
  path: string;
  /** First ten hex digits of the SHA-1 of the bytes; part of the URL, which makes it immutable. */
  token: string;
  fileName: string;
  contentType: string;
}
