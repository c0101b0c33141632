/** Contentful's JSON shapes (export files, management API). A file in `content/` equals an item of an export. */

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
  /** The field's id after the next publish. */
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
 * Content of `model/<id>.json` in a content folder, and of `<id>.draft.json`: unpublished changes, or a content type
 * that was never published.
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
  /** Published locales; undefined if all locales are published. */
  fieldStatus?: unknown;
  [key: string]: unknown;
}

export interface Entry {
  sys: EntitySys & { contentType: Link };
  metadata: Metadata;
  /** Values by field id, then by locale code. */
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

/** A view of the space: published content only (delivery), or drafts in place of published content (preview). */
export interface View {
  entry(id: string): Entry | undefined;
  asset(id: string): Asset | undefined;
  /** Returns the entries of a content type, in the API's default order: publication time descending, then id. */
  entriesOf(contentTypeId: string): readonly Entry[];
  /** Returns the entries of a type whose symbol field has exactly this value in this locale. Indexed. */
  entriesWith(contentTypeId: string, fieldId: string, locale: string, value: string): readonly Entry[];
  entries(): readonly Entry[];
  assets(): readonly Asset[];
  /** Returns the entries that link to an entity, with the ids of the linking fields. Indexed. */
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
  /** Published content types. Schemas, delivery and validation follow them. */
  contentTypes: ReadonlyMap<string, ContentType>;
  /** Content types that have unpublished changes or are not published at all. */
  draftTypes: ReadonlyMap<string, ContentType>;
  editorInterfaces: ReadonlyMap<string, EditorInterface>;
  locales: readonly Locale[];
  defaultLocale: Locale;
  tags: readonly Tag[];
  published: View;
  preview: View;
  /** Archived entities by `Entry:id` or `Asset:id`. They are in no view. */
  archived: ReadonlyMap<string, Entry | Asset>;
  /** Folder of the asset files; undefined when there is none. */
  filesFolder: string | undefined;
  /**
   * Returns the file of an asset, preferably of its draft. With a file name, returns the file with that name in any
   * locale, preferably the published one. If a token is also given, returns the file with that token, or else the
   * published one. Returns undefined when the source has no files, as is the case for an export.
   */
  assetFile(assetId: string, locale?: string, fileName?: string, token?: string): AssetBytes | undefined;
  /**
   * Returns an asset file that everyone may read: either it is published, or it was until its asset was unpublished.
   * For any other token, returns the published file.
   */
  publicFile(assetId: string, fileName: string, token: string): AssetBytes | undefined;
  /** Returns the file of this state of an asset. */
  bytesOf(asset: Asset, locale?: string): AssetBytes | undefined;
}

export interface AssetBytes {
  path: string;
  /** First ten hex digits of the SHA-1 of the bytes. Part of the URL, so the content of a URL never changes. */
  token: string;
  fileName: string;
  contentType: string;
}
