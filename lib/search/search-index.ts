import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { isClaimed, normalizedClaims, ORGANISMS } from '@cleanpro/product-safety/efficacy/organisms';
import { documentsOf, ROOT_TYPES } from './documents';
import { KINDS, type FacetName, type Kind, type SearchDocument } from './search-document';
import { bestFirst, filterAndCount, type FacetCount, type Match } from './facets';
import {
  fieldOf,
  FIELDS,
  hasStated,
  OPTIONS,
  SHORT_FIELDS,
  STATED_FIELDS,
  TOPIC_FIELDS,
  TOPICS,
  type IndexedField,
} from './fields';
import {
  chlorineNote,
  intentBoost,
  isUnwanted,
  MIXING_WORDS,
  readIntent,
  type Intent,
  type Notice,
} from './intent';
import { Reader } from './reader';
import { partQuery, wordQuery } from './query-parts';
import type { SearchQuery } from './search-query';
import { ABSENCE_WORDS } from './substances';
import type { SyncedChanges } from '@/lib/content/sync/sync-source';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { Vocabulary } from './spelling';
import { SyncedContent } from './synced-content';
import { interpretQuery, type InterpretedQuery } from './interpret-query';
import { Synonyms } from './synonyms';
import {
  normalizeCode,
  extractExcerpt,
  highlighted,
  indexedWord,
  titleKey,
  wordsOf,
  type Segment,
} from './words';

const RESULTS_PAGE_SIZE = 12;
const EXCERPT_LIMIT = 220;
const MIN_CODE_LENGTH = 5;
/** Maximum number of safety data sheets returned for a query. */
const MAX_SHEETS = 200;
/** Maximum time for which indexing blocks the event loop without a pause. */
const SLICE_MS = 8;

/** Weight of words in topic fields. Corrections prefer them to words of running text. */
const TOPIC_WORD_WEIGHT = 10;
/** Score factors. Products come first among equally good matches. */
const KIND_BOOST: Record<Kind, number> = {
  product: 1.5,
  article: 1,
  page: 0.9,
  question: 0.9,
  safetyDataSheet: 0.5,
};
/** Score factor for a title that equals the query or a synonym of it. */
const EXACT_BOOST = 3;
/** Score factor for a search term, keyword or fact (such as an ingredient) that equals the query. */
const TERM_BOOST = 1.5;

/** Minimum number of results with every word. If there are fewer, results that lack one word follow them. */
const FEW_RESULTS = 3;
/** Maximum number of products that a name may mean in a query about mixing. */
const MAX_NAMED = 10;
/**
 * Maximum number of parts in a query for which results that lack one part are added. Longer queries find few documents
 * that lack only one.
 */
const MAX_PARTS_LACKING = 6;

export interface Hit {
  document: SearchDocument;
  title: Segment[];
  excerpt: Segment[];
  /** Phrase that says whether the product contains chlorine bleach, if the query mentions chlorine. */
  note: string | undefined;
}

export interface SearchResults {
  total: number;
  pages: number;
  page: number;
  hits: Hit[];
  kinds: { kind: Kind; count: number; selected: boolean }[];
  facets: Record<FacetName, FacetCount[]>;
  /** Whether no document has all words of the query, so that each hit lacks some of them. */
  isPartial: boolean;
  notice: Notice | undefined;
}

/** Documents that match a query, best first. */
interface FoundMatches {
  matches: Match[];
  isPartial: boolean;
  intent: Intent | undefined;
}

/** Converts documents that match equally well to matches, products first. */
const byKind = (documents: readonly SearchDocument[], words: Match['words']): Match[] =>
  documents.map((document) => ({ document, score: KIND_BOOST[document.kind], words })).sort(bestFirst);

/** In-memory search index, built from synced content and updated by changes. */
export class SearchIndex {
  readonly #content: SyncedContent;
  readonly #documents = new Map<string, SearchDocument>();
  readonly #idsOfRoot = new Map<string, string[]>();
  /** Root entries by the entries and files that their documents use. */
  readonly #rootsUsing = new Map<string, Set<string>>();
  readonly #titles = new Map<string, string>();
  readonly #terms = new Map<string, ReadonlySet<string>>();
  readonly #byCode = new Map<string, Set<string>>();
  /** All words that were ever indexed or defined as synonyms. */
  readonly #vocabulary = new Vocabulary();
  #synonyms = new Synonyms([]);
  #claimed: readonly string[] = [];
  #built = false;
  readonly #mini = new MiniSearch<SearchDocument>({
    fields: [...FIELDS],
    extractField: fieldOf,
    tokenize: wordsOf,
    // MiniSearch passes a field only while indexing.
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

