import { organismsOf, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, linkedIds, listOf, stringsByField, textOf, valueOf } from '../values.ts';
import { BLOODBORNE, organismPattern } from './organisms.ts';

const DENIAL =
  /\bnone of (?:our|ours|these products)\b|\bno (?:product|disinfectant)s?\b|\b(?:our|this) range has no\b|\bwe (?:do not|don[’']t) (?:make|sell|have)\b|\b(?:an)?other supplier\b|\bnot on (?:any of )?our labels?\b/i;

interface Listed {
  id: string;
  organisms: string;
}

const listedBy = (view: View): Listed[] =>
  view.entriesOf('product').flatMap((product) => {
    const organisms = organismsOf(parseClaims(valueOf(product, 'efficacyClaims')));
    return organisms.length > 0
      ? [{ id: product.sys.id, organisms: organisms.join('\n').toLowerCase() }]
      : [];
  });

/**
 * Returns the paragraphs of an entry. Each paragraph of an answer starts with the question, which names the subject.
 */
function paragraphsOf(view: View, entry: Entry): { id: string; field: string; text: string }[] {
  const [answer] = linkedEntries(view, entry, 'answer');
  const lead = textOf(entry, 'question') ?? '';
  return stringsByField(answer ?? entry).flatMap(({ field, strings }) =>
    strings.map((text) => ({
      id: (answer ?? entry).sys.id,
      field,
      text: answer ? `${lead}\n${text}` : text,
    })),
  );
}

function checkDenials(view: View, products: readonly Listed[]): Problem[] {
  const patterns = [organismPattern(view), BLOODBORNE];
  const problems: Problem[] = [];
  for (const entry of view.entries())
    for (const { id, field, text } of paragraphsOf(view, entry)) {
      if (!DENIAL.test(text)) continue;
      const named = new Set(patterns.flatMap((pattern) => text.match(pattern) ?? []));
      for (const organism of named) {
        const listing = products.filter(({ organisms }) => organisms.includes(organism.toLowerCase()));
        if (listing.length > 0)
          problems.push(
            problemAt(
              id,
              field,
              `denies a claim against ${organism}, which ${listing.map((each) => each.id).join(', ')} list`,
              'name the products that list it',
            ),
          );
      }
    }
  return problems;
}

/**
 * Checks that a list with a filter by organism contains every product with claims, and that the filter's values are
 * empty, because the site derives them. Visitors conclude that no label lists an organism that is missing there.
 */
function checkList(view: View, list: Entry, products: readonly Listed[]): Problem[] {
  const facet = linkedEntries(view, list, 'facets').find((each) => textOf(each, 'kind') === 'organism');
  if (!facet) return [];
  const ids = linkedIds(list, 'products');
  const missing = ids.length > 0 ? products.filter(({ id }) => !ids.includes(id)) : [];
  const problems = missing.map(({ id }) =>
    problemAt(list.sys.id, 'products', `leaves out ${id}, which has claims`, 'add the product'),
  );
  if (listOf(facet, 'values').length > 0)
    problems.push(
      problemAt(
        facet.sys.id,
        'values',
        'repeats organisms that the site derives from products',
        'clear the field',
      ),
    );
  return problems;
}

/**
 * Checks that if content says that no product has a claim against an organism, no product has that claim. Also checks
 * that lists by organism are complete.
 */
export function checkDeniedClaims(view: View): Problem[] {
  const products = listedBy(view);
  return [
    ...checkDenials(view, products),
    ...view.entriesOf('productListPage').flatMap((list) => checkList(view, list, products)),
  ];
}
