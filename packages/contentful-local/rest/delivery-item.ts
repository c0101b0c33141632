/** Converts entries, assets and content types to the delivery API's shapes. */
import type { Asset, AssetFile, ContentType, Entry, Field, Link, Space, View } from '../space/types.ts';
import { localised } from '../graphql/nodes.ts';
import { assetFileUrl } from '../space/asset-urls.ts';
import { withheldLocales } from '../space/delivered-locales.ts';
import { isEntry } from '../space/entity-type.ts';
import { publicTags } from '../space/tag-visibility.ts';

export interface Reading {
  space: Space;
  view: View;
  /** Whether this is the preview API, whose dates and revisions are those of the newest state. */
  preview: boolean;
  /** A locale code, or `*` for all locales side by side. */
  locale: string;
  publicImageBase: string;
}

export interface Item {
  sys: Record<string, unknown> & { id: string; type: string };
  metadata: { tags: Link[]; concepts: Link[] };
  fields: Record<string, unknown>;
}

/** Creates a link as it appears in `sys`. */
export const link = (linkType: string, id: string): Link => ({ sys: { type: 'Link', linkType, id } });

interface Place {
  space: Link;
  environment: Link;
}
const PLACES = new WeakMap<Space, Place>();

/** Returns the links to space and environment that every `sys` contains. */
export function placeOf(space: Space): Place {
  let place = PLACES.get(space);
  if (!place) {
    place = { space: link('Space', space.id), environment: link('Environment', space.environmentId) };
    PLACES.set(space, place);
  }
  return place;
}

/** Returns the `sys` of an entry or asset. */
export function sysOf(entity: Entry | Asset, { space, preview, locale }: Reading): Item['sys'] {
  const { sys } = entity;
  const place = placeOf(space);
  return {
    space: place.space,
    id: sys.id,
    type: sys.type,
    createdAt: preview ? sys.createdAt : (sys.firstPublishedAt ?? sys.createdAt),
    updatedAt: preview ? sys.updatedAt : (sys.publishedAt ?? sys.updatedAt),
    environment: place.environment,
    publishedVersion: sys.publishedVersion ?? sys.revision,
    revision: sys.publishedCounter ?? sys.revision ?? (preview ? 0 : 1),
    ...(sys.type === 'Entry' && sys.contentType && { contentType: sys.contentType }),
    ...(locale !== '*' && { locale }),
  };
}

/** Returns a field's value in one locale, or an object by locale for `*`; undefined when there is no value. */
function valueOf(
  reading: Reading,
  values: Record<string, unknown> | undefined,
  localizedField: boolean,
): unknown {
  const { space, locale } = reading;
  if (locale !== '*') {
    return localizedField
      ? localised(space, values, { locale, preview: reading.preview, fallback: true })
      : (values?.[space.defaultLocale.code] ?? undefined);
  }
  const withheld = withheldLocales(space);
  const present = Object.entries(values ?? {}).filter(
    ([code, value]) => value !== null && value !== undefined && !withheld.has(code),
  );
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

function withoutUndefined(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function fileOf(reading: Reading, asset: Asset, locale: string, file: AssetFile): AssetFile {
  const bytes = reading.space.bytesOf(asset, locale);
  // An asset of an export file without its bytes keeps its own URL.
  if (!bytes) return file;
  return { ...file, url: assetFileUrl(reading.space, reading.publicImageBase, asset.sys.id, bytes) };
}

const metadataOf = ({ space }: Reading, { metadata }: Entry | Asset): Item['metadata'] => ({
  tags: publicTags(space, metadata.tags),
  concepts: metadata.concepts ?? [],
});

/**
 * Converts an entry to the delivery API's shape. Fields are in the order of the content type, without empty ones.
 * @param only ids of the fields to include; all when omitted
 */
export function entryItem(reading: Reading, entry: Entry, only?: ReadonlySet<string>): Item {
  const type = reading.space.contentTypes.get(entry.sys.contentType.sys.id);
  const fields = (type?.fields ?? []).filter(
    (field) => field.omitted !== true && (!only || only.has(field.id)),
  );
  return {
    metadata: metadataOf(reading, entry),
    sys: sysOf(entry, reading),
    fields: withoutUndefined(
      fields.map((field) => [field.id, valueOf(reading, entry.fields[field.id], field.localized)]),
    ),
  };
}

/** Converts an asset to the delivery API's shape, with the URL of its file. */
export function assetItem(reading: Reading, asset: Asset): Item {
  const files = Object.fromEntries(
    Object.entries(asset.fields.file ?? {}).map(([locale, file]) => [
      locale,
      fileOf(reading, asset, locale, file),
    ]),
  );
  return {
    metadata: metadataOf(reading, asset),
    sys: sysOf(asset, reading),
    fields: withoutUndefined([
      ['title', valueOf(reading, asset.fields.title, true)],
      ['description', valueOf(reading, asset.fields.description, true)],
      ['file', valueOf(reading, files, true)],
    ]),
  };
}

/** Converts an entry, with all or some fields, or an asset to the delivery API's shape. */
export function itemOf(reading: Reading, entity: Entry | Asset, only?: ReadonlySet<string>): Item {
  return isEntry(entity) ? entryItem(reading, entity, only) : assetItem(reading, entity);
}

/** Converts a content type to the delivery API's shape: without validations, except those of array items. */
export function contentTypeItem(space: Space, type: ContentType): Record<string, unknown> {
  const place = placeOf(space);
  return {
    sys: {
      space: place.space,
      id: type.sys.id,
      type: 'ContentType',
      createdAt: type.sys.createdAt,
      updatedAt: type.sys.updatedAt,
      environment: place.environment,
      revision: 1,
    },
    displayField: type.displayField,
    name: type.name,
    description: type.description ?? '',
    fields: type.fields.map(({ validations: _validations, defaultValue: _default, ...field }: Field) => ({
      disabled: false,
      omitted: false,
      ...field,
    })),
  };
}
