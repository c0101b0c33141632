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
import { SyncedContent } from './synced-content';
import { Synonyms } from './synonyms';
import {
  normalizeCode,
  excerptOf,
  highlighted,
  indexedWord,
  searchWords,
  wordsOf,
  type Segment,
} from './words';

const RESULTS_PAGE_SIZE = 12;
const EXCERPT_LIMIT = 220;
const MIN_CODE_LENGTH = 5;
/** How long indexing may block the event loop. */
const SLICE_MS = 8;

const FIELDS = ['title', 'terms', 'brand', 'category', 'codes', 'summary', 'text'] as const;
type IndexedField = (typeof FIELDS)[number];

/** Fields that state what a document is about, unlike its running text. */
const TOPIC_FIELDS: readonly IndexedField[] = ['title', 'terms', 'brand', 'category', 'codes'];

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
/** For a title that equals the query or a synonym of it. */
const EXACT_BOOST = 3;

/** The maximum edit distance of a word; none for short words and codes. */
function fuzziness(term: string): number | false {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
}

const OPTIONS: SearchOptions = {
  boost: BOOST,
  prefix: (term) => term.length > 1,
  weights: { fuzzy: 0.3, prefix: 0.5 },
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

const titleKey = (text: string): string => searchWords(text).join(' ');

interface Match {
  document: SearchDocument;
  score: number;
  /** The words of the document that matched. */
  words: () => ReadonlySet<string>;
}

const NO_WORDS = (): ReadonlySet<string> => new Set();
const bestFirst = (a: Match, b: Match): number => b.score - a.score;

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
    [...counts[facet].values()].sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1));
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
  /** All words ever indexed. */
  readonly #words = new Set<string>();
  #synonyms = new Synonyms([]);
  #built = false;
  readonly #mini = new MiniSearch<SearchDocument>({
    fields: [...FIELDS],
    extractField: fieldOf,
    tokenize: wordsOf,
    // MiniSearch passes a field while indexing only.
    processTerm: (term, field?: string) => {
      const word = indexedWord(term);
      if (field !== undefined && word !== null) this.#words.add(word);
      return word;
    },
    // A word of the content is no typing error: "tide" must not match "time".
    searchOptions: { ...OPTIONS, fuzzy: (term) => !this.#words.has(term) && fuzziness(term) },
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
  }

  #createDocuments(root: string): SearchDocument[] {
    const entry = this.#content.entry(root);
    if (!entry) return [];
    const reader = new Reader(this.#content);
    const documents = documentsOf(reader, entry);
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
    return [...(this.#byCode.get(code) ?? [])]
      .flatMap((id) => this.#documents.get(id) ?? [])
      .sort((a, b) => KIND_BOOST[b.kind] - KIND_BOOST[a.kind])
      .map((document) => ({ document, score: 1, words: () => new Set(wordsOf(q)) }));
  }

  /** A phrase matches with all its words; short words only in the topic fields. */
  static #phrase(words: readonly string[]): Query {
    return {
      combineWith: 'AND',
      queries: words.map((word) => (word.length > 2 ? word : { queries: [word], fields: [...TOPIC_FIELDS] })),
    };
  }

  #tree(q: string, combineWith: 'AND' | 'OR'): Query {
    return {
      combineWith,
      queries: this.#synonyms.partsOf(q).map(({ words, alternatives }): Query => {
        const phrase = SearchIndex.#phrase(words);
        if (alternatives.length === 0) return phrase;
        return {
          combineWith: 'OR',
          queries: [
            phrase,
            ...alternatives.map((other): Query => ({
              combineWith: 'AND',
              queries: other,
              // Synonyms match without typing errors and score less than the query itself.
              fuzzy: false,
              boostTerm: () => SYNONYM_BOOST / other.length,
            })),
          ],
        };
      }),
    };
  }

  /** Adjusts scores by the kind of document and by exact titles. */
  #scored(results: readonly SearchResult[], q: string): Match[] {
    const [only, ...more] = this.#synonyms.partsOf(q);
    const same = only && more.length === 0 ? only.alternatives.map((words) => words.join(' ')) : [];
    const typed = new Set([titleKey(q), ...same]);
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

  #matches(q: string, fields?: readonly IndexedField[]): { matches: Match[]; loose: boolean } {
    if (q === '')
      return {
        matches: [...this.#documents.values()].map((document) => ({ document, score: 0, words: NO_WORDS })),
        loose: false,
      };
    const coded = this.#withCode(q);
    if (coded.length > 0) return { matches: coded, loose: false };
    const options = fields ? { fields: [...fields] } : undefined;
    const strict = this.#mini.search(this.#tree(q, 'AND'), options);
    const found = strict.length > 0 ? strict : this.#mini.search(this.#tree(q, 'OR'), options);
    return { matches: this.#scored(found, q), loose: strict.length === 0 && found.length > 0 };
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
