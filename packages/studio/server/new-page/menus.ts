import { linkedId, type Content, type Entry, type Values } from '../management/content.ts';
import type { Types } from './page-types.ts';

/** Describes how the entries of a content type are used as menus. */
interface Kind {
  /** Content type of the menu. */
  type: string;
  /** Id of the field with its links. */
  field: string;
  /** Content type of a link. */
  link: string;
  /** Content types whose entries contain such menus. Empty if the menu is not part of another entry. */
  holders: readonly string[];
  label: string;
}

const KINDS: readonly Kind[] = [
  { type: 'menuSlot', field: 'menuItems', link: 'menuItem', holders: ['megaMenu'], label: 'Main menu' },
  { type: 'header', field: 'headerLinks', link: 'menuItem', holders: [], label: 'Header' },
  { type: 'utilityMenu', field: 'links', link: 'menuItem', holders: [], label: 'Above the header' },
  { type: 'linkContainer', field: 'links', link: 'linkButton', holders: ['siteFooter'], label: 'Footer' },
  { type: 'linkContainer', field: 'links', link: 'linkButton', holders: ['siteMap'], label: 'Site map' },
];

export interface Menu {
  id: string;
  label: string;
  links: number;
  max: number | undefined;
  /** Whether the menu has a link to a page in the same directory as the new page. */
  isNear: boolean;
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => linkedId(item) ?? []);

/** Returns the values of a link to a page. Menu items and link buttons have different fields for them. */
export function linkValues(link: string, text: string, slug: string): Values {
  return link === 'menuItem'
    ? { menuText: text, menuLink: slug }
    : { name: `Link to ${text}`, linkText: text, link: slug, styles: 'link' };
}

const addressOf = (content: Content, link: Entry | undefined): string =>
  (content.text(link ?? { fields: {} }, 'menuLink') || content.text(link ?? { fields: {} }, 'link')).replace(
    /^\/?(?:en-us\/)?/,
    '',
  );

const maxOf = (types: Types, { type, field }: Kind): number | undefined =>
  types
    .get(type)
    ?.fields.find(({ id }) => id === field)
    ?.validations.map(({ size }) => size?.max ?? undefined)
    .find((max) => max !== undefined);

async function menusOf(content: Content, types: Types, kind: Kind, directory: string): Promise<Menu[]> {
  if (!types.has(kind.type)) return [];
  const [menus, holders] = await Promise.all([
    content.ofType(kind.type),
    Promise.all(kind.holders.filter((type) => types.has(type)).map((type) => content.ofType(type))),
  ]);
  const holderNames = new Map<string, string>();
  for (const holder of holders.flat()) {
    const name = content.text(holder, 'menuText');
    for (const value of Object.values(content.values(holder)))
      for (const id of [...idsIn(value), linkedId(value) ?? '']) holderNames.set(id, name);
  }
  const displayed = menus.filter(({ sys }) => kind.holders.length === 0 || holderNames.has(sys.id));
  const links = await content.byIds(displayed.flatMap((menu) => idsIn(content.values(menu)[kind.field])));
  return displayed.map((menu): Menu => {
    const ids = idsIn(content.values(menu)[kind.field]);
    const name = kind.holders.length === 0 ? '' : content.text(menu, 'text') || content.text(menu, 'name');
    const isNear = ids.some(
      (id) => directory !== '' && addressOf(content, links.get(id)).startsWith(`${directory}/`),
    );
    const label = [kind.label, holderNames.get(menu.sys.id), name].filter(Boolean).join(' › ');
    return { id: menu.sys.id, label, links: ids.length, max: maxOf(types, kind), isNear };
  });
}

/** Returns all menus. Those with links to pages in the directory of the new page come first. */
export async function readMenus(content: Content, types: Types, directory: string): Promise<Menu[]> {
  const menus = await Promise.all(KINDS.map((kind) => menusOf(content, types, kind, directory)));
  const byLabel = menus.flat().sort((a, b) => a.label.localeCompare(b.label));
  return byLabel.sort((a, b) => Number(b.isNear) - Number(a.isNear));
}

/** Returns how a content type is used as a menu; undefined for a type that is not a menu. */
export const menuKind = (type: string): Kind | undefined => KINDS.find((kind) => kind.type === type);
