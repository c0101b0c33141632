import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

interface Json {
  sys: { id: string; contentType?: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
}
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const folderOf = (path: string): Json[] =>
  readdirSync(path)
    .filter((name) => name.endsWith('.json') && !name.includes('.draft.'))
    .map((name) => json(join(path, name)));

const LOCALE = 'en-US';
const textOf = ({ fields }: Json, field: string): string => String(fields[field]?.[LOCALE]);
/** Copies an entry under a new ID, with new values in some fields. */
const copyOf = (entry: Json, index: number, values: Record<string, unknown>): Json => ({
  ...entry,
  sys: { ...entry.sys, id: `${entry.sys.id}-${index}` },
  fields: {
    ...entry.fields,
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { [LOCALE]: value }])),
  },
});

const LINK = z.object({ [LOCALE]: z.object({ sys: z.object({ id: z.string() }) }) });
const linkedId = ({ fields }: Json, field: string): string => LINK.parse(fields[field])[LOCALE].sys.id;

/** Copies the sample products until there are `count`, each with its own page, safety data sheet and review ID. */
function moreProducts(count: number): Json[] {
  const originals = folderOf('packages/sample-space/content/entries/product');
  const pages = new Map(
    folderOf('packages/sample-space/content/entries/productsPage').map((page) => [
      linkedId(page, 'product'),
      page,
    ]),
  );
  const sheets = folderOf('packages/sample-space/content/entries/safetyDataSheet');
  const entries: Json[] = [];
  for (let index = originals.length; index < count; index += 1) {
    const product = originals[index % originals.length];
    const page = product && pages.get(product.sys.id);
    const sheet = sheets[index % sheets.length];
    if (!product || !page) continue;
    const copy = copyOf(product, index, {
      slug: `${textOf(product, 'slug')}-${index}`,
      ratingAndReviewId: `${textOf(product, 'ratingAndReviewId')}-${index}`,
    });
    const link = { sys: { type: 'Link', linkType: 'Entry', id: copy.sys.id } };
    entries.push(copy, copyOf(page, index, { product: link }));
    if (sheet) entries.push(copyOf(sheet, index, {}));
  }
  return entries;
}

function moreArticles(count: number): Json[] {
  const originals = folderOf('packages/sample-space/content/entries/articleDetailPages');
  const entries: Json[] = [];
  for (let index = originals.length; index < count; index += 1) {
    const article = originals[index % originals.length];
    if (article)
      entries.push(
        copyOf(article, index, {
          slug: `${textOf(article, 'slug')}-${index}`,
          title: `${textOf(article, 'title')}, part ${index}`,
        }),
      );
  }
  return entries;
}

/** Returns the sample space as an export file, with copies of its products and articles up to these numbers. */
export function exportOf(products: number, articles = 0): string {
  const models = readdirSync('packages/sample-space/content/model').map((name) =>
    json(join('packages/sample-space/content/model', name)),
  );
  const samples = readdirSync('packages/sample-space/content/entries').flatMap((type) =>
    folderOf(join('packages/sample-space/content/entries', type)),
  );
  return JSON.stringify({
    contentTypes: models.map(({ contentType }) => contentType),
    entries: [...samples, ...moreProducts(products), ...moreArticles(articles)],
    assets: folderOf('packages/sample-space/content/assets'),
    locales: json('packages/sample-space/content/space.json').locales,
  });
}

/** Writes the same space as a folder, in which entries can be published. */
export function writeSpace(folder: string, products: number, articles: number): void {
  cpSync('packages/sample-space/content', folder, { recursive: true });
  for (const entry of [...moreProducts(products), ...moreArticles(articles)]) {
    const { id, contentType } = entry.sys;
    writeFileSync(join(folder, 'entries', contentType?.sys.id ?? '', `${id}.json`), JSON.stringify(entry));
  }
}
