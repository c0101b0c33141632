/** Checks where the links of entries lead. */
import type { Asset, ContentType, Entry, Field, Link, Space } from '../space/types.ts';
import { deepLinksOf, linksOf } from '../space/view.ts';
import type { Problem } from './problem.ts';

function rulesFor(field: Field): string[] | undefined {
  const all = [...(field.validations ?? []), ...(field.items?.validations ?? [])];
  const found = all.find((rule) => rule.linkContentType !== undefined)?.linkContentType;
  return found === undefined ? undefined : Array.isArray(found) ? found : [found];
}

/** Links must lead to a published entity of an allowed type. */
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
          todo: 'publish it, or link elsewhere',
        });
      }
    }
    const allowed = rulesFor(field);
    for (const link of field.type === 'RichText' ? [] : values.flatMap((value): Link[] => linksOf(value))) {
      const found = space.preview.entry(link.sys.id)?.sys.contentType.sys.id;
      if (allowed && found !== undefined && !allowed.includes(found)) {
        problems.push({
          id: entry.sys.id,
          field: field.id,
          what: `links to ${link.sys.id} of type ${found}, not one of ${allowed.join(', ')}`,
          todo: 'link to an entry of an allowed type',
        });
      }
    }
  }
  return problems;
}
