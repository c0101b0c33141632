import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { parseCount } from '../counts-in-words.ts';
import { problemAt, type Problem } from '../problem.ts';
import { blocksOf, linkedEntries, numberOf, textOf, valueOf } from '../values.ts';

const QUESTION =
  /\bshelf[ -]life\b|\bhow long (?:do|does|will|can|may) .*\b(?:keep|last|kept|stored?)\b|\bexpir(?:e|es|y|ation)\b/i;
const DURATION = /\b(\d+|[a-z]+)[ -](months?|years?)\b/gi;

const monthsIn = (text: string): number[] =>
  [...text.matchAll(DURATION)].flatMap(([, count = '', unit = '']) => {
    const number = parseCount(count);
    return number === undefined ? [] : [number * (unit.toLowerCase().startsWith('year') ? 12 : 1)];
  });

/** Words for groups of products in the clauses of an answer, and the ingredient that defines each group. */
const GROUPS: readonly [word: RegExp, ingredient: RegExp][] = [
  [/\bbleach\b|\bchlorine\b/i, /hypochlorite|isocyanur/i],
  [/\bperoxide\b|\boxygen\b/i, /peroxide|percarbonate/i],
];

const isOfGroup = (product: Entry, words: string): boolean =>
  GROUPS.some(
    ([word, ingredient]) =>
      word.test(words) && ingredient.test(JSON.stringify(valueOf(product, 'composition') ?? '')),
  );

const answerOf = (view: View, question: Entry): { id: string; text: string } | undefined => {
  const [answer] = linkedEntries(view, question, 'answer');
  return answer && { id: answer.sys.id, text: blocksOf(answer, 'body').join(' ') };
};

const contradiction = (id: string, products: readonly Entry[], months: readonly number[]): Problem[] =>
  products.length === 0
    ? []
    : [
        problemAt(
          id,
          'body',
          `says ${months.join(' and ')} months, but ${products
            .map((product) => `${product.sys.id} has ${numberOf(product, 'shelfLifeMonths')}`)
            .join(', ')}`,
          'remove the number, or use the products’ numbers',
        ),
      ];

/** Checks an FAQ answer, which is about all products, and its clauses about products with bleach or peroxide. */
function checkGeneralAnswer(view: View, question: Entry): Problem[] {
  const answer = answerOf(view, question);
  const named = answer ? monthsIn(answer.text) : [];
  if (!answer || named.length === 0) return [];
  const products = view
    .entriesOf('product')
    .filter((product) => numberOf(product, 'shelfLifeMonths') !== undefined);
  const clauses = answer.text.split(/[,;.]/).map((text) => ({ text, months: monthsIn(text) }));
  const wrong = products.filter((product) => {
    const own = clauses.find(({ text, months }) => months.length > 0 && isOfGroup(product, text));
    return !(own?.months ?? named).includes(numberOf(product, 'shelfLifeMonths') ?? 0);
  });
  return contradiction(answer.id, wrong, named);
}

function checkOwnAnswer(view: View, product: Entry, question: Entry): Problem[] {
  const answer = answerOf(view, question);
  const months = answer ? monthsIn(answer.text) : [];
  const own = numberOf(product, 'shelfLifeMonths');
  return answer && months.length > 0 && own !== undefined && !months.includes(own)
    ? contradiction(answer.id, [product], months)
    : [];
}

/** Checks that answers about shelf life, in FAQs and on products, agree with `shelfLifeMonths`. */
export function checkShelfLife(view: View): Problem[] {
  const isAboutShelfLife = (question: Entry): boolean => QUESTION.test(textOf(question, 'question') ?? '');
  const problems: Problem[] = [];
  const ofProducts = new Set<Entry>();
  for (const product of view.entriesOf('product'))
    for (const question of linkedEntries(view, product, 'questions')) {
      ofProducts.add(question);
      if (isAboutShelfLife(question)) problems.push(...checkOwnAnswer(view, product, question));
    }
  for (const question of view.entriesOf('question'))
    if (!ofProducts.has(question) && isAboutShelfLife(question))
      problems.push(...checkGeneralAnswer(view, question));
  return problems;
}
