/** The `includes` of a list: everything that its items link to, down to a depth. */
import { deepLinksOf } from '../space/view.ts';
import { assetItem, entryItem, type Item, type Reading } from './delivery-item.ts';

export interface Includes {
  includes: { Entry?: Item[]; Asset?: Item[] };
  /** Links whose target is not published. */
  errors: {
    sys: { id: 'notResolvable'; type: 'error' };
    details: { type: 'Link'; linkType: string; id: string };
  }[];
}

const byId = (a: Item, b: Item): number => (a.sys.id < b.sys.id ? -1 : 1);

/**
 * The closure of the items over links, breadth first (docs/services.md, "Contentful delivery and preview"); sorted by
 * id, without the items themselves.
 */
export function includesOf(reading: Reading, items: readonly Item[], depth: number): Includes {
  const seen = new Set(items.map(({ sys }) => `${sys.type}:${sys.id}`));
  const entries: Item[] = [];
  const assets: Item[] = [];
  const errors: Includes['errors'] = [];
  let level: readonly Item[] = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Item[] = [];
    for (const item of level) {
      for (const { sys } of deepLinksOf(item.fields)) {
        const key = `${sys.linkType}:${sys.id}`;
        if (seen.has(key) || (sys.linkType !== 'Entry' && sys.linkType !== 'Asset')) continue;
        seen.add(key);
        const entry = sys.linkType === 'Entry' ? reading.view.entry(sys.id) : undefined;
        const asset = sys.linkType === 'Asset' ? reading.view.asset(sys.id) : undefined;
        if (entry) {
          const included = entryItem(reading, entry);
          entries.push(included);
          next.push(included);
        } else if (asset) assets.push(assetItem(reading, asset));
        else
          errors.push({
            sys: { id: 'notResolvable', type: 'error' },
            details: { type: 'Link', linkType: sys.linkType, id: sys.id },
          });
      }
    }
    level = next;
  }
  return {
    includes: {
      ...(entries.length > 0 && { Entry: entries.sort(byId) }),
      ...(assets.length > 0 && { Asset: assets.sort(byId) }),
    },
    errors,
  };
}
