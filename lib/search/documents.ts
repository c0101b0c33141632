import { pageHref } from '@cleanpro/content-values/paths/links';
import { canonicalHref } from '@cleanpro/content-values/editorial/link-target';
import { groupsOf } from '@cleanpro/product-safety/hazards/substances';
import { productDocument } from './product-document';
import { factsOf, NO_FACTS } from './product-facts';
import { toFacetValues, readStrings, readText, type Reader } from './reader';
import type { FacetName, FacetValue, SearchDocument } from './search-document';
import type { SyncedEntry } from './synced-content';

/** Content types that become documents. */
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

/** Text fields of pages and blocks. Other fields are settings. */
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
/** Number of levels of links to follow for the text of a page: sections, blocks and their entries. */
const DEPTH = 3;
const TEXT_LIMIT = 20_000;

/** Values of the product fields in documents that are not products. */
const NO_PRODUCT = {
  facts: '',
  tasks: '',
  product: null,
  mixture: null,
  groups: null,
  claims: [],
  form: '',
  notFor: [],
} as const;

const NO_FACETS: Record<FacetName, FacetValue[]> = { brand: [], category: [], businessType: [] };

function articleDocument(reader: Reader, article: SyncedEntry): SearchDocument[] {
  const { values } = article;
  const topics = toFacetValues(reader.entries(values.topics));
  return [
    {
      id: article.id,
      kind: 'article',
      href: pageHref(readText(values.slug)),
      title: readText(values.title),
      brand: '',
      terms: keywordsOf(reader, article),
      summary: readText(values.shortDescription),
      text: reader.prose(values.body),
      codes: [],
      facets: { ...NO_FACETS, category: topics },
      image: reader.image(values.relatedArticleCardImage),
      ...NO_PRODUCT,
    },
  ];
}

/** Names in English, because summaries are in English. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

function sheetDocument(reader: Reader, sheet: SyncedEntry): SearchDocument[] {
  const { values } = sheet;
  const file = reader.file(values.pdf);
  if (!file) return [];
  const language = reader.entry(values.language)?.values;
  const code = readText(language?.code);
  const signal = readText(values.signalWord);
  const [product] = reader.entriesLinkingTo(sheet.id, 'product');
  const facts = product ? factsOf(reader, product) : NO_FACTS;
  return [
    {
      id: sheet.id,
      kind: 'safetyDataSheet',
      href: file.url,
      title: readText(values.title),
      lang: code && code !== 'en' ? code : undefined,
      // The title contains the brand.
      brand: '',
      terms: `SDS MSDS ${readText(language?.name)}`.trim(),
      summary: [
        readText(values.sdsNumber),
        signal && `signal word: ${signal}`,
        code && LANGUAGE_NAMES.of(code),
        readText(values.revisionDate) && `revised ${readText(values.revisionDate).slice(0, 10)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      facts: facts.composition,
      tasks: '',
      text: '',
      codes: [readText(values.sdsNumber), ...readStrings(values.upcs), ...facts.casNumbers].filter(Boolean),
      facets: { ...NO_FACETS, category: toFacetValues([reader.entry(values.category)]) },
      image: null,
      product: null,
      mixture: facts.mixture,
      groups: facts.mixture && groupsOf(facts.mixture),
      claims: [],
      form: '',
      notFor: [],
    },
  ];
}

function keywordsOf(reader: Reader, page: SyncedEntry): string {
  return readStrings(reader.entry(page.values.pageMetaData)?.values.keywords).join(' · ');
}

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
      href: pageHref(readText(values.slug) || 'home'),
      title: readText(values.pageTitle) || readText(values.title) || readText(meta?.values.title),
      brand: readText(brand?.values.name),
      terms: keywordsOf(reader, page),
      summary: readText(meta?.values.description) || readText(values.introduction),
      text: proseOf(reader, page, DEPTH, new Set()).slice(0, TEXT_LIMIT),
      codes: [],
      facets: {
        ...NO_FACETS,
        brand: toFacetValues([brand]),
        category: toFacetValues([reader.entry(values.category)]),
        businessType: toFacetValues([reader.entry(values.businessType)]),
      },
      image: reader.image(meta?.values.image) ?? reader.image(banner?.values.image),
      ...NO_PRODUCT,
    },
  ];
}

/**
 * Creates the documents of questions and of all questions nested below them.
 * @param seen ids of questions that already have a document. Editors may link a question to itself, or to one above it.
 * @param above text of the parent questions, which gives each question its context
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
    const anchor = readText(values.anchor);
    const href = pageHref(readText(page.values.slug));
    return [
      {
        id: `${page.id}:${question.id}`,
        kind: 'question' as const,
        href: anchor ? `${href}#${anchor}` : href,
        title: readText(values.question),
        brand: '',
        terms: [readText(values.topic), above].filter(Boolean).join(' · '),
        summary: answer,
        text: '',
        codes: [],
        facets: NO_FACETS,
        image: null,
        ...NO_PRODUCT,
      },
      ...questionDocuments(reader, page, values.subQuestions, seen, `${above} ${readText(values.question)}`),
    ];
  });
}

/** Whether a page is excluded from sitemaps or from search engines (docs/product.md, "Search"). */
function isHidden(reader: Reader, page: SyncedEntry): boolean {
  const meta = reader.entry(page.values.pageMetaData)?.values;
  const hidden = readStrings(reader.single('urlBuilder')?.values.hiddenFromSitemap);
  const slug = readText(page.values.slug);
  const canonical = canonicalHref(readText(meta?.canonicalPath), reader.siteUrl);
  return (
    meta?.noIndex === true ||
    (canonical !== undefined && canonical !== pageHref(slug)) ||
    hidden.includes(slug)
  );
}

/** Returns the documents of an entry of a root type. */
export function documentsOf(reader: Reader, root: SyncedEntry): SearchDocument[] {
  if (root.type === 'safetyDataSheet') return sheetDocument(reader, root);
  if (isHidden(reader, root)) return [];
  if (root.type === 'productsPage') return productDocument(reader, root);
  if (!readText(root.values.slug) && root.type !== 'homePage') return [];
  if (root.type === 'articleDetailPages') return articleDocument(reader, root);
  const page = pageDocument(reader, root);
  return root.type === 'faqPage'
    ? [...page, ...questionDocuments(reader, root, root.values.questions)]
    : page;
}
