/**
 * Warnings in articles, FAQ answers, cards and videos, which mention work and products away from the product's page.
 */
import { incompatibleGroups } from '@cleanpro/product-safety/hazards/incompatibility';
import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { blocksOf, linkedEntries, linkedIds, stringsByField, textOf } from '../values.ts';
import { missingIn } from './equipment.ts';
import { mixtureIn } from './incompatibility.ts';
import { hazardCodesOf } from './product.ts';

interface WorkText {
  id: string;
  field: string;
  text: string;
}

const BURNS: readonly string[] = ['H314', 'H318'];

/** Checks that content that mentions a corrosive product names the product's protective equipment. */
function checkCorrosives(view: View, { id, field, text }: WorkText): Problem[] {
  return view
    .entriesOf('product')
    .filter(
      (product) =>
        text.includes(textOf(product, 'productName') ?? '\0') &&
        hazardCodesOf(view, product).some((code) => BURNS.includes(code)),
    )
    .flatMap((product) => {
      const missing = missingIn(product, text);
      return missing.length > 0
        ? [
            problemAt(
              id,
              field,
              `points readers to ${product.sys.id}, which is corrosive, without ${missing.join(', ')}`,
              'mention the equipment that the product requires',
            ),
          ]
        : [];
    });
}

const STRIPS_OR_BURNISHES =
  /\bburnish(?:es|ed|er|ing)?\b|\bstrip (?:only|in|the (?:floor|old))\b|\b(?:to|then|not) strip\b/i;
const FLOOR = /\bfloors?\b|\bcorridors?\b|\btiles?\b|\bfinish\b|\bmelt\b|\bgloss\b/i;

/**
 * Checks that content about stripping or burnishing floors mentions asbestos: old vinyl tile must not be stripped or
 * dry-burnished before a test has ruled it out.
 */
const checkAsbestos = ({ id, field, text }: WorkText): Problem[] =>
  !/\basbestos\b/i.test(text) &&
  splitSentences(text).some((sentence) => STRIPS_OR_BURNISHES.test(sentence)) &&
  FLOOR.test(text)
    ? [
        problemAt(
          id,
          field,
          'strips or burnishes a floor without a warning about asbestos',
          'mention vinyl tile installed before 1981',
        ),
      ]
    : [];

/** Words for laundry products that are acids. */
const LAUNDRY_ACIDS: readonly RegExp[] = [/\bsour\b/i, /\bsofteners?\b/i];

/**
 * Checks that if a page mentions laundry sours and softeners, which are both acids, a warning about bleach names both.
 * Otherwise, readers would conclude that the acid it omits is safe with bleach.
 */
function checkAcids({ id, field, text }: WorkText, products: readonly Entry[]): Problem[] {
  const acids = LAUNDRY_ACIDS.filter((word) =>
    products.some(
      (product) =>
        word.test(textOf(product, 'productName') ?? '') &&
        incompatibleGroups(mixtureIn(product)).some(
          ({ name, danger }) => danger && name.en === 'Chlorine bleach',
        ),
    ),
  );
  if (acids.length < 2) return [];
  return splitSentences(text)
    .filter(
      (sentence) =>
        /\bbleach\b|\bchlorine\b/i.test(sentence) &&
        /\bnever\b|\bgas\b/i.test(sentence) &&
        acids.some((word) => word.test(sentence)) &&
        !acids.every((word) => word.test(sentence)),
    )
    .map((sentence) =>
      problemAt(
        id,
        field,
        `warns about bleach with only one of two acids: “${sentence}”`,
        'mention both sour and softener',
      ),
    );
}

const USED_LINE = /\blines? that (?:has|have) (?:carried|held)\b/i;

/** Checks that wherever content says to reuse a feed line for an acid, it excludes lines that have held bleach. */
const checkLines = ({ id, field, text }: WorkText): Problem[] =>
  USED_LINE.test(text) && LAUNDRY_ACIDS.some((word) => word.test(text)) && !/\bbleach\b/i.test(text)
    ? [
        problemAt(
          id,
          field,
          'reuses a line for an acid without a warning about bleach',
          'say what to do with a line that has held bleach',
        ),
      ]
    : [];

/**
 * Checks that a step that changes gloves mentions the hands, which must be cleaned in between: 29 CFR
 * 1910.1030(d)(2)(v).
 */
const checkGloveChange = ({ id, field, text }: WorkText): Problem[] =>
  /\b(?:fresh|new) disposable gloves\b/i.test(text) && !/\bhands\b/i.test(text)
    ? [
        problemAt(
          id,
          field,
          `changes gloves without mentioning hand hygiene: “${text}”`,
          'add hand hygiene between the two pairs',
        ),
      ]
    : [];

/** Returns the answers of FAQ pages. Answers of products appear on the product's page. */
function faqAnswers(view: View): WorkText[] {
  const ofProducts = new Set(view.entriesOf('product').flatMap((product) => linkedIds(product, 'questions')));
  return view
    .entriesOf('question')
    .filter(({ sys }) => !ofProducts.has(sys.id))
    .flatMap((question) =>
      linkedEntries(view, question, 'answer').map((answer) => ({
        id: answer.sys.id,
        field: 'body',
        text: [textOf(question, 'question') ?? '', ...blocksOf(answer, 'body')].join(' '),
      })),
    );
}

const articleText = (article: Entry): WorkText => ({
  id: article.sys.id,
  field: 'body',
  text: blocksOf(article, 'body').join(' '),
});

const systemTexts = (view: View, page: Entry): WorkText[] =>
  linkedEntries(view, page, 'informationModules').map((card) => ({
    id: card.sys.id,
    field: 'text',
    text: textOf(card, 'text') ?? '',
  }));

/** Returns the problems with content that mentions work or products without the required warning. */
export function checkTextWarnings(view: View): Problem[] {
  const articles = view.entriesOf('articleDetailPages');
  const answers = faqAnswers(view);
  const films = view
    .entriesOf('video')
    .map((video) => ({ id: video.sys.id, field: 'transcript', text: textOf(video, 'transcript') ?? '' }));
  return [
    ...[...articles.map(articleText), ...answers].flatMap((text) => [
      ...checkCorrosives(view, text),
      ...checkAsbestos(text),
    ]),
    ...films.flatMap(checkAsbestos),
    ...articles.flatMap((article) =>
      checkAcids(articleText(article), linkedEntries(view, article, 'relatedProducts')),
    ),
    ...view
      .entriesOf('subBrandsPage')
      .flatMap((page) =>
        systemTexts(view, page).flatMap((text) => checkAcids(text, linkedEntries(view, page, 'products'))),
      ),
    ...[
      ...view.entriesOf('product'),
      ...view.entriesOf('contentCard'),
      ...view.entriesOf('recommenderProducts'),
    ]
      .flatMap((entry) =>
        stringsByField(entry).map(({ field, strings }) => ({ id: entry.sys.id, field, strings })),
      )
      .flatMap(({ id, field, strings }) =>
        [...new Set(strings)].flatMap((text) => [
          ...checkLines({ id, field, text }),
          ...checkGloveChange({ id, field, text }),
        ]),
      ),
  ];
}
