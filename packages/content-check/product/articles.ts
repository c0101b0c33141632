import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { textOf, valueOf } from '../values.ts';
import { assertedWords } from './negation.ts';
import { directionSteps, isArticle } from './product.ts';
import { requestsRinse } from './rinsing.ts';

const CHEMICAL_FIELDS = [
  'phMinimum',
  'phMaximum',
  'phCondition',
  'dilutions',
  'shelfLifeMonths',
  'hazards',
  'composition',
  'epaRegistrationNumber',
  'efficacyClaims',
];
const CHEMICAL_STEP =
  /\bdilut(?:e|ed|ing|ion)\b|\bcontact time\b|\bdwell(?: time)?\b|\b(?:let|leave) (?:it|the (?:solution|product|foam)) (?:stand|work|soak)\b/gi;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function checkArticle(article: Entry): Problem[] {
  const { id } = article.sys;
  const form = textOf(article, 'form');
  return [
    ...CHEMICAL_FIELDS.filter((field) => !isEmpty(valueOf(article, field))).map((field) =>
      problemAt(id, field, `is set for the form ${form}`, 'clear the field; the product is not a chemical'),
    ),
    ...directionSteps(article)
      .flatMap(({ text }) => splitSentences(text))
      .filter((sentence) => requestsRinse(sentence) || assertedWords(sentence, CHEMICAL_STEP).length > 0)
      .map((sentence) =>
        problemAt(
          id,
          'directions',
          `has a step for chemicals, but the form is ${form}: “${sentence}”`,
          'describe how the article is used',
        ),
      ),
  ];
}

/**
 * Checks products that are articles (tools, paper, dispensers). They are not chemicals, so they have no chemical data
 * and no chemical steps.
 */
export const checkArticles = (view: View): Problem[] =>
  view.entriesOf('product').filter(isArticle).flatMap(checkArticle);
