/** Checks a space's content beyond the schemas of its files. */
import { isId } from '@cleanpro/contentful-local/space/id';
import type { Space, View } from '@cleanpro/contentful-local/space/types';
import { pageLookup, pageSlugs, redirectProblems } from './redirects.ts';
import { checkAsset } from './assets.ts';
import { checkCodes } from './codes.ts';
import { checkFields } from './fields.ts';
import { checkLinks } from './links.ts';
import { checkOffers } from './offers.ts';
import { checkParents } from './parents.ts';
import { checkPaths } from './paths.ts';
import type { Problem } from './problem.ts';
import { checkPeople } from './people.ts';
import { checkProducts } from './product/products.ts';
import { checkReadingTimes } from './reading-time.ts';
import { checkRecommender } from './recommender.ts';
import { checkTrainings } from './training.ts';

const hasDrafts = ({ published, preview }: Space): boolean =>
  preview.entries().some((entry) => published.entry(entry.sys.id) !== entry) ||
  preview.assets().some((asset) => published.asset(asset.sys.id) !== asset);

const checkView = (view: View): Problem[] => [
  ...checkProducts(view),
  ...checkPeople(view),
  ...checkTrainings(view),
  ...checkOffers(view),
  ...checkReadingTimes(view),
  ...view.entries().flatMap(checkCodes),
];

/** Returns the problems with single entries and assets. The studio finds the same problems before publishing. */
function entityProblems(space: Space): Problem[] {
  const problems: Problem[] = [];
  for (const [view, published] of [
    [space.published, true],
    [space.preview, false],
  ] as const) {
    for (const entry of view.entries()) {
      // Without a draft, the entry was already checked in the published view.
      if (!published && space.published.entry(entry.sys.id) === entry) continue;
      if (!isId(entry.sys.id))
        problems.push({
          id: entry.sys.id,
          what: 'has an id that Contentful does not accept',
          todo: 'use at most 64 letters, digits, “.”, “_” and “-”',
        });
      const type = space.contentTypes.get(entry.sys.contentType.sys.id);
      if (!type) {
        problems.push({
          id: entry.sys.id,
          what: `has the unknown content type ${entry.sys.contentType.sys.id}`,
          todo: 'correct the type',
        });
        continue;
      }
      // Push one at a time: a rich text document can have more problems than a call can have arguments.
      for (const problem of checkFields(entry, type, space)) problems.push(problem);
      problems.push(...checkLinks(entry, type, space, published));
    }
  }
  for (const asset of space.preview.assets()) problems.push(...checkAsset(asset, space));
  return [...problems, ...checkParents(space)];
}

/** Returns the problems that only a check of the whole space can find. */
export function contentProblems(space: Space): Problem[] {
  const { published, preview } = space;
  const assistant = checkRecommender(space, preview);
  const problems = [...checkView(preview), ...assistant.problems];
  if (hasDrafts(space))
    problems.push(...checkView(published), ...checkRecommender(space, published).problems);
  // A problem that is in both views counts once.
  const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  const hasPage = pageLookup(new Set([...pageSlugs(space), ...assistant.paths]));
  return [...distinct.values(), ...checkPaths(space, hasPage), ...redirectProblems(space, hasPage)];
}

/** Returns all problems in a space. */
export const findProblems = (space: Space): Problem[] => [
  ...entityProblems(space),
  ...contentProblems(space),
];
