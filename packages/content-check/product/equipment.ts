/** Checks that directions, lists of equipment and jobs name the protective equipment that a product requires. */
import { splitSentences } from '@cleanpro/text/sentences';
import { productsNamedIn, wordsOf } from '@cleanpro/product-safety/jobs/job';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { blocksOf, linkedEntries, listOf, textOf } from '../values.ts';
import { jobOf } from './job.ts';
import { directionSteps, type ProductText } from './product.ts';

const NAMED: Readonly<Record<string, RegExp>> = {
  'Chemical splash goggles': /\bgoggles\b/i,
  'Safety glasses': /\bglasses\b/i,
  'Chemical-resistant gloves': /\bgloves?\b/i,
  'Disposable gloves': /\bgloves?\b/i,
  'Protective apron': /\bapron\b/i,
  'Non-slip footwear': /\b(?:shoes|boots|footwear)\b/i,
  Ventilation: /\b(?:ventilat\w+|fans?|windows?|air(?![- ]dr))\b/i,
};

/**
 * Whether `text` names an item of equipment. Goggles count as safety glasses, because they protect at least as well.
 */
const isNamed = (item: string, text: string): boolean =>
  NAMED[item]?.test(text) === true || (item === 'Safety glasses' && /\bgoggles\b/i.test(text));

const FOOTWEAR = 'Non-slip footwear';

const unnamedIn = (product: Entry, text: string): string[] =>
  listOf(product, 'protectiveEquipment').filter((item) => item in NAMED && !isNamed(item, text));

/** Returns the protective equipment that `text` does not name, except footwear, which is needed only on wet floors. */
export const missingIn = (product: Entry, text: string): string[] =>
  unnamedIn(product, text).filter((item) => item !== FOOTWEAR);

/**
 * Returns the product's protective equipment that `text` names. Ignores ventilation, because writers mention fresh air
 * for many reasons.
 */
const namedIn = (product: Entry, text: string): string[] =>
  listOf(product, 'protectiveEquipment').filter((item) => item !== 'Ventilation' && isNamed(item, text));

/** Checks that the directions name all required equipment, because readers follow the steps. */
function checkDirections(product: Entry): Problem[] {
  const steps = directionSteps(product)
    .map(({ text }) => text)
    .join(' ');
  return unnamedIn(product, steps).map((item) =>
    problemAt(
      product.sys.id,
      'directions',
      `doesn’t mention ${item}, which the product requires`,
      'mention it in the step that needs it',
    ),
  );
}

const WETS_FLOORS = /\bwet floor signs?\b|\bfloors? (?:stays?|is|are)\b[^.]*\b(?:dry|slippery)\b/i;

/** Checks that products whose steps wet a floor require non-slip footwear. */
function checkFootwear(product: Entry): Problem[] {
  if (listOf(product, 'protectiveEquipment').includes(FOOTWEAR)) return [];
  return directionSteps(product)
    .filter(({ text }) => WETS_FLOORS.test(text))
    .map(({ text }) =>
      problemAt(
        product.sys.id,
        'protectiveEquipment',
        `does not list ${FOOTWEAR}, although a step wets a floor: “${text}”`,
        'add it',
      ),
    );
}

const descriptionAndAnswers = (view: View, product: Entry): ProductText[] => [
  {
    id: product.sys.id,
    field: 'description',
    text: [textOf(product, 'shortDescription') ?? '', ...blocksOf(product, 'description')].join(' '),
  },
  ...linkedEntries(view, product, 'questions')
    .flatMap((question) => linkedEntries(view, question, 'answer'))
    .map((answer) => ({ id: answer.sys.id, field: 'body', text: blocksOf(answer, 'body').join(' ') })),
];

/**
 * Returns the equipment that `text` omits although it names two or more items. Readers would take those for the
 * complete list.
 */
export function unnamedEquipment(product: Entry, text: string): string[] {
  const named = namedIn(product, text);
  return named.length > 1 ? missingIn(product, text) : [];
}

function checkLists(view: View, product: Entry): Problem[] {
  return descriptionAndAnswers(view, product).flatMap(({ id, field, text }) => {
    const missing = unnamedEquipment(product, text);
    return missing.length > 0
      ? [
          problemAt(
            id,
            field,
            `mentions ${namedIn(product, text).join(' and ')} without ${missing.join(', ')}`,
            'mention all of the product’s protective equipment, or none of it',
          ),
        ]
      : [];
  });
}

/** Checks that a job names the protection for a product no later than in the step that first uses the product. */
function checkJob(view: View, job: Entry): Problem[] {
  const { steps, products } = jobOf(view, job);
  const texts = steps.map(wordsOf);
  return linkedEntries(view, job, 'products').flatMap((product, index) => {
    const about = products[index];
    const first = texts.findIndex((text) => about && productsNamedIn(text, products).includes(about));
    const before = texts.slice(0, first < 0 ? texts.length : first + 1).join(' ');
    const missing = missingIn(product, before);
    return missing.length > 0
      ? [
          problemAt(
            job.sys.id,
            'steps',
            `doesn’t mention ${missing.join(', ')}, which ${product.sys.id} requires`,
            'mention the equipment in the step that uses the product, or earlier',
          ),
        ]
      : [];
  });
}

/** Checks that the cards of a system page name the equipment of all its products, because readers follow that page. */
function checkSystem(view: View, page: Entry): Problem[] {
  const text = linkedEntries(view, page, 'informationModules')
    .map((card) => textOf(card, 'text') ?? '')
    .join(' ');
  return linkedEntries(view, page, 'products').flatMap((product) => {
    const missing = missingIn(product, text);
    return missing.length > 0
      ? [
          problemAt(
            page.sys.id,
            'informationModules',
            `doesn’t mention ${missing.join(', ')}, which ${product.sys.id} requires`,
            'mention the equipment in the card on how the system works',
          ),
        ]
      : [];
  });
}

/** Checks each sentence of an article against the products that it names. */
function checkArticle(view: View, article: Entry): Problem[] {
  const products = linkedEntries(view, article, 'relatedProducts');
  return blocksOf(article, 'body')
    .flatMap(splitSentences)
    .flatMap((sentence) =>
      products
        .filter((product) => sentence.includes(textOf(product, 'productName') ?? '\0'))
        .flatMap((product) => {
          const missing = unnamedEquipment(product, sentence);
          return missing.length > 0
            ? [
                problemAt(
                  article.sys.id,
                  'body',
                  `mentions only some of the equipment that ${product.sys.id} requires; ${missing.join(', ')} is missing: “${sentence}”`,
                  'mention all of the product’s protective equipment, or none of it',
                ),
              ]
            : [];
        }),
    );
}

/** Returns the problems with products, jobs, systems and articles that omit protective equipment. */
export const checkEquipment = (view: View): Problem[] => [
  ...view
    .entriesOf('product')
    .flatMap((product) => [
      ...checkDirections(product),
      ...checkFootwear(product),
      ...checkLists(view, product),
    ]),
  ...view.entriesOf('jobsToBeDone').flatMap((job) => checkJob(view, job)),
  ...view.entriesOf('subBrandsPage').flatMap((page) => checkSystem(view, page)),
  ...view.entriesOf('articleDetailPages').flatMap((article) => checkArticle(view, article)),
];
