/** Problems of a space, each with the entries that it is about. */
import { z } from 'zod';
import type { Space } from '@cleanpro/contentful-local/space/types';
import { deepLinksOf } from '@cleanpro/contentful-local/space/view';
import { contentProblems } from '../rules.ts';

export const FINDING = z.object({
  /** Id of the entry or asset where it was found. */
  id: z.string(),
  field: z.string().optional(),
  what: z.string(),
  todo: z.string(),
  rule: z.string().optional(),
  /** Ids of the entries that it is about. */
  entries: z.array(z.string()),
});
export type Finding = z.infer<typeof FINDING>;

/** The ids of the entities that each entity links to. */
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

/** Whether an entry is displayed at an address of its own, so that who links to it does not embed it. */
function hasAddress(space: Space, id: string): boolean {
  const type = space.preview.entry(id)?.sys.contentType.sys.id;
  return space.contentTypes.get(type ?? '')?.fields.some((field) => field.id === 'slug') === true;
}

/**
 * Returns the problems of a space, apart from those of single fields and links. Each is about the entry where it was found and those that embed it, up to a page or product.
 * A safety rule may be broken by what an entry says together with another one: it is about the entries that this one embeds
 * directly, too.
 */
export function findingsOf(space: Space): Finding[] {
  const links = linksOfAll(space);
  const linking = reversed(links);
  function entriesAbout(id: string, isSafetyRule: boolean): string[] {
    const found = new Set([id]);
    // A Set goes on to what is added meanwhile.
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
