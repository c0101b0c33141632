/** The index in memory: built from synced content and updated by changes. */
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import {
  documentsOf,
  FACETS,
  KINDS,
  Reader,
  ROOT_TYPES,
  type FacetName,
  type Kind,
  type SearchDocument,
} from './documents';
import type { SearchQuery } from './search-query';
import type { SyncedChanges } from '@/lib/content/sync/sync-source';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { Vocabulary } from './spelling';
import { SyncedContent } from './synced-content';
import { understood, type Understood } from './understanding';
import { Synonyms, type QueryPart } from './synonyms';
import { normalizeCode, excerptOf, highlighted, indexedWord, titleKey, wordsOf, type Segment } from './words';

const RESULTS_PAGE_SIZE = 12;
const EXCERPT_LIMIT = 220;
const MIN_CODE_LENGTH = 5;
/** How long indexing may block the event loop. */
const SLICE_MS = 8;

const FIELDS = ['title', 'terms', 'brand', 'category', 'codes', 'summary', 'text'] as const;
type IndexedField = (typeof FIELDS)[number];

/** Fields that state what a document is about, unlike its running text. */
const TOPIC_FIELDS: readonly IndexedField[] = ['title', 'terms', 'brand', 'category', 'codes'];
const TOPICS: ReadonlySet<string> = new Set(TOPIC_FIELDS);
/** Fields that have to have the words of a query when one of them is missing. */
const STATED_FIELDS: readonly IndexedField[] = [...TOPIC_FIELDS, 'summary'];
/** Corrections are words of topics rather than of running text. */
const TOPIC_WORD_WEIGHT = 10;

const BOOST: Record<IndexedField, number> = {
  title: 6,
  terms: 4,
  codes: 6,
  brand: 3,
  category: 2,
  summary: 2,
  text: 0.6,
};
/** Products come first among equally good matches. */
const KIND_BOOST: Record<Kind, number> = {
  product: 1.5,
  article: 1,
  page: 0.9,
  question: 0.9,
  safetyDataSheet: 0.5,
};
const SYNONYM_BOOST = 0.6;
const CORRECTION_BOOST = 0.5;
/** For a title that equals the query or a synonym of it. */
const EXACT_BOOST = 3;

/** Fewer results with every word are followed by those that lack one word. */
const FEW_RESULTS = 3;
/** Longer queries lack words anyway. */
const MAX_PARTS_LACKING = 6;

const OPTIONS: SearchOptions = {
  boost: BOOST,
  prefix: (term) => term.length > 1,
  weights: { fuzzy: 0, prefix: 0.5 },
  combineWith: 'AND',
};

export interface Hit {
  document: SearchDocument;
  title: Segment[];
  excerpt: Segment[];
}

export interface FacetCount {
  code: string;
  title: string;
  count: number;
  selected: boolean;
}

export interface SearchResults {
  total: number;
  /** Pages of results; at least one. */
  pages: number;
  page: number;
  hits: Hit[];
  kinds: { kind: Kind; count: number; selected: boolean }[];
  facets: Record<FacetName, FacetCount[]>;
  /** No document has all words; the hits have some of them. */
  loose: boolean;
}

interface Match {
  document: SearchDocument;
  score: number;
  /** The words of the document that matched. */
  words: () => ReadonlySet<string>;
}

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Ties are in the order of titles, then of ids: the order in which content arrives differs between processes. */
const bestFirst = (a: Match, b: Match): number =>
  b.score - a.score ||
  compareTexts(a.document.title, b.document.title) ||
  compareTexts(a.document.id, b.document.id);

/** Documents that match equally well: products first. */
const byKind = (documents: readonly SearchDocument[], words: Match['words']): Match[] =>
  documents.map((document) => ({ document, score: KIND_BOOST[document.kind], words })).sort(bestFirst);

function fieldOf(document: SearchDocument, field: string): string {
  switch (field) {
    case 'category':
      return document.facets.category.map(({ title }) => title).join(' ');
    case 'codes':
      return document.codes.join(' ');
    case 'title':
    case 'terms':
    case 'brand':
    case 'summary':
    case 'text':
      return document[field];
    default:
      return document.id;
  }
}

type Filter = FacetName | 'kind';
const FILTERS: readonly Filter[] = ['kind', ...FACETS];

