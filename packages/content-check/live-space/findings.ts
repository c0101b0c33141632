/** A problem in a space, with the entries that it concerns. */
import { z } from 'zod';
import type { Space } from '@cleanpro/contentful-local/space/types';
import { deepLinksOf } from '@cleanpro/contentful-local/space/view';
import { contentProblems } from '../rules.ts';

export const FINDING = z.object({
  /** Id of the entry or asset where the problem was found. */
  id: z.string(),
  field: z.string().optional(),
  what: z.string(),
  todo: z.string(),
  rule: z.string().optional(),
  entries: z.array(z.string()),
});
export type Finding = z.infer<typeof FINDING>;

const linksOfAll = (space: Space): Map<string, string[]> =>
  new Map(
    space.preview
      .entries()
      .map(({ sys, fields }) => [sys.id, deepLinksOf(fields).map((link) => link.sys.id)]),
  );

function reversed(links: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const linking = new Map<string, string[]>();
  for (const [from, ids] of links)
    for (const id of ids) {
      const others = linking.get(id);
      if (others) others.push(from);
      else linking.set(id, [from]);
    }
  return linking;
}

/** Whether an entry has its own URL. Other entries then link to it instead of embedding it. */
function hasAddress(space: Space, id: string): boolean {
  const type = space.preview.entry(id)?.sys.contentType.sys.id;
  return space.contentTypes.get(type ?? '')?.fields.some((field) => field.id === 'slug') === true;
}

/**
 * Returns the problems in a space, except problems with single fields and links. Each problem concerns its entry and
 * the entries that embed that entry, up to a page or product. Two entries can break a safety rule together, so such a
 * problem also concerns the entries that its entry embeds directly.
 */
export function findingsOf(space: Space): Finding[] {
  const links = linksOfAll(space);
  const linking = reversed(links);
  function entriesAbout(id: string, isSafetyRule: boolean): string[] {
    const found = new Set([id]);
    // Iterating a Set includes the values added during the iteration.
    for (const each of found)
      if (!hasAddress(space, each)) for (const embedding of linking.get(each) ?? []) found.add(embedding);
    if (isSafetyRule)
      for (const embedded of links.get(id) ?? []) if (!hasAddress(space, embedded)) found.add(embedded);
    return [...found];
  }
  return contentProblems(space).map((problem) => ({
    ...problem,
    entries: entriesAbout(problem.id, problem.rule !== undefined),
  }));
}
