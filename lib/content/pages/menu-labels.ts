import type { HeaderFragment } from '@/graphql/generated/operations';
import { present } from '../present';
import { toHref, ROOT } from '@cleanpro/content-values/paths/links';

/**
 * Returns the menu label of each page, by href. The primary menu takes precedence, then header links, then the utility
 * menu.
 */
export function menuLabels(header: HeaderFragment | null): ReadonlyMap<string, string> {
  const labels = new Map<string, string>([[ROOT, 'Home']]);
  const add = (link: string | null, text: string | null): void => {
    const href = toHref(link);
    if (href !== undefined && text && !labels.has(href)) labels.set(href, text);
  };
  const menus = present(header?.primaryNavCollection?.items);
  for (const { menuLink, menuText } of menus) add(menuLink, menuText);
  for (const { menuSlotsCollection } of menus)
    for (const { menuItemsCollection } of present(menuSlotsCollection?.items))
      for (const { menuLink, menuText } of present(menuItemsCollection?.items)) add(menuLink, menuText);
  for (const { menuLink, menuText } of present(header?.headerLinksCollection?.items)) add(menuLink, menuText);
  for (const { menuLink, menuText } of present(header?.utilityMenu?.linksCollection?.items))
    add(menuLink, menuText);
  return labels;
}
