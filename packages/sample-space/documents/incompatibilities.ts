import { incompatibleGroups, SEPARATION } from '@cleanpro/product-safety/hazards/incompatibility';
import type { SheetLanguage, Words } from '@cleanpro/product-safety/hazards/statements';
import type { ProductFacts } from './facts.ts';

/** Formats names for the middle of a sentence. French has a space before a semicolon. */
const inSentence = (names: readonly Words[], language: SheetLanguage): string =>
  names
    .map((name) => name[language].toLowerCase().replace('javel', 'Javel'))
    .join(language === 'fr' ? ' ; ' : '; ');

/** Returns a French name with its article: "de l’ammoniac", "des acides". */
function withArticle(name: Words): string {
  const words = inSentence([name], 'fr');
  return /^ammoniac\b/.test(words) ? `de l’${words.replace(' et ', ' et des ')}` : `des ${words}`;
}

/** Returns the sentences on hazardous mixtures and on separate storage that follow from a product's ingredients. */
export function incompatibilities({ composition, ph }: ProductFacts): { mixing: Words[]; storage: Words[] } {
  const groups = incompatibleGroups({ composition, phMinimum: ph?.minimum });
  const mixing = groups.flatMap(({ name, danger }) =>
    danger
      ? [
          {
            en: `Never mix with ${inSentence([name], 'en')}: ${danger.en}.`,
            es: `No mezclar nunca con ${inSentence([name], 'es')}: ${danger.es}.`,
            fr: `Ne jamais mélanger avec ${withArticle(name)} : ${danger.fr}.`,
          },
        ]
      : [],
  );
  if (mixing.length === 0) return { mixing, storage: [] };
  const names = groups.filter(({ danger }) => danger).map(({ name }) => name);
  return {
    mixing: [...mixing, SEPARATION],
    storage: [
      {
        en: `Store apart from ${inSentence(names, 'en')}.`,
        es: `Almacenar separado de: ${inSentence(names, 'es')}.`,
        fr: `Stocker à l’écart de ces matières : ${inSentence(names, 'fr')}.`,
      },
    ],
  };
}
