import { incompatibleGroups } from '@cleanpro/product-safety/hazards/incompatibility';
import {
  HAZARDS,
  precautionText,
  type SheetLanguage,
  type Words,
} from '@cleanpro/product-safety/hazards/statements';
import { classesOf } from './classes.ts';
import { compositionCells, compositionRemarks, unknownToxicity } from './composition.ts';
import { sheetPhrasesFor, isEnvironmental, type SheetPhrases } from './sheet-phrases.ts';
import type { Hazards, ProductFacts } from './facts.ts';
import { exposureRows } from './exposure.ts';
import { ECOLOGY } from './handling-phrases.ts';
import { paper, ROW, type PaperWriter } from './paper.ts';
import { RED, SOFT } from './pdf.ts';
import { propertyRows } from './properties.ts';
import { EMERGENCY, SUPPLIER, TELEPHONE } from './supplier.ts';
import { transportRows } from './transport.ts';
import { reporting } from './reporting.ts';
import { useRows } from './uses.ts';
import { doseIn, joined, sentence, translate, type Subject } from './vocabulary.ts';
import { CLOSING, SHEET_LABELS } from './sheet-labels.ts';

export interface SheetFacts {
  language: SheetLanguage;
  productName: string;
  brand: string;
  number: string;
  codes: readonly string[];
  /** Revision date, such as `2026-01-31`. */
  revised: string;
  product: ProductFacts;
}

/** Index of section 3. */
const COMPOSITION = 2;

/** Writer of a safety data sheet: the PDF writer, or a recorder in tests. */
export type SheetPaper = Pick<
  PaperWriter,
  'write' | 'text' | 'row' | 'table' | 'pictograms' | 'heading' | 'subheading'
>;

type Labels = (typeof SHEET_LABELS)[SheetLanguage]['labels'];

class SheetWriter {
  readonly #writer: SheetPaper;
  readonly #facts: SheetFacts;
  readonly #phrases: SheetPhrases;
  readonly #labels: Labels;

  constructor(writer: SheetPaper, facts: SheetFacts) {
    this.#writer = writer;
    this.#facts = facts;
    this.#phrases = sheetPhrasesFor(facts.product);
    this.#labels = SHEET_LABELS[facts.language].labels;
  }

