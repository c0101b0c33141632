import type { Asset, ContentType, Entry, Space } from '@cleanpro/contentful-local/space/types';
import { deepLinksOf } from '@cleanpro/contentful-local/space/view';
import type { Problem } from './problem.ts';

/**
 * Checks that all links lead to existing entries and assets, and that published entries link only to published ones.
 * Field validations check the types of linked entries.
 */
export function checkLinks(entry: Entry, type: ContentType, space: Space, published: boolean): Problem[] {
  const problems: Problem[] = [];
  const view = published ? space.published : space.preview;
  for (const field of type.fields) {
    const values = Object.values(entry.fields[field.id] ?? {});
    for (const link of values.flatMap(deepLinksOf)) {
      const { id, linkType } = link.sys;
      const target: Entry | Asset | undefined = linkType === 'Asset' ? view.asset(id) : view.entry(id);
      if (!target) {
        problems.push({
          id: entry.sys.id,
          field: field.id,
          what: `links to ${linkType} ${id}, which ${published ? 'is not published' : 'does not exist'}`,
          todo: 'publish it, or link to something else',
        });
      }
    }
  }
  return problems;
}
