/**
 * Checks the organisms that sentences name. A reader who learns that a product disinfects against an organism relies on
 * exactly that claim.
 */
import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import {
  claimedOrganisms,
  organismsOf,
  parseClaims,
  type EfficacyClaim,
} from '@cleanpro/product-safety/efficacy/claims';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, listOf, textOf, valueOf } from '../values.ts';
import { assertedWords } from './negation.ts';
import { organismPattern } from './organisms.ts';
import { visibleParagraphs } from './product.ts';

const DISINFECTS = /\b(?:disinfect(?:s|ed|ing|ion)?|kill(?:s|ed|ing)?|virucidal|bactericidal|fungicidal)\b/gi;
const SANITIZES = /\bsaniti[sz](?:es?|ed|ing)\b/gi;

/** Whether a sentence is about a claim: it uses the claim's verb, or neither "disinfect" nor "sanitize". */
function isAboutClaim(sentence: string, { claim }: EfficacyClaim): boolean {
  const disinfects = assertedWords(sentence, DISINFECTS).length > 0;
  const sanitizes = assertedWords(sentence, SANITIZES).length > 0;
  if (disinfects === sanitizes) return true;
  return disinfects ? claim === 'Disinfects' : claim.startsWith('Sanitizes');
}

/** Whether the product has the claim that a sentence makes against an organism. */
export function hasClaim(product: Entry, sentence: string, organism: string): boolean {
  const claims = parseClaims(valueOf(product, 'efficacyClaims')).filter((claim) =>
    isAboutClaim(sentence, claim),
  );
  return organismsOf(claims).some((name) => name.toLowerCase().includes(organism.toLowerCase()));
}

const namedIn = (text: string, products: readonly Entry[]): Entry[] =>
  products.filter((product) => text.includes(textOf(product, 'productName') ?? '\0'));

/** Checks a filter by organism: values that no product has would lead to empty lists. */
function checkFacet(facet: Entry, products: readonly Entry[]): Problem[] {
  if (textOf(facet, 'kind') !== 'organism') return [];
  const claimed = new Set(
    products.flatMap((product) => claimedOrganisms(parseClaims(valueOf(product, 'efficacyClaims')))),
  );
  return listOf(facet, 'values')
    .filter((value) => !claimed.has(value))
    .map((value) =>
      problemAt(
        facet.sys.id,
        'values',
        `lists “${value}”, which no product claims`,
        'enter the claim and the organism, such as “Disinfects: Staphylococcus aureus”',
      ),
    );
}

function checkOrganismMentions(view: View, products: readonly Entry[]): Problem[] {
  const organisms = organismPattern(view);
  const entries = view.entries().filter(({ sys }) => sys.contentType.sys.id !== 'product');
  return entries.flatMap((entry) => {
    const own = linkedEntries(view, entry, 'product').filter((product) => products.includes(product));
    return visibleParagraphs(entry).flatMap(({ id, field, text }) =>
      splitSentences(text).flatMap((sentence) => {
        const words = assertedWords(sentence, organisms);
        if (words.length === 0) return [];
        const inSentence = namedIn(sentence, products);
        const inText = namedIn(text, products);
        // In a sentence without a product name, "it" refers to the only product that the paragraph names.
        const named = inSentence.length > 0 ? inSentence : inText.length === 1 ? inText : own;
        return named.flatMap((product) =>
          words
            .filter((word) => !hasClaim(product, sentence, word))
            .map((word) =>
              problemAt(
                id,
                field,
                `links “${word}” to ${product.sys.id}, which does not have that claim: “${sentence}”`,
                'mention only organisms of the product’s claims',
              ),
            ),
        );
      }),
    );
  });
}

/**
 * Checks content outside of products that names an organism together with a product. Also checks filters by organism.
 */
export function checkOrganismClaims(view: View): Problem[] {
  const products = view.entriesOf('product').filter((product) => valueOf(product, 'efficacyClaims'));
  return [
    ...checkOrganismMentions(view, products),
    ...view.entriesOf('facet').flatMap((facet) => checkFacet(facet, products)),
  ];
}
