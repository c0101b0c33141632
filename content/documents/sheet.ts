/** The content of one safety data sheet. */
import { HAZARDS, precautionText, type SheetLanguage, type Words } from '../../lib/hazards/statements.ts';
import { classesOf } from './classes.ts';
import { careFor, isEnvironmental, type Care } from './care.ts';
import type { Hazards, ProductFacts } from './facts.ts';
import { ECOLOGY, SARA, SARA_CATEGORIES } from './handling-phrases.ts';
import { ACGIH_LIMITS, GLYCOL_ETHERS, limitIn, OSHA_DUST, OSHA_LIMITS } from './ingredients.ts';
import { paper, ROW, type PaperWriter } from './paper.ts';
import { RED, SOFT } from './pdf.ts';
import { decimal, doseIn, flashPointIn, ingredientName, translate, transportIn, type Subject } from './vocabulary.ts';
import { CLOSING, WORDS } from './words.ts';

export interface SheetFacts {
  language: SheetLanguage;
  productName: string;
  brand: string;
  number: string;
  codes: readonly string[];
  /** Day, as `2026-01-31`. */
  revised: string;
  product: ProductFacts;
}

/** Index of section 3. */
const COMPOSITION = 2;
/** Index of section 11; from here on the sections are text, of which two lines follow their heading. */
const TOXICOLOGY = 10;

type Labels = (typeof WORDS)[SheetLanguage]['labels'];

/** Writes the parts of one sheet in its language. */
class SheetWriter {
  readonly #writer: PaperWriter;
  readonly #facts: SheetFacts;
  readonly #care: Care;
  readonly #labels: Labels;

  constructor(writer: PaperWriter, facts: SheetFacts) {
    this.#writer = writer;
    this.#facts = facts;
    this.#care = careFor(facts.product);
    this.#labels = WORDS[facts.language].labels;
  }

