/** Search documents from content: products, articles, pages, safety data sheets, questions. */
import { pageHref } from '@/lib/content/routing/links';
import { canonicalHref } from '@/lib/editorial/links';
import { organismsOf, parseClaims } from '@/lib/efficacy/claims';
import { doseOf } from '@/lib/dilution/dose';
import { plainText } from '@/lib/rich-text/plain-text';
import { hasVisibleText } from '@/lib/text/visible-text';
import {
  isRichText,
  type SyncedContent,
  type SyncedEntry,
  type SyncedFile,
  type SyncedImage,
} from './synced-content';

export const KINDS = ['product', 'article', 'page', 'safetyDataSheet', 'question'] as const;
export type Kind = (typeof KINDS)[number];

/** The facets beside the kind. */
export const FACETS = ['brand', 'category', 'businessType'] as const;
export type FacetName = (typeof FACETS)[number];

export interface NamedLink {
  link: string;
  text: string;
  /** Code of the language of the text and of what it opens, if it is not English. */
  language?: string;
}

/** A product in the results (docs/product.md, "Entities"). */
export interface SearchProduct {
  productBrand: string;
  productName: string;
  /** Empty for a product that has no reviews. */
  ratingAndReviewId: string;
  variantDescription: string;
  sellUnits: number | null;
  packageSize: number | null;
  packageSizeUnits: string;
  caseUpc: string;
  packageUpc: string;
  safetySheets: NamedLink[];
  concentrates: NamedLink[];
  madeFromConcentrates: NamedLink[];
}

interface FacetValue {
  code: string;
  title: string;
}

export interface SearchDocument {
  id: string;
  kind: Kind;
  href: string;
  title: string;
  /** The language of the title, where it is not English. */
  lang?: string | undefined;
  brand: string;
  /** Words that editors chose: search terms, keywords, topics. */
  terms: string;
  summary: string;
  text: string;
  /** UPCs, registration and sheet numbers, as editors wrote them. */
  codes: string[];
  facets: Record<FacetName, FacetValue[]>;
  image: SyncedImage | null;
  product: SearchProduct | null;
}

/** The content types that become documents. */
export const ROOT_TYPES: readonly string[] = [
  'productsPage',
  'articleDetailPages',
  'safetyDataSheet',
  'homePage',
  'contentPage',
  'articlePage',
  'allBrandsPage',
  'industryPage',
  'subBrandsPage',
  'siteMap',
  'listingPage',
  'productListPage',
  'jobsToBeDone',
  'restaurantPage',
  'largeChainPage',
  'janitorialCleaningPage',
  'independentCommonPage',
  'sustainabilityPage',
  'buyPage',
  'offersPage',
  'faqPage',
  'serviceEquipmentPage',
  'safetyDataSheetPage',
  'sdsLanding',
  'registrationPage',
  'productRegistrationForm',
  'countrySelector',
  'ghsTraining',
];

/** Text fields of pages and blocks; the others are settings. */
const PROSE = [
  'title',
  'subTitle',
  'heading',
  'introduction',
  'shortDescription',
  'description',
  'text',
  'body',
  'quote',
  'pageContent',
];
/** How many links deep a page's text is collected: sections, blocks, and their entries. */
const DEPTH = 3;
const TEXT_LIMIT = 20_000;

/** Reads entries and records which, so that their changes update the documents. */
export class Reader {
  readonly used = new Set<string>();
  readonly #content: SyncedContent;

  constructor(content: SyncedContent) {
    this.#content = content;
  }

  get siteUrl(): string {
    return this.#content.siteUrl;
  }

  entry(id: unknown): SyncedEntry | undefined {
    if (typeof id !== 'string') return undefined;
    this.used.add(id);
    return this.#content.entry(id);
  }

  file(id: unknown): SyncedFile | null {
    if (typeof id !== 'string') return null;
    this.used.add(id);
    return this.#content.file(id) ?? null;
  }

  image(id: unknown): SyncedImage | null {
    const file = this.file(id);
    return file?.width && file.height ? { ...file, width: file.width, height: file.height } : null;
  }

  entries(ids: unknown): SyncedEntry[] {
    return Array.isArray(ids) ? ids.flatMap((id) => this.entry(id) ?? []) : [];
  }

  /** A text, or a rich text with the texts of its inline entries. */
  prose(value: unknown): string {
    return isRichText(value) ? plainText(value.blocks, (id) => inlineText(this.entry(id))) : text(value);
  }

