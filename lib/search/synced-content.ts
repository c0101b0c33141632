/** Synced content in compact form: plain values in the site's locale, with rich text as plain text. */
import { z } from 'zod';
import { Backlinks } from './backlinks';
import { cropFocusOf, type CropFocus } from '@cleanpro/content-values/crop-focus';
import { FILES } from '@cleanpro/content-values/paths/links';
import { LOCALE } from '@/lib/content/client/locale';
import type { SyncedChanges } from '@/lib/content/sync/sync-source';
import type { Block } from '@cleanpro/content-values/rich-text/document';
import { parseRichText } from '@cleanpro/content-values/rich-text/parse';
import { plainText } from '@cleanpro/content-values/rich-text/plain-text';

const LINK = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() }),
});
const ENTITY = z.object({
  sys: z.object({
    id: z.string(),
    contentType: z.object({ sys: z.object({ id: z.string() }) }).optional(),
  }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
  metadata: z.object({ tags: z.array(z.object({ sys: z.object({ id: z.string() }) })) }).optional(),
});
const FILE = z.object({
  url: z.string(),
  details: z.object({ image: z.object({ width: z.number(), height: z.number() }).optional() }).optional(),
});
export interface SyncedEntry {
  id: string;
  type: string;
  /**
   * Values by field: a string, number or boolean, a rich text document, the id of a linked entity, or a list of these.
   */
  values: Record<string, unknown>;
}

export interface SyncedFile {
  url: string;
  width?: number;
  height?: number;
  focus?: CropFocus;
}

export interface SyncedImage extends SyncedFile {
  width: number;
  height: number;
}

/**
 * A rich text document with inline entries. It cannot be stored as plain text, because the text of these entries may
 * change independently.
 */
export interface SyncedRichText {
  blocks: Block[];
}

/** Whether a value is a rich text document with inline entries. */
export const isRichText = (value: unknown): value is SyncedRichText =>
  typeof value === 'object' && value !== null && 'blocks' in value;

function simplifyRichText(value: unknown): string | SyncedRichText {
  const { blocks } = parseRichText(value);
  let hasEntries = false;
  const text = plainText(blocks, () => {
    hasEntries = true;
    return '';
  });
  return hasEntries ? { blocks } : text;
}

function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  const link = LINK.safeParse(value);
  if (link.success) return link.data.sys.id;
  return typeof value === 'object' && value !== null && 'nodeType' in value ? simplifyRichText(value) : value;
}

/** All published entries and assets, by id. */
export class SyncedContent {
  readonly #entries = new Map<string, SyncedEntry>();
  readonly #files = new Map<string, SyncedFile>();
  readonly #byType = new Map<string, Set<string>>();
  readonly #backlinks = new Backlinks();
  readonly siteUrl: string;

  /** @param siteUrl removed from the URLs of files on this site, so that they work on every host name */
  constructor(siteUrl = '') {
    this.siteUrl = siteUrl;
  }

  #toUrl(url: string): string {
    if (url.startsWith('//')) return `https:${url}`;
    return url.startsWith(this.siteUrl + FILES) ? url.slice(this.siteUrl.length) : url;
  }

  entry(id: string): SyncedEntry | undefined {
    return this.#entries.get(id);
  }

  file(id: string): SyncedFile | undefined {
    return this.#files.get(id);
  }

  idsOf(type: string): readonly string[] {
    return [...(this.#byType.get(type) ?? [])];
  }

  /** Returns the ids of the entries that link to an entry (backlinks.ts). */
  linkingTo(id: string): readonly string[] {
    return this.#backlinks.to(id);
  }

  get entryCount(): number {
    return this.#entries.size;
  }

  /**
   * Applies one page of the sync.
   * @returns the ids of changed entities, and of entries that changed entries link to or used to link to
   * @throws ZodError when an entity has an unexpected shape
   */
  apply({ entries, assets, deletedEntries, deletedAssets }: SyncedChanges): string[] {
    const changed: string[] = [...deletedEntries, ...deletedAssets];
    for (const id of deletedEntries) {
      const gone = this.#entries.get(id);
      if (gone) this.#byType.get(gone.type)?.delete(id);
      changed.push(...this.#backlinks.replace(gone, undefined));
      this.#entries.delete(id);
    }
    for (const id of deletedAssets) this.#files.delete(id);
    for (const raw of entries) {
      const { sys, fields } = ENTITY.parse(raw);
      const type = sys.contentType?.sys.id ?? '';
      const values = Object.fromEntries(
        Object.entries(fields).map(([id, byLocale]) => [id, simplify(byLocale[LOCALE])]),
      );
      const entry = { id: sys.id, type, values };
      changed.push(...this.#backlinks.replace(this.#entries.get(sys.id), entry));
      this.#entries.set(sys.id, entry);
      const ids = this.#byType.get(type) ?? new Set<string>();
      this.#byType.set(type, ids.add(sys.id));
      changed.push(sys.id);
    }
    for (const raw of assets) {
      const { sys, fields, metadata } = ENTITY.parse(raw);
      const file = FILE.safeParse(fields.file?.[LOCALE]);
      if (file.success) {
        const { url, details } = file.data;
        const focus = cropFocusOf((metadata?.tags ?? []).map((tag) => tag.sys.id));
        this.#files.set(sys.id, { url: this.#toUrl(url), ...details?.image, ...(focus && { focus }) });
      } else this.#files.delete(sys.id);
      changed.push(sys.id);
    }
    return changed;
  }
}