  sections(): readonly (() => void)[] {
    const { product } = this.#facts;
    const phrases = this.#phrases;
    const labels = this.#labels;
    const writer = this.#writer;
    return [
      () => this.#identification(),
      () => this.#hazards(),
      () => this.#composition(),
      () => {
        this.#row(labels.eyes, phrases.firstAid.eyes);
        this.#row(labels.skin, phrases.firstAid.skin);
        this.#row(labels.swallowed, phrases.firstAid.swallowed);
        this.#row(labels.inhaled, phrases.firstAid.inhaled);
        this.#row(labels.symptoms, phrases.firstAid.symptoms);
        this.#row(labels.physician, phrases.firstAid.physician);
      },
      () => {
        this.#row(labels.media, phrases.media);
        this.#row(labels.dangers, phrases.fireHazards);
        this.#row(labels.fighters, phrases.fireFighters);
      },
      () => {
        this.#row(labels.people, phrases.spillPeople);
        this.#row(labels.methods, phrases.spillMethods);
        this.#row(labels.environment, phrases.spillEnvironment);
      },
      () => {
        const warnings = product.warnings.map((warning) => this.#translate('warning', warning));
        const ofLabel = product.drugStorage ?? [];
        const inStore = (sentence: string): boolean => /^(?:Store|Avoid) /.test(sentence);
        const translated = (sentences: readonly string[]): string[] =>
          sentences.map((sentence) => this.#translate('storage of a drug', sentence));
        // Omit phrases that a warning already contains.
        const handling = phrases.handling.filter(
          (words) => words && !warnings.some((warning) => warning.includes(words[this.#facts.language])),
        );
        writer.row(
          labels.handling,
          [...warnings, ...translated(ofLabel.filter((each) => !inStore(each))), this.#words(handling)]
            .filter(Boolean)
            .join(' '),
        );
        writer.row(
          labels.storage,
          [...translated(ofLabel.filter(inStore)), this.#words(phrases.storage)].join(' '),
        );
        if (product.shelfLifeMonths) writer.row(labels.shelfLife, labels.months(product.shelfLifeMonths));
      },
      () => this.#rows(exposureRows(product, this.#words(phrases.controls), this.#facts.language)),
      () => this.#rows(propertyRows(product, this.#facts.language)),
      () => {
        this.#row(labels.reactivity, phrases.reactivity);
        this.#row(labels.stability, phrases.stability);
        this.#row(labels.reactions, phrases.reactions);
        this.#row(labels.conditions, phrases.conditions);
        writer.row(labels.avoid, this.#incompatible() || labels.noneNamed);
        this.#row(labels.decomposition, phrases.decomposition);
      },
      () => {
        this.#row(labels.routes, phrases.routes);
        this.#row(labels.effects, phrases.firstAid.symptoms);
        this.#row(labels.delayed, phrases.delayed);
        this.#row(labels.toxicity, phrases.toxicity);
        this.#row(labels.cancer, phrases.cancer);
        if (!product.isArticle) writer.row(labels.interactive, labels.notAvailable);
      },
      () => this.#ecology(),
      () => writer.text(this.#words(phrases.disposal)),
      () => this.#rows(transportRows(product.transport, product.hazards.hazards, this.#facts.language)),
      () =>
        writer.text([this.#words(phrases.regulatory), ...reporting(product, this.#facts.language)].join(' ')),
      () => {
        writer.row(labels.date, this.#facts.revised);
        writer.text(CLOSING[this.#facts.language]);
      },
    ];
  }

  #translate(subject: Subject, word: string): string {
    return translate(subject, word, this.#facts.language);
  }

  /** Returns the incompatible materials: those that follow from the ingredients, then those that the entry adds. */
  #incompatible(): string {
    const { product, language } = this.#facts;
    const derived = incompatibleGroups({
      composition: product.composition,
      phMinimum: product.ph?.minimum,
    }).map(({ name }) => name[language]);
    const named = product.incompatibleWith.map((word) => this.#translate('incompatible material', word));
    return joined([...new Set([...derived, ...named])], language);
  }

  #rows(rows: readonly (readonly [label: string, words: string])[]): void {
    for (const [label, words] of rows) this.#writer.row(label, words);
  }

  #words(selection: readonly (Words | false | undefined)[]): string {
    return selection.flatMap((words) => (words ? [words[this.#facts.language]] : [])).join(' ');
  }

  #row(label: string, selection: readonly (Words | false | undefined)[]): void {
    const words = this.#words(selection);
    if (words) this.#writer.row(label, words);
  }

  #identification(): void {
    const { productName, brand, codes, product, language } = this.#facts;
    const labels = this.#labels;
    const writer = this.#writer;
    writer.row(labels.product, `${brand} ${productName}`);
    for (const [label, digits] of [
      [labels.upc, 12],
      [labels.gtin, 14],
    ] as const) {
      const ofLength = codes.filter((code) => code.length === digits);
      if (ofLength.length > 0) writer.row(label, ofLength.join(', '));
    }
    if (product.epaRegistrationNumber)
      writer.row(labels.epa, `${product.epaRegistrationNumber} ${labels.epaNote}`);
    this.#rows(useRows(product, language));
    writer.row(labels.supplier, SUPPLIER[language]);
    writer.row(labels.telephone, TELEPHONE);
    writer.row(labels.emergency, EMERGENCY[language]);
  }

  #hazards(): void {
    const { hazards, warnings, isArticle, dilutions } = this.#facts.product;
    const labels = this.#labels;
    const writer = this.#writer;
    const classes = classesOf(hazards.hazards).map((words) => words[this.#facts.language]);
    if (classes.length > 0)
      writer.row(labels.classification, sentence(joined(classes, this.#facts.language)));
    if (hazards.signalWord !== 'None') writer.write('P', labels.signal[hazards.signalWord], 14, true, RED);
    else if (hazards.hazards.length === 0) writer.text(isArticle ? labels.article : labels.noHazard);
    writer.pictograms(hazards.pictograms);
    this.#statements(hazards);
    const onLabel = [
      ...warnings.map((warning) => this.#translate('warning', warning)),
      this.#words(this.#phrases.mixing),
    ].filter(Boolean);
    if (onLabel.length > 0) writer.row(labels.warnings, onLabel.join(' '));
    if (!isArticle) {
      writer.row(labels.inUse, labels.noneInUse);
      writer.row(labels.otherHazards, labels.noOtherHazards);
      writer.row(
        labels.unknown,
        unknownToxicity(this.#facts.product, this.#facts.language) || labels.noUnknown,
      );
    }
    if (dilutions.length === 0) return;
    writer.subheading(labels.dilutions);
    for (const { purpose, dose, hazards: ofDilution } of dilutions) {
      const isSame = ofDilution?.hazards.join() === hazards.hazards.join() && hazards.hazards.length > 0;
      const verdict = !ofDilution
        ? labels.notClassifiedBySupplier
        : isSame
          ? labels.asProduct
          : ofDilution.hazards.length === 0
            ? labels.noDilutionHazard
            : ofDilution.signalWord === 'None'
              ? ''
              : labels.signal[ofDilution.signalWord];
      writer.row(
        this.#translate('purpose of a dilution', purpose),
        `${sentence(doseIn(dose, this.#facts.language))} ${verdict}`,
      );
      if (ofDilution && !isSame) this.#statements(ofDilution);
    }
  }

  #statements({ hazards, precautions }: Hazards): void {
    const { language } = this.#facts;
    if (hazards.length > 0) this.#writer.subheading(this.#labels.hazardStatements);
    for (const code of hazards) this.#writer.row(code, HAZARDS[code][language]);
    if (hazards.some(isEnvironmental)) this.#writer.row('H4xx', ECOLOGY.voluntary[language]);
    if (precautions.length > 0) this.#writer.subheading(this.#labels.precautions);
    for (const code of precautions)
      this.#writer.row(code.replaceAll('+', ' + '), precautionText(code, hazards)[language]);
  }

  #composition(): void {
    const { language, product } = this.#facts;
    const labels = this.#labels;
    if (product.composition.length === 0) return this.#writer.text(labels.noIngredient);
    this.#writer.table(
      [labels.ingredient, 'CAS', labels.percent],
      compositionCells(product, language),
      [0.62, 0.18, 0.2],
    );
    const remarks = compositionRemarks(product, language);
    if (remarks) this.#writer.text(remarks);
  }

  #ecology(): void {
    const { product, language } = this.#facts;
    const labels = this.#labels;
    const environmental = product.hazards.hazards.filter(isEnvironmental);
    const statements = environmental.map((code) => `${HAZARDS[code][language]} (${code}).`);
    this.#writer.row(
      labels.ecotoxicity,
      [...statements, this.#words(this.#phrases.ecology)].filter(Boolean).join(' '),
    );
    if (product.isArticle) return;
    for (const label of [labels.persistence, labels.bioaccumulation, labels.mobility, labels.otherEffects])
      this.#writer.row(label, labels.notAvailable);
  }
}

/**
 * Writes a sheet: its title and its 16 sections.
 * @throws Error if a word of the entry has no translation
 */
export function writeSheet(writer: SheetPaper, facts: SheetFacts): void {
  const words = SHEET_LABELS[facts.language];
  writer.write('P', words.title, 11, true, SOFT);
  writer.write('H1', `${facts.brand} ${facts.productName}`, 19, true);
  writer.write('P', `${facts.number} · ${words.revised} ${facts.revised}`, 9.5, false, SOFT);
  new SheetWriter(writer, facts).sections().forEach((section, index) => {
    // Keep the table of ingredients on one page.
    const points = (index === COMPOSITION ? facts.product.composition.length + 3 : 5) * ROW;
    writer.heading(`${index + 1}. ${words.headings[index] ?? ''}`, points);
    section();
  });
}

/** Creates the PDF of a safety data sheet. The same facts produce the same bytes. */
export function safetyDataSheet(facts: SheetFacts): Promise<Buffer> {
  const words = SHEET_LABELS[facts.language];
  return paper(
    {
      title: `${words.title} – ${facts.brand} ${facts.productName}`,
      language: { en: 'en-US', es: 'es-US', fr: 'fr-CA' }[facts.language],
      day: facts.revised,
      notice: words.sample,
      note: words.sampleNote,
      pageOf: words.page,
    },
    (writer) => writeSheet(writer, facts),
  );
}