/** The filters that a document does not match. */
function failedFilters({ kind, facets: own }: SearchDocument, { kinds, facets }: SearchQuery): Filter[] {
  return FILTERS.filter((filter) => {
    if (filter === 'kind') return kinds.length > 0 && !kinds.includes(kind);
    const selected = facets[filter];
    return selected.length > 0 && !own[filter].some(({ code }) => selected.includes(code));
  });
}

interface Filtered {
  passing: Match[];
  kinds: Record<Kind, number>;
  facets: Record<FacetName, FacetCount[]>;
}

/** Matches that pass all filters, and counts per kind and facet value; a facet's own selection does not narrow its counts. */
function filterAndCount(matches: readonly Match[], query: SearchQuery): Filtered {
  const isFiltered = query.kinds.length > 0 || FACETS.some((facet) => query.facets[facet].length > 0);
  const passing: Match[] = [];
  const kinds: Record<Kind, number> = { product: 0, article: 0, page: 0, safetyDataSheet: 0, question: 0 };
  const counts = {
    brand: new Map<string, FacetCount>(),
    category: new Map<string, FacetCount>(),
    businessType: new Map<string, FacetCount>(),
  };
  for (const match of matches) {
    const { document } = match;
    const failed = isFiltered ? failedFilters(document, query) : [];
    if (failed.length > 1) continue;
    const [only] = failed;
    if (only === undefined) passing.push(match);
    if (only === undefined || only === 'kind') kinds[document.kind] += 1;
    for (const facet of FACETS) {
      if (only !== undefined && only !== facet) continue;
      for (const { code, title } of document.facets[facet]) {
        const existing = counts[facet].get(code);
        if (existing) existing.count += 1;
        else counts[facet].set(code, { code, title, count: 1, selected: query.facets[facet].includes(code) });
      }
    }
  }
  const list = (facet: FacetName): FacetCount[] =>
    [...counts[facet].values()].sort(
      (a, b) => b.count - a.count || compareTexts(a.title, b.title) || compareTexts(a.code, b.code),
    );
  return {
    passing,
    kinds,
    facets: { brand: list('brand'), category: list('category'), businessType: list('businessType') },
  };
}

