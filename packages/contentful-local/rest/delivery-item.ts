/** Converts entries, assets and content types to the delivery API's shapes. */
import type { Asset, AssetFile, ContentType, Entry, Field, Link, Space, View } from '../space/types.ts';
import { getLocalizedValue } from '../graphql/nodes.ts';
import { assetFileUrl } from '../space/asset-urls.ts';
import { withheldLocales } from '../space/delivered-locales.ts';
import { isEntry } from '../space/entity-type.ts';
import { publicTags } from '../space/tag-visibility.ts';

export interface DeliveryContext {
  space: Space;
  view: View;
  /** Whether this is the preview API, whose dates and revisions are those of the latest state. */
  preview: boolean;
  /** A locale code, or `*` for all locales. */
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

interface SpaceAndEnvironmentLinks {
  space: Link;
  environment: Link;
}
const LINKS = new WeakMap<Space, SpaceAndEnvironmentLinks>();

/** Returns the links to space and environment that every `sys` contains. */
export function spaceAndEnvironmentLinks(space: Space): SpaceAndEnvironmentLinks {
  let links = LINKS.get(space);
  if (!links) {
    links = { space: link('Space', space.id), environment: link('Environment', space.environmentId) };
    LINKS.set(space, links);
  }
  return links;
}

/** Returns the `sys` of an entry or asset. */
export function sysOf(entity: Entry | Asset, { space, preview, locale }: DeliveryContext): Item['sys'] {
  const { sys } = entity;
  const links = spaceAndEnvironmentLinks(space);
  return {
    space: links.space,
    id: sys.id,
    type: sys.type,
    createdAt: preview ? sys.createdAt : (sys.firstPublishedAt ?? sys.createdAt),
    updatedAt: preview ? sys.updatedAt : (sys.publishedAt ?? sys.updatedAt),
    environment: links.environment,
    publishedVersion: sys.publishedVersion ?? sys.revision,
    revision: sys.publishedCounter ?? sys.revision ?? (preview ? 0 : 1),
    ...(sys.type === 'Entry' && sys.contentType && { contentType: sys.contentType }),
    ...(locale !== '*' && { locale }),
  };
}

/** Returns a field's value in one locale, an object by locale for `*`, or undefined if there is no value. */
function valueOf(
  deliveryContext: DeliveryContext,
  values: Record<string, unknown> | undefined,
  localizedField: boolean,
): unknown {
  const { space, locale } = deliveryContext;
  if (locale !== '*') {
    return localizedField
      ? getLocalizedValue(space, values, { locale, preview: deliveryContext.preview, fallback: true })
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

function fileOf(deliveryContext: DeliveryContext, asset: Asset, locale: string, file: AssetFile): AssetFile {
  const bytes = deliveryContext.space.bytesOf(asset, locale);
  // An asset keeps its original URL if the export does not include its file.
  if (!bytes) return file;
  return {
    ...file,
    url: assetFileUrl(deliveryContext.space, deliveryContext.publicImageBase, asset.sys.id, bytes),
  };
}

const metadataOf = ({ space }: DeliveryContext, { metadata }: Entry | Asset): Item['metadata'] => ({
  tags: publicTags(space, metadata.tags),
  concepts: metadata.concepts ?? [],
});

/**
 * Converts an entry to the delivery API's shape. Fields are in the order of the content type, without empty ones.
 * @param only ids of the fields to include; all when omitted
 */
export function entryItem(deliveryContext: DeliveryContext, entry: Entry, only?: ReadonlySet<string>): Item {
  const type = deliveryContext.space.contentTypes.get(entry.sys.contentType.sys.id);
  const fields = (type?.fields ?? []).filter(
    (field) => field.omitted !== true && (!only || only.has(field.id)),
  );
  return {
    metadata: metadataOf(deliveryContext, entry),
    sys: sysOf(entry, deliveryContext),
    fields: withoutUndefined(
      fields.map((field) => [field.id, valueOf(deliveryContext, entry.fields[field.id], field.localized)]),
    ),
  };
}

/** Converts an asset to the delivery API's shape, with the URL of its file. */
export function assetItem(deliveryContext: DeliveryContext, asset: Asset): Item {
  const files = Object.fromEntries(
    Object.entries(asset.fields.file ?? {}).map(([locale, file]) => [
      locale,
      fileOf(deliveryContext, asset, locale, file),
    ]),
  );
  return {
    metadata: metadataOf(deliveryContext, asset),
    sys: sysOf(asset, deliveryContext),
    fields: withoutUndefined([
      ['title', valueOf(deliveryContext, asset.fields.title, true)],
      ['description', valueOf(deliveryContext, asset.fields.description, true)],
      ['file', valueOf(deliveryContext, files, true)],
    ]),
  };
}

/** Converts an entry, with all or some fields, or an asset to the delivery API's shape. */
export function itemOf(
  deliveryContext: DeliveryContext,
  entity: Entry | Asset,
  only?: ReadonlySet<string>,
): Item {
  return isEntry(entity) ? entryItem(deliveryContext, entity, only) : assetItem(deliveryContext, entity);
}

/** Converts a content type to the delivery API's shape, which has no validations except those of array items. */
export function contentTypeItem(space: Space, type: ContentType): Record<string, unknown> {
  const links = spaceAndEnvironmentLinks(space);
  return {
    sys: {
      space: links.space,
      id: type.sys.id,
      type: 'ContentType',
      createdAt: type.sys.createdAt,
      updatedAt: type.sys.updatedAt,
      environment: links.environment,
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