  /** The first entry of a type that has one entry. */
  single(type: string): SyncedEntry | undefined {
    return this.entry(this.#content.idsOf(type)[0]);
  }
}

const text = (value: unknown): string => (hasVisibleText(value) ? value : '');
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The text of an entry inside a text. */
function inlineText(entry: SyncedEntry | undefined): string {
  if (!entry) return '';
  const { values } = entry;
  if (entry.type !== 'dilution') return text(values.linkText) || text(values.text);
  return doseOf({
    ratio: number(values.ratio),
    amountMinimum: number(values.amountMinimum),
    amountMaximum: number(values.amountMaximum),
    amountUnit: text(values.amountUnit),
    perAmount: number(values.perAmount),
    perUnit: text(values.perUnit),
  });
}

function named(entries: readonly (SyncedEntry | undefined)[]): FacetValue[] {
  return entries.flatMap((entry) => {
    const title = text(entry?.values.title) || text(entry?.values.name);
    const code = text(entry?.values.code);
    return code && title ? [{ code, title }] : [];
  });
}

function namedLinks(reader: Reader, ids: unknown): NamedLink[] {
  return reader.entries(ids).flatMap((button) => {
    const link = reader.file(button.values.pdf)?.url ?? text(button.values.link);
    if (!link) return [];
    const language = text(reader.entry(button.values.language)?.values.code);
    const labeled = { link, text: text(button.values.linkText) || text(button.values.name) };
    return [language ? { ...labeled, language } : labeled];
  });
}

function productDocument(reader: Reader, page: SyncedEntry): SearchDocument[] {
  const product = reader.entry(page.values.product);
  if (!product) return [];
  const { values } = product;
  const slug = text(values.slug);
  if (!slug) return [];
  const variants = reader.entries(values.variants);
  const hero = reader.entry(values.heroVariant) ?? variants[0];
  const brand = reader.entry(values.brand);
  const categories = named(reader.entries(values.categories));
  return [
    {
      id: page.id,
      kind: 'product',
      href: pageHref(slug),
      title: text(values.productName),
      brand: text(values.productBrand),
      terms: [...texts(values.searchTerms), ...texts(values.areasOfUse)].join(' · '),
      summary: text(values.shortDescription),
      text: [
        reader.prose(values.description),
        ...texts(values.keyBenefits),
        ...texts(values.surfaces),
        ...organismsOf(parseClaims(values.efficacyClaims)),
        ...reader.entries(values.dilutions).map((dilution) => text(dilution.values.purpose)),
      ].join(' '),
      codes: [
        text(values.epaRegistrationNumber),
        ...variants.flatMap(({ values: of }) => [text(of.caseUpc), text(of.packageUpc), text(of.gtin)]),
      ].filter(Boolean),
      facets: {
        brand: named([brand]),
        category: categories,
        businessType: named(reader.entries(values.businessTypes)),
      },
      image: reader.image(hero?.values.heroImage),
      product: {
        productBrand: text(values.productBrand),
        productName: text(values.productName),
        ratingAndReviewId: text(values.ratingAndReviewId),
        variantDescription: text(hero?.values.variantDescription),
        sellUnits: number(hero?.values.sellUnits),
        packageSize: number(hero?.values.packageSize),
        packageSizeUnits: text(hero?.values.packageSizeUnits),
        caseUpc: text(hero?.values.caseUpc),
        packageUpc: text(hero?.values.packageUpc),
        safetySheets: namedLinks(reader, hero?.values.safetySheet),
        concentrates: namedLinks(reader, hero?.values.concentrate),
        madeFromConcentrates: namedLinks(reader, hero?.values.madeFromConcentrate),
      },
    },
  ];
}

const NO_FACETS: Record<FacetName, FacetValue[]> = { brand: [], category: [], businessType: [] };

function articleDocument(reader: Reader, article: SyncedEntry): SearchDocument[] {
  const { values } = article;
  const topics = named(reader.entries(values.topics));
  return [
    {
      id: article.id,
      kind: 'article',
      href: pageHref(text(values.slug)),
      title: text(values.title),
      brand: '',
      terms: keywordsOf(reader, article),
      summary: text(values.shortDescription),
      text: reader.prose(values.body),
      codes: [],
      facets: { ...NO_FACETS, category: topics },
      image: reader.image(values.relatedArticleCardImage),
      product: null,
    },
  ];
}

/** English names: a summary is an English text. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

function sheetDocument(reader: Reader, sheet: SyncedEntry): SearchDocument[] {
  const { values } = sheet;
  const file = reader.file(values.pdf);
  if (!file) return [];
  const language = reader.entry(values.language)?.values;
  const code = text(language?.code);
  const signal = text(values.signalWord);
  return [
    {
      id: sheet.id,
      kind: 'safetyDataSheet',
      href: file.url,
      title: text(values.title),
      lang: code && code !== 'en' ? code : undefined,
      // Part of the title.
      brand: '',
      terms: `SDS MSDS ${text(language?.name)}`.trim(),
      summary: [
        text(values.sdsNumber),
        signal && `signal word: ${signal}`,
        code && LANGUAGE_NAMES.of(code),
        text(values.revisionDate) && `revised ${text(values.revisionDate).slice(0, 10)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      text: '',
      codes: [text(values.sdsNumber), ...texts(values.upcs)].filter(Boolean),
      facets: { ...NO_FACETS, category: named([reader.entry(values.category)]) },
      image: null,
      product: null,
    },
  ];
}

function keywordsOf(reader: Reader, page: SyncedEntry): string {
  return texts(reader.entry(page.values.pageMetaData)?.values.keywords).join(' · ');
}

/** The text of a page with its sections and blocks. */
function proseOf(reader: Reader, entry: SyncedEntry, depth: number, seen: Set<string>): string {
  if (seen.has(entry.id)) return '';
  seen.add(entry.id);
  const own = PROSE.map((field) => reader.prose(entry.values[field])).filter(Boolean);
  const below =
    depth === 0
      ? []
      : Object.entries(entry.values)
          .filter(([field]) => !['parentPage', 'pageMetaData', 'questions', 'sheets'].includes(field))
          .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
          .flatMap((id) => reader.entry(id) ?? [])
          .filter(({ type }) => !ROOT_TYPES.includes(type) && type !== 'product')
          .map((block) => proseOf(reader, block, depth - 1, seen));
  return [...own, ...below].join(' ');
}

function pageDocument(reader: Reader, page: SyncedEntry): SearchDocument[] {
  const { values } = page;
  const meta = reader.entry(values.pageMetaData);
  const brand = reader.entry(values.brand);
  const banner = reader.entry(values.banner);
  return [
    {
      id: page.id,
      kind: 'page',
      href: pageHref(text(values.slug) || 'home'),
      title: text(values.pageTitle) || text(values.title) || text(meta?.values.title),
      brand: text(brand?.values.name),
      terms: keywordsOf(reader, page),
      summary: text(meta?.values.description) || text(values.introduction),
      text: proseOf(reader, page, DEPTH, new Set()).slice(0, TEXT_LIMIT),
      codes: [],
      facets: {
        ...NO_FACETS,
        brand: named([brand]),
        category: named([reader.entry(values.category)]),
        businessType: named([reader.entry(values.businessType)]),
      },
      image: reader.image(meta?.values.image) ?? reader.image(banner?.values.image),
      product: null,
    },
  ];
}

/**
 * @param seen the questions that have a document: an editor may link one to itself, or to the one that it belongs to
 * @param above the questions that they belong to: what they are about
 */
function questionDocuments(
  reader: Reader,
  page: SyncedEntry,
  ids: unknown,
  seen = new Set<string>(),
  above = '',
): SearchDocument[] {
  return reader.entries(ids).flatMap((question) => {
    if (seen.has(question.id)) return [];
    seen.add(question.id);
    const { values } = question;
    const answer = reader.prose(reader.entry(values.answer)?.values.body);
    const anchor = text(values.anchor);
    const href = pageHref(text(page.values.slug));
    return [
      {
        id: `${page.id}:${question.id}`,
        kind: 'question' as const,
        href: anchor ? `${href}#${anchor}` : href,
        title: text(values.question),
        brand: '',
        terms: [text(values.topic), above].filter(Boolean).join(' · '),
        summary: answer,
        text: '',
        codes: [],
        facets: NO_FACETS,
        image: null,
        product: null,
      },
      ...questionDocuments(reader, page, values.subQuestions, seen, `${above} ${text(values.question)}`),
    ];
  });
}

/** Pages that are excluded from sitemaps or from search engines (docs/product.md, "Search"). */
function isHidden(reader: Reader, page: SyncedEntry): boolean {
  const meta = reader.entry(page.values.pageMetaData)?.values;
  const hidden = texts(reader.single('urlBuilder')?.values.hiddenFromSitemap);
  const slug = text(page.values.slug);
  const canonical = canonicalHref(text(meta?.canonicalPath), reader.siteUrl);
  return (
    meta?.noIndex === true ||
    (canonical !== undefined && canonical !== pageHref(slug)) ||
    hidden.includes(slug)
  );
}

/** The documents of an entry of a root type. */
export function documentsOf(reader: Reader, root: SyncedEntry): SearchDocument[] {
  if (root.type === 'safetyDataSheet') return sheetDocument(reader, root);
  if (isHidden(reader, root)) return [];
  if (root.type === 'productsPage') return productDocument(reader, root);
  if (!text(root.values.slug) && root.type !== 'homePage') return [];
  if (root.type === 'articleDetailPages') return articleDocument(reader, root);
  const page = pageDocument(reader, root);
  return root.type === 'faqPage'
    ? [...page, ...questionDocuments(reader, root, root.values.questions)]
    : page;
}
