import { z } from 'zod';
import { request } from './client.ts';

const pageType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Number of published pages. */
  pages: z.number(),
  /** The published page, if there is exactly one. */
  only: z.object({ id: z.string(), title: z.string() }).optional(),
});
export type PageType = z.infer<typeof pageType>;

const outline = z.object({
  type: z.string(),
  get parts() {
    return z.array(z.object({ field: z.string(), name: z.string(), blocks: z.array(outline) }));
  },
});
export type Outline = z.infer<typeof outline>;

const namedPage = z.object({ id: z.string(), title: z.string(), slug: z.string() });

const newPageDefaults = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Id of the requested parent page, or of the default one for this type. Empty for the home page. */
  parent: z.string(),
  parents: z.array(namedPage),
  isParentRequired: z.boolean(),
  /** Directory that the slug starts with. */
  directory: z.string(),
  root: z.string(),
  ancestors: z.array(z.object({ title: z.string(), path: z.string() })),
  parts: z.array(
    z.object({
      field: z.string(),
      name: z.string(),
      of: z.string(),
      isRequired: z.boolean(),
      blocks: z.array(outline),
    }),
  ),
  choices: z.array(z.object({ field: z.string(), name: z.string(), isRequired: z.boolean() })),
  menus: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      links: z.number(),
      max: z.number().optional(),
      isNear: z.boolean(),
    }),
  ),
  /** Entries without a page, for types whose address comes from a linked entry, such as a product. */
  addressSource: z.object({ name: z.string(), withoutPage: z.array(namedPage) }).optional(),
});
export type NewPageDefaults = z.infer<typeof newPageDefaults>;

const addressOwner = z.object({ id: z.string(), kind: z.string(), title: z.string() });
export type AddressOwner = z.infer<typeof addressOwner>;

export interface NewPage {
  type: string;
  title: string;
  slug: string;
  parent?: string | undefined;
  addressEntry?: string | undefined;
  parts: string[];
  menus: string[];
}

export const readPageTypes = (): Promise<PageType[]> => request('/new-page', z.array(pageType));

/**
 * Returns the starting values of a new page.
 * @param parent id of the parent page; undefined for the default one, empty for the home page
 */
export const readNewPageDefaults = (type: string, parent: string | undefined): Promise<NewPageDefaults> =>
  request(
    `/new-page/${encodeURIComponent(type)}${parent === undefined ? '' : `?${new URLSearchParams({ parent })}`}`,
    newPageDefaults,
  );

/** Returns the entry that uses an address, or null when the address is free. */
export const readAddressOwner = async (slug: string): Promise<AddressOwner | null> =>
  (await request(`/addresses?${new URLSearchParams({ slug })}`, z.object({ owner: addressOwner.nullable() })))
    .owner;

/** Creates a page as a draft. @returns the id of its entry */
export const makePage = async (page: NewPage): Promise<string> =>
  (
    await request('/new-page', z.object({ id: z.string() }), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(page),
    })
  ).id;