  sections(): readonly (() => void)[] {
    const { product } = this.#facts;
    const care = this.#care;
    const labels = this.#labels;
    const writer = this.#writer;
    return [
      () => this.#identification(),
      () => this.#hazards(),
      () => this.#composition(),
      () => {
        this.#row(labels.eyes, care.firstAid.eyes);
        this.#row(labels.skin, care.firstAid.skin);
        this.#row(labels.swallowed, care.firstAid.swallowed);
        this.#row(labels.inhaled, care.firstAid.inhaled);
        this.#row(labels.symptoms, care.firstAid.symptoms);
        this.#row(labels.physician, care.firstAid.physician);
      },
      () => {
        this.#row(labels.media, care.media);
        this.#row(labels.dangers, care.fireHazards);
        this.#row(labels.fighters, care.fireFighters);
      },
      () => writer.text(this.#words(care.spill)),
      () => {
        const warnings = product.warnings.map((warning) => this.#translate('warning', warning));
        const ofLabel = product.drugStorage ?? [];
        const inStore = (sentence: string): boolean => /^(?:Store|Avoid) /.test(sentence);
        const translated = (sentences: readonly string[]): string[] =>
          sentences.map((sentence) => this.#translate('storage of a drug', sentence));
        // A warning stands for the phrase that it holds.
        const handling = care.handling.filter((words) => words && !warnings.some((warning) => warning.includes(words[this.#facts.language])));
        writer.row(
          labels.handling,
          [...warnings, ...translated(ofLabel.filter((each) => !inStore(each))), this.#words(handling)].filter(Boolean).join(' '),
        );
        writer.row(labels.storage, [...translated(ofLabel.filter(inStore)), this.#words(care.storage)].join(' '));
        if (product.shelfLifeMonths) writer.row(labels.shelfLife, labels.months(product.shelfLifeMonths));
      },
      () => this.#protection(),
      () => this.#properties(),
      () => {
        this.#row(labels.reactions, care.reactions);
        this.#row(labels.conditions, care.conditions);
        writer.row(labels.avoid, this.#list('incompatible material', product.incompatibleWith) || labels.noneNamed);
      },
      () => writer.text(this.#words(care.toxicology)),
      () => this.#ecology(),
      () => writer.text(this.#words(care.disposal)),
      () => writer.row(labels.dot, this.#sentence(transportIn(product.transport, this.#facts.language))),
      () => this.#regulation(),
      () => writer.text(`${CLOSING[this.#facts.language]} ${WORDS[this.#facts.language].revised} ${this.#facts.revised}.`),
    ];
  }

  #translate(subject: Subject, word: string): string {
    return translate(subject, word, this.#facts.language);
  }

  /** Words of an entry in a row. */
  #list(subject: Subject, words: readonly string[]): string {
    return this.#joined(words.map((word) => this.#translate(subject, word)));
  }

  /** A French semicolon stands apart from its word. */
  #joined(words: readonly string[]): string {
    return words.join(this.#facts.language === 'fr' ? ' ; ' : '; ');
  }

  #sentence(words: string): string {
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  }

  #words(selection: readonly (Words | false | undefined)[]): string {
    return selection.flatMap((words) => (words ? [words[this.#facts.language]] : [])).join(' ');
  }

  #row(label: string, selection: readonly (Words | false | undefined)[]): void {
    const words = this.#words(selection);
    if (words) this.#writer.row(label, words);
  }

  #identification(): void {
    const { productName, brand, codes, product } = this.#facts;
    const labels = this.#labels;
    const writer = this.#writer;
    writer.row(labels.product, `${brand} ${productName}`);
    if (codes.length > 0) writer.row(labels.codes, codes.join(', '));
    if (product.epaRegistrationNumber) writer.row(labels.epa, `${product.epaRegistrationNumber} ${labels.epaNote}`);
    writer.row(labels.use, product.isArticle ? labels.useArticle : product.drugStorage ? labels.useDrug : labels.useText);
    writer.row(labels.supplier, labels.supplierText);
  }

  #hazards(): void {
    const { hazards, warnings, isArticle, dilutions } = this.#facts.product;
    const labels = this.#labels;
    const writer = this.#writer;
    const classes = classesOf(hazards.hazards).map((words) => words[this.#facts.language]);
    if (classes.length > 0) writer.row(labels.classification, this.#sentence(classes.join('; ')));
    if (hazards.signalWord !== 'None') writer.write('P', labels.signal[hazards.signalWord], 14, true, RED);
    else if (hazards.hazards.length === 0) writer.text(isArticle ? labels.article : labels.noHazard);
    writer.pictograms(hazards.pictograms);
    this.#statements(hazards);
    for (const warning of warnings) writer.row(labels.warnings, this.#translate('warning', warning));
    if (!isArticle) writer.row(labels.otherHazards, labels.noOtherHazards);
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
      writer.row(this.#translate('purpose of a dilution', purpose), `${this.#sentence(doseIn(dose, this.#facts.language))} ${verdict}`);
      if (ofDilution && !isSame) this.#statements(ofDilution);
    }
  }

  #statements({ hazards, precautions }: Hazards): void {
    const { language } = this.#facts;
    if (hazards.length > 0) this.#writer.subheading(this.#labels.hazardStatements);
    for (const code of hazards) this.#writer.row(code, HAZARDS[code][language]);
    if (hazards.some(isEnvironmental)) this.#writer.row('H4xx', ECOLOGY.voluntary[language]);
    if (precautions.length > 0) this.#writer.subheading(this.#labels.precautions);
    for (const code of precautions) this.#writer.row(code.replaceAll('+', ' + '), precautionText(code, hazards)[language]);
  }

  #composition(): void {
    const { language, product } = this.#facts;
    const labels = this.#labels;
    if (product.composition.length === 0) return this.#writer.text(labels.noIngredient);
    this.#writer.table(
      [labels.ingredient, 'CAS', labels.percent],
      product.composition.map((ingredient) => [
        ingredientName(ingredient, language),
        ingredient.casNumber ?? labels.noCas,
        this.#range(ingredient.percentMinimum, ingredient.percentMaximum),
      ]),
      [0.62, 0.18, 0.2],
    );
  }

  #range(minimum: number, maximum: number): string {
    return decimal(minimum === maximum ? `${minimum}` : `${minimum}–${maximum}`, this.#facts.language);
  }

  #protection(): void {
    const { product, language } = this.#facts;
    const labels = this.#labels;
    const equipment = product.protectiveEquipment.filter((word) => word !== 'Ventilation');
    const isDrugToProtectFrom = product.drugStorage !== undefined && product.hazards.precautions.includes('P280');
    const none = isDrugToProtectFrom ? labels.drugEquipment : labels.noEquipment;
    this.#writer.row(labels.equipment, this.#list('protective equipment', equipment) || none);
    this.#row(labels.controls, this.#care.controls);
    if (product.isArticle) return;
    const limitsOf = (table: Readonly<Record<string, string>>): string[] =>
      product.composition.flatMap((ingredient) => {
        const limit = ingredient.casNumber && table[ingredient.casNumber];
        return limit ? [`${ingredientName(ingredient, language)} ${decimal(limitIn(limit, language), language)}`] : [];
      });
    const ofOsha = limitsOf(OSHA_LIMITS);
    const dust = product.form === 'Powder' && ofOsha.length === 0 && limitIn(OSHA_DUST, language);
    const limits = [
      ['OSHA (PEL)', dust || this.#joined(ofOsha)],
      ['ACGIH (TLV)', this.#joined(limitsOf(ACGIH_LIMITS))],
    ].flatMap(([source, words]) => (words ? [`${source}${language === 'fr' ? ' :' : ':'} ${words}.`] : []));
    this.#writer.row(labels.limits, limits.join(' ') || labels.noLimits);
  }

  #properties(): void {
    const { product, language } = this.#facts;
    const { ph, composition } = product;
    const labels = this.#labels;
    const writer = this.#writer;
    writer.row(labels.state, this.#translate('physical state', product.physicalState));
    if (product.isFragranceFree) writer.row(labels.odor, labels.noFragrance);
    else if (composition.some(({ name }) => name === 'Fragrance')) writer.row(labels.odor, labels.scented);
    const noPh = product.form === 'Aerosol' ? labels.phNotDetermined : labels.noPh;
    writer.row(labels.ph, ph ? `${this.#range(ph.minimum, ph.maximum)} (${this.#translate('condition of the pH', ph.condition)})` : noPh);
    writer.row(labels.flash, flashPointIn(product.flashPoint, language));
    writer.row(labels.otherProperties, labels.notDetermined);
  }

  #ecology(): void {
    const { product, language } = this.#facts;
    const environmental = product.hazards.hazards.filter(isEnvironmental);
    const statements = environmental.map((code) => `${HAZARDS[code][language]} (${code}).`);
    this.#writer.text([...statements, this.#words(this.#care.ecology)].filter(Boolean).join(' '));
  }

  #regulation(): void {
    this.#writer.text([this.#words(this.#care.regulatory), ...this.#reporting()].filter(Boolean).join(' '));
  }

  /** What the emergency planning law (SARA) says of the product; it leaves out articles, and drugs that the FDA regulates. */
  #reporting(): string[] {
    const { product, language } = this.#facts;
    if (product.isArticle || product.drugStorage) return [];
    const categories = SARA_CATEGORIES.filter(({ of }) => of.some((code) => product.hazards.hazards.includes(code)));
    const ethers = product.composition.filter(({ casNumber, percentMaximum }) => casNumber && GLYCOL_ETHERS.includes(casNumber) && percentMaximum >= 1);
    const named = ethers.map((ether) => `${ingredientName(ether, language)} ${this.#range(ether.percentMinimum, ether.percentMaximum)} %`);
    return [
      categories.length > 0 ? `${SARA.categories[language]} ${this.#joined(categories.map(({ words }) => words[language]))}.` : '',
      named.length > 0 ? `${SARA.chemicals[language]} ${this.#joined(named)}.` : '',
    ];
  }
}

/** A safety data sheet as PDF bytes; the same facts give the same bytes. */
export function safetyDataSheet(facts: SheetFacts): Promise<Buffer> {
  const words = WORDS[facts.language];
  return paper(
    {
      title: `${words.title} – ${facts.brand} ${facts.productName}`,
      language: { en: 'en-US', es: 'es-US', fr: 'fr-CA' }[facts.language],
      day: facts.revised,
      notice: words.sample,
      note: words.sampleNote,
      pageOf: words.page,
    },
    (writer) => {
      writer.write('P', words.title, 11, true, SOFT);
      writer.write('H1', `${facts.brand} ${facts.productName}`, 19, true);
      writer.write('P', `${facts.number} · ${words.revised} ${facts.revised}`, 9.5, false, SOFT);
      new SheetWriter(writer, facts).sections().forEach((section, index) => {
        // The table of ingredients stays in one piece.
        const table = index === COMPOSITION ? (facts.product.composition.length + 3) * ROW : undefined;
        const points = table ?? (index < TOXICOLOGY ? 5 : 3) * ROW;
        writer.heading(`${index + 1}. ${words.headings[index] ?? ''}`, points);
        section();
      });
    },
  );
}
