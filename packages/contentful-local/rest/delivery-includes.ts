import type { Asset, Entry, View } from '../space/types.ts';
import { deepLinksOf } from '../space/view.ts';

interface Linking {
  sys: { id: string; type: string };
  fields: unknown;
}

export interface Includes<T> {
  includes: { Entry?: T[]; Asset?: T[] };
  /** Links whose targets are not in the view. */
  errors: {
    sys: { id: 'notResolvable'; type: 'error' };
    details: { type: 'Link'; linkType: string; id: string };
  }[];
}

const byId = (a: Linking, b: Linking): number => (a.sys.id < b.sys.id ? -1 : 1);

/**
 * Returns everything that the items link to, breadth first down to a depth (docs/services.md, "Contentful delivery and
 * preview"). The result is sorted by id and does not contain the items themselves.
 * @param shaped converts an entity to the API's shape
 */
export function includesOf<T extends Linking>(
  view: View,
  items: readonly T[],
  depth: number,
  shaped: (entity: Entry | Asset) => T,
): Includes<T> {
  const seen = new Set(items.map(({ sys }) => `${sys.type}:${sys.id}`));
  const entries: T[] = [];
  const assets: T[] = [];
  const errors: Includes<T>['errors'] = [];
  let level: readonly T[] = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: T[] = [];
    for (const item of level) {
      for (const { sys } of deepLinksOf(item.fields)) {
        const key = `${sys.linkType}:${sys.id}`;
        if (seen.has(key) || (sys.linkType !== 'Entry' && sys.linkType !== 'Asset')) continue;
        seen.add(key);
        const entry = sys.linkType === 'Entry' ? view.entry(sys.id) : undefined;
        const asset = sys.linkType === 'Asset' ? view.asset(sys.id) : undefined;
        if (entry) {
          const included = shaped(entry);
          entries.push(included);
          next.push(included);
        } else if (asset) assets.push(shaped(asset));
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