export class SearchIndex {
  readonly #content: SyncedContent;
  readonly #documents = new Map<string, SearchDocument>();
  /** Document ids by root entry. */
  readonly #idsOfRoot = new Map<string, string[]>();
  /** Root entries by the entries and files that their documents use. */
  readonly #rootsUsing = new Map<string, Set<string>>();
  readonly #titles = new Map<string, string>();
  readonly #byCode = new Map<string, Set<string>>();
  /** All words ever indexed or defined as synonyms. */
  readonly #vocabulary = new Vocabulary();
  #synonyms = new Synonyms([]);
  #built = false;
  readonly #mini = new MiniSearch<SearchDocument>({
    fields: [...FIELDS],
    extractField: fieldOf,
    tokenize: wordsOf,
    // MiniSearch passes a field while indexing only.
    processTerm: (term, field?: string) => {
      const word = indexedWord(term);
      if (field !== undefined && word !== null)
        this.#vocabulary.add(word, TOPICS.has(field) ? TOPIC_WORD_WEIGHT : 1);
      return word;
    },
    searchOptions: OPTIONS,
  });

  /** @param siteUrl removed from the URLs of files on this site */
  constructor(siteUrl?: string) {
    this.#content = new SyncedContent(siteUrl);
  }

  get size(): number {
    return this.#documents.size;
  }

  /** Applies changes of the sync; before `build` they are only collected. */
  apply(changes: SyncedChanges): void {
    const changed = this.#content.apply(changes);
    if (!this.#built) return;
    const roots = new Set<string>();
    for (const id of changed) {
      if (this.#isRoot(id) || this.#idsOfRoot.has(id)) roots.add(id);
      for (const root of this.#rootsUsing.get(id) ?? []) roots.add(root);
    }
    for (const root of roots) {
      this.#remove(root);
      for (const document of this.#createDocuments(root)) this.#mini.add(document);
    }
    this.#readSynonyms();
  }

  /** Indexes all collected content, in slices between which the event loop handles requests. */
  async build(): Promise<void> {
    const roots = ROOT_TYPES.flatMap((type) => this.#content.idsOf(type));
    let sliceStart = performance.now();
    for (const root of roots) {
      this.#mini.addAll(this.#createDocuments(root));
      if (performance.now() - sliceStart < SLICE_MS) continue;
      await new Promise((resolve) => setImmediate(resolve));
      sliceStart = performance.now();
    }
    this.#readSynonyms();
    this.#built = true;
  }

  #isRoot(id: string): boolean {
    const type = this.#content.entry(id)?.type;
    return type !== undefined && ROOT_TYPES.includes(type);
  }

  #readSynonyms(): void {
    this.#synonyms = new Synonyms(
      this.#content.idsOf('searchSynonyms').map((id) => {
        const words = this.#content.entry(id)?.values.words;
        return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
      }),
    );
    for (const word of this.#synonyms.words) this.#vocabulary.add(word, 0);
  }

  #createDocuments(root: string): SearchDocument[] {
    const entry = this.#content.entry(root);
    if (!entry) return [];
    const reader = new Reader(this.#content);
    let documents: SearchDocument[] = [];
    try {
      documents = documentsOf(reader, entry);
    } catch (error) {
      // One page that cannot be indexed must not stop indexing, nor the sync behind it.
      log('error', 'PageNotIndexed', { entry: root, message: errorMessage(error) });
    }
    for (const id of reader.used) {
      const roots = this.#rootsUsing.get(id) ?? new Set<string>();
      this.#rootsUsing.set(id, roots.add(root));
    }
    this.#idsOfRoot.set(
      root,
      documents.map(({ id }) => id),
    );
    for (const document of documents) {
      this.#documents.set(document.id, document);
      this.#titles.set(document.id, titleKey(document.title));
      for (const code of document.codes) {
        const key = normalizeCode(code);
        this.#byCode.set(key, (this.#byCode.get(key) ?? new Set<string>()).add(document.id));
      }
    }
    return documents;
  }

  #remove(root: string): void {
    for (const id of this.#idsOfRoot.get(root) ?? []) {
      for (const code of this.#documents.get(id)?.codes ?? [])
        this.#byCode.get(normalizeCode(code))?.delete(id);
      this.#documents.delete(id);
      this.#titles.delete(id);
      this.#mini.discard(id);
    }
    this.#idsOfRoot.delete(root);
  }

  #withCode(q: string): Match[] {
    const code = normalizeCode(q);
    if (code.length < MIN_CODE_LENGTH || !/\d/.test(code)) return [];
    const documents = [...(this.#byCode.get(code) ?? [])].flatMap((id) => this.#documents.get(id) ?? []);
    return byKind(documents, () => new Set(wordsOf(q)));
  }

  /** A word, with what it may mean when the content does not have it; short words only in the topic fields. */
  static #word(word: string, { corrections }: Understood): Query {
    const exact: Query = word.length > 2 ? word : { queries: [word], fields: [...TOPIC_FIELDS] };
    const others = corrections.get(word);
    if (!others) return exact;
    return {
      combineWith: 'OR',
      queries: [exact, { combineWith: 'OR', queries: [...others], boostTerm: () => CORRECTION_BOOST }],
    };
  }

  /** A part matches with all words of its phrase or of a synonym. */
  static #part({ words, alternatives }: QueryPart, query: Understood): Query {
    const phrase: Query = {
      combineWith: 'AND',
      queries: words.map((word) => SearchIndex.#word(word, query)),
    };
    if (alternatives.length === 0) return phrase;
    return {
      combineWith: 'OR',
      queries: [
        phrase,
        ...alternatives.map((other): Query => ({
          combineWith: 'AND',
          queries: other,
          // Synonyms score less than the query itself.
          boostTerm: () => SYNONYM_BOOST / other.length,
        })),
      ],
    };
  }

  /** Adjusts scores by the kind of document and by exact titles. */
  #scored(results: readonly SearchResult[], { parts, titles }: Understood): Match[] {
    const [only, ...more] = parts;
    const same = only && more.length === 0 ? only.alternatives.map((words) => words.join(' ')) : [];
    const typed = new Set([...titles, ...same]);
    const matches: Match[] = [];
    for (const { id, score, match } of results) {
      const document = this.#documents.get(String(id));
      if (!document) continue;
      const exact = typed.has(this.#titles.get(document.id) ?? '') ? EXACT_BOOST : 1;
      matches.push({
        document,
        score: score * KIND_BOOST[document.kind] * exact,
        words: () => new Set(Object.keys(match)),
      });
    }
    return matches.sort(bestFirst);
  }

  /** What has all words of a query but one, where the content states what it is about. */
  #lackingOne(query: Understood, parts: readonly Query[], fields: readonly IndexedField[]): Match[] {
    if (parts.length < 3 || parts.length > MAX_PARTS_LACKING) return [];
    const found = new Map<unknown, { result: SearchResult; matched: number }>();
    for (const part of parts)
      for (const result of this.#mini.search(part, { fields: [...fields] })) {
        const earlier = found.get(result.id);
        if (earlier) {
          earlier.matched += 1;
          earlier.result.score += result.score;
          Object.assign(earlier.result.match, result.match);
        } else found.set(result.id, { result, matched: 1 });
      }
    const enough = [...found.values()].filter(({ matched }) => matched >= parts.length - 1);
    return this.#scored(
      enough.map(({ result }) => result),
      query,
    );
  }

  #matches(q: string, fields?: readonly IndexedField[]): { matches: Match[]; loose: boolean } {
    if (q === '')
      return {
        matches: byKind([...this.#documents.values()], () => new Set()),
        loose: false,
      };
    const coded = this.#withCode(q);
    if (coded.length > 0) return { matches: coded, loose: false };
    const options = fields ? { fields: [...fields] } : undefined;
    const query = understood(q, this.#vocabulary, this.#synonyms);
    const parts = query.parts.map((part) => SearchIndex.#part(part, query));
    const search = (combineWith: 'AND' | 'OR'): Match[] =>
      this.#scored(this.#mini.search({ combineWith, queries: parts }, options), query);
    const strict = search('AND');
    if (strict.length >= FEW_RESULTS) return { matches: strict, loose: false };
    const lacking = this.#lackingOne(query, parts, fields ?? STATED_FIELDS);
    const some = strict.length === 0 ? search('OR') : [];
    const found = new Map<string, Match>();
    for (const match of [...strict, ...lacking, ...some])
      if (!found.has(match.document.id)) found.set(match.document.id, match);
    return { matches: [...found.values()], loose: strict.length === 0 && found.size > 0 };
  }

  /** The results of a search: one page of hits, and how many there are of each kind and facet. */
  search(query: SearchQuery): SearchResults {
    const { matches, loose } = this.#matches(query.q);
    const { passing, kinds, facets } = filterAndCount(matches, query);
    const pages = Math.max(1, Math.ceil(passing.length / RESULTS_PAGE_SIZE));
    const page = Math.min(query.page, pages);
    const pageMatches = passing.slice((page - 1) * RESULTS_PAGE_SIZE, page * RESULTS_PAGE_SIZE);
    return {
      total: passing.length,
      pages,
      page,
      loose,
      hits: pageMatches.map(({ document, words }) => {
        const matched = words();
        return {
          document,
          title: highlighted(document.title, matched),
          excerpt: highlighted(bestExcerpt(document, matched), matched),
        };
      }),
      kinds: KINDS.map((kind) => ({ kind, count: kinds[kind], selected: query.kinds.includes(kind) })),
      facets,
    };
  }

  /** The best hits for an incomplete query. */
  suggest(q: string, limit: number): Hit[] {
    if (q === '') return [];
    return this.#matches(q, TOPIC_FIELDS)
      .matches.slice(0, limit)
      .map(({ document, words }) => ({ document, title: highlighted(document.title, words()), excerpt: [] }));
  }
}

/** The summary, or the text around the match when neither title nor summary has it. */
function bestExcerpt({ title, summary, text }: SearchDocument, words: ReadonlySet<string>): string {
  const matches = (part: string): boolean =>
    wordsOf(part).some((word) => {
      const indexed = indexedWord(word);
      return indexed !== null && words.has(indexed);
    });
  const part = summary === '' || (!matches(summary) && !matches(title) && matches(text)) ? text : summary;
  return excerptOf(part, words, EXCERPT_LIMIT);
}