  /** Applies changes of the sync. Before `build`, they are only collected. */
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

  /** Indexes all collected content in slices, between which the event loop handles requests. */
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
    this.#claimed = [
      ...new Set([...this.#documents.values()].flatMap(({ claims }) => normalizedClaims(claims))),
    ];
    const unclaimed = ORGANISMS.filter((organism) => !isClaimed(organism, this.#claimed));
    const editors = this.#content.idsOf('searchSynonyms').map((id) => {
      const words = this.#content.entry(id)?.values.words;
      return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
    });
    this.#synonyms = new Synonyms(
      [...editors, ...ORGANISMS.map(({ names }) => names)],
      // For an organism without a claim, find pages about organisms in general.
      [
        ...unclaimed.flatMap(({ names }) => names.map((name): [string, string] => [name, 'organism'])),
        ...ABSENCE_WORDS,
      ],
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
      // A page that cannot be indexed must stop neither indexing nor the sync that feeds it.
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
      this.#terms.set(
        document.id,
        new Set(`${document.terms} · ${document.facts}`.split(' · ').map(titleKey)),
      );
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
      this.#terms.delete(id);
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

  /** Adjusts scores by the kind of document, by exact titles and by the intent of the query. */
  #scored(results: readonly SearchResult[], { parts, titles }: InterpretedQuery, intent: Intent): Match[] {
    const [only, ...more] = parts;
    const same = only && more.length === 0 ? only.alternatives.map((words) => words.join(' ')) : [];
    const typed = new Set([...titles, ...same]);
    const matches: Match[] = [];
    for (const { id, score, match, queryTerms } of results) {
      const document = this.#documents.get(String(id));
      if (!document) continue;
      const terms = this.#terms.get(document.id);
      const exact = typed.has(this.#titles.get(document.id) ?? '')
        ? EXACT_BOOST
        : titles.some((title) => terms?.has(title))
          ? TERM_BOOST
          : 1;
      matches.push({
        document,
        score:
          (score / queryTerms.length) * KIND_BOOST[document.kind] * exact * intentBoost(document, intent),
        words: () => new Set(Object.keys(match)),
      });
    }
    return matches;
  }

