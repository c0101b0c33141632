/** Turns the request for a new page into the entries to create. */
import { z } from 'zod';
import { StudioError } from '../error.ts';
import { linkTo, type Content, type ContentType, type Values } from '../management/content.ts';
import { findAddressOwner, MAX_SLUG, SLUG } from './addresses.ts';
import type { Sample } from './common-values.ts';
import { PageMaker } from './make-page.ts';
import { addressedType, addressField, creatableTypes, parentField, type Types } from './page-types.ts';
import { SiteTree } from './site-tree.ts';
import { SkeletonMaker, type Block, type Skeleton } from './skeleton.ts';

const ID = z.string().regex(/^[\w.-]{1,64}$/);
export const NEW_PAGE = z.object({
  type: ID,
  title: z.string().trim().min(1).max(120),
  slug: z.string().max(MAX_SLUG),
  parent: ID.optional(),
  /** Id of the product for a product page. Without it, a new product is created. */
  addressEntry: ID.optional(),
  parts: z.array(ID).max(100),
  menus: z.array(ID).max(50),
});
type NewPage = z.infer<typeof NEW_PAGE>;

/** Maximum number of pages from which a skeleton is derived. */
const MAX_SAMPLES = 50;

/**
 * Returns the published pages that are most like the new one: pages of its type with the same parent, or all pages of
 * its type if fewer than two have that parent.
 */
async function samplesFor(
  content: Content,
  types: Types,
  tree: SiteTree,
  type: ContentType,
  parent: string | undefined,
): Promise<{ pages: Sample[]; addressEntries: Sample[] }> {
  const alike = tree.pages.filter((page) => page.type === type.sys.id && page.isPublished);
  const siblings = alike.filter((page) => page.parent === parent);
  const chosen = (siblings.length > 1 ? siblings : alike).slice(0, MAX_SAMPLES);
  const field = addressField(types, type);
  const entries = await content.byIds(chosen.map(({ id }) => id));
  const pages = chosen.flatMap(({ id, title }): Sample[] => {
    const entry = entries.get(id);
    if (!entry) return [];
    return [{ values: content.values(entry), title: content.text(entry, 'title') || title }];
  });
  if (!field) return { pages, addressEntries: [] };
  const addressEntries = (await content.ofType(addressedType(types, type).sys.id)).slice(0, MAX_SAMPLES);
  const { displayField } = addressedType(types, type);
  return {
    pages,
    addressEntries: addressEntries.map((entry) => ({
      values: content.values(entry),
      title: content.text(entry, displayField ?? 'title'),
    })),
  };
}

/**
 * Returns the skeleton of a page. If the page takes its address from a linked entry, such as a product, also returns
 * the skeleton of that entry.
 */
export async function skeletonsFor(
  content: Content,
  types: Types,
  tree: SiteTree,
  type: ContentType,
  { parent, title, slug }: { parent: string | undefined; title: string; slug: string },
): Promise<{ page: Skeleton; addressEntry: Skeleton | undefined }> {
  const samples = await samplesFor(content, types, tree, type, parent);
  const maker = new SkeletonMaker(content, types, {
    title,
    slug,
    today: new Date().toISOString().slice(0, 10),
  });
  const addressed = addressedType(types, type);
  return {
    page: await maker.make(type, samples.pages),
    addressEntry: addressed === type ? undefined : await maker.make(addressed, samples.addressEntries),
  };
}

/** Returns the values that name a page: its title, and its slug if the page itself has one. */
function namingValues(type: ContentType, { title, slug }: NewPage): Values {
  const values: Values = {};
  for (const { id, type: kind, required, validations } of type.fields) {
    const isFree = !validations.some((one) => one.in !== undefined || one.unique);
    if (id === 'slug') values.slug = slug;
    else if (id === 'title' || id === type.displayField) values[id] = title;
    else if (required && kind === 'Symbol' && isFree && /(?:title|name)$/i.test(id)) values[id] = title;
  }
  return values;
}

const withParts = (skeleton: Skeleton, values: Values, chosen: ReadonlySet<string>): Block => ({
  type: skeleton.type,
  values: { ...skeleton.values, ...values },
  parts: skeleton.parts.filter(({ field }) => chosen.has(field.id)),
});

/**
 * Creates a page as a draft.
 * @returns the id of the page
 * @throws StudioError 400 for a type that editors cannot create, 422 for an invalid slug, 409 for a slug in use
 */
export async function makePage(content: Content, requested: NewPage): Promise<string> {
  const types = await content.types();
  const type = creatableTypes(types).find(({ sys }) => sys.id === requested.type);
  if (!type) throw new StudioError(400, 'BadRequest', `There is no page type “${requested.type}”.`);
  const field = addressField(types, type);
  const existingId = field && requested.addressEntry;
  if (!existingId) {
    if (!SLUG.test(requested.slug))
      throw new StudioError(
        422,
        'InvalidAddress',
        'Use only lowercase letters, digits, “-” and “/” in a URL.',
      );
    const owner = await findAddressOwner(content, types, requested.slug);
    if (owner)
      throw new StudioError(409, 'AddressTaken', `“${owner.title}” (${owner.kind}) already uses this URL.`);
  }
  const tree = await SiteTree.read(content, types);
  const { page, addressEntry } = await skeletonsFor(content, types, tree, type, {
    parent: requested.parent,
    title: requested.title,
    slug: requested.slug,
  });
  const chosen = new Set(requested.parts);
  const values = namingValues(type, requested);
  const parent = parentField(types, type);
  if (parent && requested.parent) values[parent.id] = linkTo(requested.parent);
  if (field && existingId) values[field.id] = linkTo(existingId);
  const block = withParts(page, values, chosen);
  if (field && addressEntry && !existingId) {
    const made = withParts(addressEntry, namingValues(addressEntry.type, requested), chosen);
    block.parts.unshift({ field, blocks: [made] });
  }
  const slug = existingId ? content.text(await content.entry(existingId), 'slug') : requested.slug;
  const entry = await new PageMaker(content).make(
    { ...block, title: requested.title },
    { menus: requested.menus, slug },
  );
  return entry.sys.id;
}
