/** The sample space at any size. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Json {
  sys: { id: string };
  fields: Record<string, Record<string, unknown>>;
}
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const folderOf = (path: string): Json[] =>
  readdirSync(path)
    .filter((name) => name.endsWith('.json') && !name.includes('.draft.'))
    .map((name) => json(join(path, name)));

/** The sample space as an export file, its products, their pages and safety data sheets multiplied until there are so many. */
export function exportOf(products: number): string {
  const models = readdirSync('content/model').map((name) => json(join('content/model', name)));
  const entries: Json[] = readdirSync('content/entries').flatMap((type) =>
    folderOf(join('content/entries', type)),
  );
  const originals = {
    product: folderOf('content/entries/product'),
    page: folderOf('content/entries/productsPage'),
    sheet: folderOf('content/entries/safetyDataSheet'),
  };
  for (let index = originals.product.length; index < products; index += 1) {
    const product = originals.product[index % originals.product.length];
    const page = originals.page.find(({ fields }) =>
      JSON.stringify(fields.product).includes(`"${product?.sys.id}"`),
    );
    if (!product || !page) continue;
    const id = `${product.sys.id}-${index}`;
    entries.push({
      ...product,
      sys: { ...product.sys, id },
      fields: { ...product.fields, slug: { 'en-US': `${String(product.fields.slug?.['en-US'])}-${index}` } },
    });
    entries.push({
      ...page,
      sys: { ...page.sys, id: `${page.sys.id}-${index}` },
      fields: { ...page.fields, product: { 'en-US': { sys: { type: 'Link', linkType: 'Entry', id } } } },
    });
    const sheet = originals.sheet[index % originals.sheet.length];
    if (sheet) entries.push({ ...sheet, sys: { ...sheet.sys, id: `${sheet.sys.id}-${index}` } });
  }
  return JSON.stringify({
    contentTypes: models.map(({ contentType }) => contentType),
    entries,
    assets: folderOf('content/assets'),
    locales: json('content/space.json').locales,
  });
}