  /**
   * Returns the documents with at least `least` of the parts. Documents with more parts, and with rarer ones, score
   * higher.
   */
  #searchPartially(parts: readonly Query[], least: number, fields?: readonly IndexedField[]): SearchResult[] {
    const found = new Map<unknown, { result: SearchResult; matched: number; weight: number }>();
    let total = 0;
    for (const part of parts) {
      const results = this.#mini.search(part, fields && { fields: [...fields] });
      // A word in many documents, such as "cleaner", says little.
      const weight = Math.log(1 + this.size / (results.length + 1));
      total += weight;
      for (const result of results) {
        const earlier = found.get(result.id);
        if (earlier) {
          earlier.matched += 1;
          earlier.weight += weight;
          earlier.result.score += result.score;
          Object.assign(earlier.result.match, result.match);
        } else found.set(result.id, { result, matched: 1, weight });
      }
    }
    return [...found.values()].flatMap(({ result, matched, weight }) =>
      matched < least ? [] : { ...result, score: result.score * (weight / total) ** 2 },
    );
  }

  /** Returns the products with all words of a name in their topic fields, best first. */
  #productsNamed(name: string): SearchDocument[] {
    const query = interpretQuery(name, this.#vocabulary, this.#synonyms);
    const queries = query.parts.map((part) => partQuery(part, query, this.#vocabulary));
    return this.#mini
      .search({ combineWith: 'AND', queries }, { fields: [...TOPIC_FIELDS] })
      .flatMap(({ id }) => this.#documents.get(String(id)) ?? [])
      .filter(({ kind }) => kind === 'product')
      .slice(0, MAX_NAMED);
  }

  #interpret(q: string): { query: InterpretedQuery; intent: Intent } {
    const query = interpretQuery(q, this.#vocabulary, this.#synonyms);
    const intent = readIntent({
      typed: wordsOf(q),
      words: query.words,
      phrases: [query.words, ...query.parts.flatMap(({ alternatives }) => alternatives)],
      claimed: this.#claimed,
      productsNamed: (name) => this.#productsNamed(name),
    });
    return { query, intent };
  }

  #findMatches(q: string, fields?: readonly IndexedField[]): FoundMatches {
    if (q === '')
      return {
        matches: byKind([...this.#documents.values()], () => new Set()),
        isPartial: false,
        intent: undefined,
      };
    const coded = this.#withCode(q);
    if (coded.length > 0) return { matches: coded, isPartial: false, intent: undefined };
    const options = fields ? { fields: [...fields] } : undefined;
    const { query, intent } = this.#interpret(q);
    const all = query.parts.map((part) => partQuery(part, query, this.#vocabulary));
    // For a dangerous question about mixing, find documents that mention mixing and at least one part of the query.
    const parts: Query[] = intent.isDangerous
      ? [
          { combineWith: 'OR', queries: [...MIXING_WORDS] },
          { combineWith: 'OR', queries: all },
        ]
      : all;
    const scored = (results: readonly SearchResult[]): Match[] => this.#scored(results, query, intent);
    const complete = this.#mini.search({ combineWith: 'AND', queries: parts }, options);
    const found = new Map(scored(complete).map((match) => [match.document.id, match]));
    const add = (results: readonly SearchResult[]): void => {
      for (const match of scored(results))
        if (!found.has(match.document.id)) found.set(match.document.id, match);
    };
    if (!hasStated(complete, FEW_RESULTS)) {
      if (parts.length > 1 && parts.length <= MAX_PARTS_LACKING)
        add(this.#searchPartially(parts, parts.length - 1, fields ?? STATED_FIELDS));
      if (complete.length === 0) add(this.#searchPartially(parts, 1, fields));
      // If no document has any whole part, search for its single words.
      if (found.size === 0) {
        const words = query.words.map((word) => wordQuery(word, query, this.#vocabulary));
        add(this.#searchPartially(words, 1, fields));
      }
    }
    const matches = [...found.values()].sort(bestFirst);
    const isLast = ({ document }: Match): boolean => isUnwanted(document, intent);
    return {
      matches: [...matches.filter((match) => !isLast(match)), ...matches.filter(isLast)],
      isPartial: complete.length === 0 && found.size > 0,
      intent,
    };
  }

  /** Returns one page of results for a query, with the number of results per kind and facet value. */
  search(query: SearchQuery): SearchResults {
    const { matches, isPartial, intent } = this.#findMatches(query.q);
    const { passing, kinds, facets } = filterAndCount(matches, query);
    const pages = Math.max(1, Math.ceil(passing.length / RESULTS_PAGE_SIZE));
    const page = Math.min(query.page, pages);
    const pageMatches = passing.slice((page - 1) * RESULTS_PAGE_SIZE, page * RESULTS_PAGE_SIZE);
    return {
      total: passing.length,
      pages,
      page,
      isPartial,
      notice: intent?.notice,
      hits: pageMatches.map(({ document, words }) => {
        const matched = words();
        return {
          document,
          title: highlighted(document.title, matched),
          excerpt: highlighted(bestExcerpt(document, matched), matched),
          note: intent && chlorineNote(document, intent),
        };
      }),
      kinds: KINDS.map((kind) => ({ kind, count: kinds[kind], selected: query.kinds.includes(kind) })),
      facets,
    };
  }

  /**
   * Finds the safety data sheets with all words of a query.
   * @returns by sheet id, a phrase that says whether the product contains chlorine bleach, if the query mentions
   * chlorine
   */
  sheets(q: string): Map<string, string | undefined> {
    const { query, intent } = this.#interpret(q);
    const coded = this.#withCode(q).map(({ document }) => document);
    const queries = query.parts.map((part) => partQuery(part, query, this.#vocabulary));
    const found =
      coded.length > 0
        ? coded
        : this.#mini
            .search({ combineWith: 'AND', queries }, { fields: [...STATED_FIELDS] })
            .flatMap(({ id }) => this.#documents.get(String(id)) ?? []);
    return new Map(
      found
        .filter((document) => document.kind === 'safetyDataSheet' && !isUnwanted(document, intent))
        .slice(0, MAX_SHEETS)
        .map((document) => [document.id, chlorineNote(document, intent)]),
    );
  }

  /** Returns the best hits for an incomplete query. */
  suggest(q: string, limit: number): Hit[] {
    if (q === '') return [];
    return this.#findMatches(q, SHORT_FIELDS)
      .matches.slice(0, limit)
      .map(({ document, words }) => ({
        document,
        title: highlighted(document.title, words()),
        excerpt: [],
        note: undefined,
      }));
  }
}

/** Returns the summary, or the text around the match if neither title nor summary matches. */
function bestExcerpt({ title, summary, text }: SearchDocument, words: ReadonlySet<string>): string {
  const matches = (part: string): boolean =>
    wordsOf(part).some((word) => {
      const indexed = indexedWord(word);
      return indexed !== null && words.has(indexed);
    });
  const part = summary === '' || (!matches(summary) && !matches(title) && matches(text)) ? text : summary;
  return extractExcerpt(part, words, EXCERPT_LIMIT);
}
