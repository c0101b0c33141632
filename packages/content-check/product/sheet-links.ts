import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, linkedIds, listOf, textOf } from '../values.ts';

/** Text of the links to safety data sheets, in the language of the sheet. */
const TEXTS: Record<string, string> = {
  en: 'Safety data sheet (English)',
  es: 'Ficha de datos de seguridad (español)',
  fr: 'Fiche de données de sécurité (français)',
};

const LISTS = ['safetySheet', 'concentrate', 'madeFromConcentrate'];
const DILUTED = 'madeFromConcentrate';

const pdfOf = (entry: Entry): string => linkedIds(entry, 'pdf')[0] ?? '';

const languageOf = (view: View, sheet: Entry): string =>
  textOf(linkedEntries(view, sheet, 'language')[0], 'code') ?? 'en';

const labelOf = (entry: Entry): string =>
  [textOf(entry, 'signalWord') ?? 'None', ...listOf(entry, 'pictograms').toSorted()].join(', ');

function checkWords(view: View, button: Entry, sheet: Entry): Problem[] {
  const language = languageOf(view, sheet);
  const problems: Problem[] = [];
  if ((textOf(button, 'language') ?? 'en') !== language)
    problems.push(
      problemAt(
        button.sys.id,
        'language',
        `differs from the language of ${sheet.sys.id}`,
        'choose the same language',
      ),
    );
  const text = TEXTS[language];
  if (text !== undefined && textOf(button, 'linkText') !== text)
    problems.push(problemAt(button.sys.id, 'linkText', `is not “${text}”`, 'use this label'));
  return problems;
}

/** Whether a sheet has the label elements of one of the product's dilutions. */
const isOfDilution = (view: View, product: Entry, sheet: Entry): boolean =>
  linkedEntries(view, product, 'dilutions')
    .flatMap((dilution) => linkedEntries(view, dilution, 'hazards'))
    .some((hazards) => labelOf(hazards) === labelOf(sheet));

function checkPack(view: View, product: Entry, pack: Entry): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, what: string, todo: string): void =>
    void problems.push(problemAt(pack.sys.id, field, what, todo));
  const sheets = linkedEntries(view, product, 'safetyDataSheets');
  const list = textOf(product, 'form') === 'Concentrate' ? 'concentrate' : 'safetySheet';
  const missing = new Set(sheets);
  for (const field of LISTS)
    for (const button of linkedEntries(view, pack, field)) {
      const sheet = sheets.find((each) => pdfOf(each) === pdfOf(button));
      const { id } = button.sys;
      if (field === DILUTED) {
        const diluted = view.entriesOf('safetyDataSheet').find((each) => pdfOf(each) === pdfOf(button));
        if (sheet || !diluted || !isOfDilution(view, product, diluted))
          add(field, `links to ${id}, which is not a sheet for a dilution`, 'remove the link');
        else problems.push(...checkWords(view, button, diluted));
      } else if (!sheet)
        add(field, `links to ${id}, which is not a sheet for ${product.sys.id}`, 'remove the link');
      else if (!missing.delete(sheet)) add(field, `links to ${sheet.sys.id} twice`, 'link each sheet once');
      else if (field !== list) add(field, `links to ${sheet.sys.id}`, `move the link to ${list}`);
      else problems.push(...checkWords(view, button, sheet));
    }
  for (const sheet of missing)
    add(list, `does not link to ${sheet.sys.id}`, 'link to each sheet of the product');
  return problems;
}

/** Checks that a recommendation that links safety data sheets links those of its product. */
function checkRecommendation(view: View, rule: Entry): Problem[] {
  const own = linkedIds(rule, 'safetyDataSheets');
  const [product] = linkedEntries(view, rule, 'product');
  if (own.length === 0 || !product) return [];
  return own.toSorted().join() === linkedIds(product, 'safetyDataSheets').toSorted().join()
    ? []
    : [
        problemAt(
          rule.sys.id,
          'safetyDataSheets',
          `differs from the sheets of ${product.sys.id}`,
          'clear the field, or link to each sheet of the product',
        ),
      ];
}

/**
 * Checks that a pack links each safety data sheet of its product once, that its list for dilutions has only sheets of
 * dilutions, and that recommendations link the right sheets.
 */
export const checkSheetLinks = (view: View): Problem[] => [
  ...view
    .entriesOf('product')
    .flatMap((product) =>
      linkedEntries(view, product, 'variants').flatMap((pack) => checkPack(view, product, pack)),
    ),
  ...view.entriesOf('recommenderProducts').flatMap((rule) => checkRecommendation(view, rule)),
];
