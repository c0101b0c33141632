/** `/new-page` and `/addresses`: page types, starting values, and creation of pages (docs/services.md, "Studio"). */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { StudioError } from '../error.ts';
import { Content } from '../management/content.ts';
import type { ManagementClient } from '../management/client.ts';
import type { SignedIn } from '../sessions/cookie.ts';
import { pathOf } from '../pages/paths.ts';
import { findAddressOwner, MAX_SLUG, SLUG } from './addresses.ts';
import { makePage, NEW_PAGE, skeletonsFor } from './draft-page.ts';
import { readMenus } from './menus.ts';
import { addressField, creatableTypes, parentField } from './page-types.ts';
import { SiteTree } from './site-tree.ts';
import type { Block } from './skeleton.ts';

interface Options {
  management: ManagementClient;
  /** Format: `/spaces/{space}/environments/{environment}`. */
  environmentPath: string;
}

const MAX_BODY = 20_000;
const NO_STORE = { 'cache-control': 'no-store' };

const outline = ({ type, parts }: Block): object => ({
  type: type.name,
  parts: parts.map(({ field, blocks }) => ({
    field: field.id,
    name: field.name,
    blocks: blocks.map(outline),
  })),
});

export function createNewPageApp({ management, environmentPath }: Options): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  const open = (token: string): Promise<Content> => Content.open(management, token, environmentPath);

  app.get('/new-page', async (context) => {
    const content = await open(context.var.session.token);
    const types = await content.types();
    const tree = await SiteTree.read(content, types);
    const answer = creatableTypes(types).map((type) => {
      const pages = tree.pages.filter((page) => page.type === type.sys.id && page.isPublished);
      const [only] = pages.length === 1 ? pages : [];
      return {
        id: type.sys.id,
        name: type.name,
        description: type.description ?? '',
        pages: pages.length,
        only: only && { id: only.id, title: only.title },
      };
    });
    return context.json(answer, 200, NO_STORE);
  });

  /** Returns the starting values of a page of a type, below a parent page. */
  app.get('/new-page/:type', async (context) => {
    const content = await open(context.var.session.token);
    const types = await content.types();
    const type = creatableTypes(types).find(({ sys }) => sys.id === context.req.param('type'));
    if (!type) throw new StudioError(404, 'NotFound', 'There is no such page type.');
    const tree = await SiteTree.read(content, types);
    const requested = context.req.query('parent');
    const parent = requested === undefined ? tree.usualParent(type.sys.id) : requested || undefined;
    const directory = tree.directoryFor(type.sys.id, parent);
    const { page, addressEntry } = await skeletonsFor(content, types, tree, type, {
      parent,
      title: '',
      slug: '',
    });
    const field = addressField(types, type);
    const usedSlugs = new Set(tree.pages.filter((one) => one.type === type.sys.id).map(({ slug }) => slug));
    const addressEntries = field ? await content.ofType(addressEntry?.type.sys.id ?? '') : [];
    const skeletons = [...(addressEntry ? [addressEntry] : []), page];
    return context.json(
      {
        id: type.sys.id,
        name: type.name,
        description: type.description ?? '',
        parent: parent ?? '',
        parents: tree.parentsFor(types, type).map(({ id, title, slug }) => ({ id, title, slug })),
        isParentRequired: parentField(types, type)?.required ?? false,
        directory,
        root: pathOf(type.sys.id, ''),
        ancestors: tree
          .ancestors(`${directory}/new`, parent)
          .map(({ title, slug, type: of }) => ({ title, path: pathOf(of, slug) })),
        parts: skeletons.flatMap((skeleton) =>
          skeleton.parts.map((part) => ({
            field: part.field.id,
            name: part.field.name,
            of: skeleton.type.name,
            isRequired: part.field.required,
            blocks: part.blocks.map(outline),
          })),
        ),
        choices: skeletons.flatMap(({ choices }) =>
          choices.map(({ id, name, required }) => ({ field: id, name, isRequired: required })),
        ),
        menus: await readMenus(content, types, directory),
        /** Entries without a page that a new page can take its address from, such as products. */
        addressSource: field && {
          name: addressEntry?.type.name ?? field.name,
          withoutPage: addressEntries
            .map((entry) => ({
              id: entry.sys.id,
              title: content.text(entry, addressEntry?.type.displayField ?? 'title') || entry.sys.id,
              slug: content.text(entry, 'slug'),
            }))
            .filter(({ slug }) => slug !== '' && !usedSlugs.has(slug)),
        },
      },
      200,
      NO_STORE,
    );
  });

  /** Returns what uses an address; null if the address is free. */
  app.get('/addresses', async (context) => {
    const slug = context.req.query('slug') ?? '';
    if (slug.length > MAX_SLUG || !SLUG.test(slug))
      throw new StudioError(
        422,
        'InvalidAddress',
        'Use only lowercase letters, digits, “-” and “/” in a URL.',
      );
    const content = await open(context.var.session.token);
    const owner = await findAddressOwner(content, await content.types(), slug);
    return context.json({ owner: owner ?? null }, 200, NO_STORE);
  });

  app.post('/new-page', bodyLimit({ maxSize: MAX_BODY }), async (context) => {
    const parsed = NEW_PAGE.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) throw new StudioError(400, 'BadRequest', z.prettifyError(parsed.error));
    const content = await open(context.var.session.token);
    return context.json({ id: await makePage(content, parsed.data) }, 201, NO_STORE);
  });
  return app;
}
