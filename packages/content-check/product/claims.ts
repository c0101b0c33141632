/** Claims against microorganisms: allowed only for registered products (FIFRA) and drugs, and only as registered. */
import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { claimsProblem, organismsOf, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, listOf, textOf, valueOf } from '../values.ts';
import { assertedWords } from './negation.ts';
import { hasClaim } from './organism-claims.ts';
import { BLOODBORNE, organismPattern } from './organisms.ts';
import { productParagraphs } from './product.ts';

const CLAIM =
  /\b(?:disinfect\w*|saniti[sz]\w*|kill\w*|germs?|germicid\w*|antibacterial|antimicrobial|antiviral|hospital|contact time)\b/gi;
const HOSPITAL = /\bhospital(?:-(?:grade|strength))?\b(?=[\s-]+(?:disinfect|grade|strength|use|clean))/gi;
const DISINFECTS = /^disinfect/i;
const HOSPITAL_ORGANISMS = ['Pseudomonas aeruginosa', 'Staphylococcus aureus'];

/** Code of the business type for patient care. */
const HEALTHCARE = 'healthcare';

/** Words that a sentence can use about another product's step. "Kill" and "germs" are claims in any sentence. */
const STEP = /^(?:disinfect|saniti)/i;
/** Sentences about a different product or a step that a different product does. */
const OF_ANOTHER: readonly RegExp[] = [
  // Matches "follow with an approved food-contact sanitizer", but not "this is a registered disinfectant".
  /(?<!\b(?:is|are|this|our|as)\s(?:an?\s)?)\b(?:approved|registered|EPA-registered)\s+(?:[\w-]+\s+){0,2}(?:sanitizer|disinfectant|product)\b/i,
  // Matches steps of a machine, a sink or a policy.
  /\b(?:its|their) own saniti[sz]/i,
  /\bsaniti[sz]er (?:feeds?|lines?|step|pump|test|in the third compartment|weakens?)\b/i,
  /\b(?:weakens?|binds?|third compartment)\b.*\bsanitizer\b/i,
  /\b(?:policy|procedure|own process|health department|infection control)\b/i,
  /\bsaniti[sz]ing (?:rinse|step|cycle)\b/i,
  /\b(?:check|test)\b.*\bsanitizer\b/i,
  /\bsaniti[sz]e\b.*\bas usual\b/i,
  /\bseparate steps\b/i,
];

function checkAssertedClaims(view: View, product: Entry, organisms: RegExp): Problem[] {
  const problems: Problem[] = [];
  const own = organismsOf(parseClaims(valueOf(product, 'efficacyClaims')));
  const lists = (name: string): boolean =>
    own.some((organism) => organism.toLowerCase().includes(name.toLowerCase()));
  const isRegistered = textOf(product, 'epaRegistrationNumber') !== undefined;
  const isDrug = valueOf(product, 'drugFacts') !== undefined;
  for (const { id, field, text } of productParagraphs(view, product))
    for (const sentence of splitSentences(text)) {
      const add = (word: string, why: string, todo: string): void =>
        void problems.push(problemAt(id, field, `claims “${word}” ${why}: “${sentence}”`, todo));
      for (const word of assertedWords(sentence, BLOODBORNE))
        if (!lists(word)) add(word, 'that no registration lists', 'remove the claim');
      if (isDrug) continue;
      const isOfAnother = OF_ANOTHER.some((pattern) => pattern.test(sentence));
      const claimed = [...assertedWords(sentence, CLAIM), ...assertedWords(sentence, organisms)];
      for (const word of isRegistered ? [] : claimed)
        if (!isOfAnother || !STEP.test(word))
          add(word, 'without a registration', 'remove the claim, or say which registered product to use');
      if (!isRegistered) continue;
      for (const word of assertedWords(sentence, organisms))
        if (!hasClaim(product, sentence, word))
          add(word, 'that its registration does not list', 'mention only organisms of the product’s claims');
      if (!HOSPITAL_ORGANISMS.every(lists))
        for (const word of assertedWords(sentence, HOSPITAL))
          add(word, `without ${HOSPITAL_ORGANISMS.join(' and ')}`, 'remove the claim, or list both bacteria');
    }
  return problems;
}

function checkRegistration(product: Entry, numbers: Map<string, string>): Problem[] {
  const { id } = product.sys;
  const problems: Problem[] = [];
  const number = textOf(product, 'epaRegistrationNumber');
  const claims = valueOf(product, 'efficacyClaims');
  const malformed = claims === undefined ? undefined : claimsProblem(claims);
  const add = (field: string, what: string, todo: string): void =>
    void problems.push(problemAt(id, field, what, todo));
  if (malformed !== undefined)
    add('efficacyClaims', `does not parse: ${malformed.replaceAll('\n', ' ')}`, 'correct the JSON');
  if (claims !== undefined && number === undefined)
    add('efficacyClaims', 'is set without a registration', 'add the number, or remove the claims');
  if (number === undefined) return problems;
  if (claims === undefined)
    add(
      'epaRegistrationNumber',
      'is set without claims',
      'copy the claims from the label to “Efficacy claims”',
    );
  if (!number.startsWith('99999-'))
    add(
      'epaRegistrationNumber',
      `${number} may belong to a real company`,
      'use the unassigned company number 99999',
    );
  const other = numbers.get(number);
  if (other !== undefined)
    add('epaRegistrationNumber', `${number} is also used by ${other}`, 'give each product its own number');
  numbers.set(number, id);
  return problems;
}

/** Checks that a disinfectant for patient care has the claims of a hospital disinfectant. */
function checkHealthcare(view: View, product: Entry): Problem[] {
  const claims = parseClaims(valueOf(product, 'efficacyClaims')).filter(
    ({ claim }) => claim === 'Disinfects',
  );
  const missing = HOSPITAL_ORGANISMS.filter((name) => !organismsOf(claims).includes(name));
  const types = linkedEntries(view, product, 'businessTypes').map((type) => textOf(type, 'code'));
  if (claims.length === 0 || missing.length === 0 || !types.includes(HEALTHCARE)) return [];
  return [
    problemAt(
      product.sys.id,
      'businessTypes',
      `includes healthcare, but the disinfectant has no claim against ${missing.join(' and ')}`,
      'remove the business type, or list both bacteria',
    ),
  ];
}

/**
 * Checks keywords, which are published in the page's head. They may name a disinfectant only if the product is
 * registered as one.
 */
function checkKeywords(view: View, page: Entry): Problem[] {
  const [product] = linkedEntries(view, page, 'product');
  if (!product) return [];
  const claims = parseClaims(valueOf(product, 'efficacyClaims'));
  if (claims.some(({ claim }) => DISINFECTS.test(claim))) return [];
  return linkedEntries(view, page, 'pageMetaData').flatMap((metadata) =>
    listOf(metadata, 'keywords')
      .filter((keyword) => DISINFECTS.test(keyword))
      .map((keyword) =>
        problemAt(
          metadata.sys.id,
          'keywords',
          `includes “${keyword}”, but the product is not registered to disinfect`,
          'remove the keyword',
        ),
      ),
  );
}

/** Returns the problems with claims against microorganisms. */
export function checkClaims(view: View): Problem[] {
  const organisms = organismPattern(view);
  const numbers = new Map<string, string>();
  return [
    ...view
      .entriesOf('product')
      .flatMap((product) => [
        ...checkRegistration(product, numbers),
        ...checkHealthcare(view, product),
        ...checkAssertedClaims(view, product, organisms),
      ]),
    ...view.entriesOf('productsPage').flatMap((page) => checkKeywords(view, page)),
  ];
}
