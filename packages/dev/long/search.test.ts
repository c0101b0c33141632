import { SearchIndex } from '../../../lib/search/search-index.ts';
import { parseSearchQuery } from '../../../lib/search/search-query.ts';
import { itemOf, type Item } from '@cleanpro/contentful-local/rest/delivery-item';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { cpuMs, smallestRatio } from './measurement.ts';

const DOCUMENTS = 10_000;
/** Building should cost the same per document at any size. It usually costs less, because words repeat. */
const MAX_BUILD_RATIO = 1.5;
/** The cost of a search may grow at most in proportion to the number of documents. */
const MAX_SEARCH_RATIO = 1;
/** Maximum share of a build's CPU time in one turn of the event loop. Requests have to wait for the turn to end. */
const MAX_TURN_SHARE = 0.1;
const PAGE = 200;
const ROUNDS = 10;
const QUERIES = [
  'degreaser',
  'degreser',
  'grease cutter',
  'bathroom cleaner',
  'bathrom cleaner',
  'heavy duty degreaser for ovens and hoods',
  'toilet paper',
  'window cleaner',
  'floor',
  'c',
  'cl',
  'cleaner',
  'disinfectant spray hospital',
  'febreeze',
  '400000050751',
  'sanitiser',
  'what does contact time mean',
  'zzqqxx',
  'professional',
  'stain odor eliminator laundry',
  // The most expensive query: long words that the content does not contain, and more of them than the search corrects.
  'disenfectent detergeant sanatizer degreezer antibaktirial neutrilizer extraktion multipurpos concentrait',
];
const WORDS =
  'alpine amber arctic birch boreal bright canyon cedar cobalt coral crystal delta ember falcon fjord garnet harbor indigo ivory jasper juniper lagoon maple meadow mesa nimbus oasis onyx opal orchid pacific pearl pine prairie quartz raven ridge river sage sierra silver slate solar sterling summit sunset terra tidal topaz tundra valley velvet vista willow zenith'.split(
    ' ',
  );

const space = loadSpace('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' });
const reading = {
  space,
  view: space.published,
  preview: false,
  locale: '*',
  publicImageBase: 'http://localhost:3000/images',
};
const entries = space.published.entries().map((entry) => itemOf(reading, entry));
const assets = space.published.assets().map((asset) => itemOf(reading, asset));

/** Copies the sample products with their pages, variants and safety data sheets, under different names and codes. */
function multiplied(copies: number): Item[] {
  const types = new Set(['product', 'productsPage', 'productVariant', 'safetyDataSheet']);
  const typeOf = (item: Item): string =>
    JSON.stringify(item.sys.contentType).match(/"id":"(\w+)"/)?.[1] ?? '';
  const originals = entries.filter((item) => types.has(typeOf(item)));
  const ids = new Set(originals.map(({ sys }) => sys.id));
  const result: Item[] = [];
  for (let copy = 1; copy <= copies; copy += 1) {
    const word = `${WORDS[copy % WORDS.length]} ${WORDS[(copy * 7) % WORDS.length]}`;
    for (const item of originals) {
      const text = JSON.stringify(item)
        .replace(/"id":"([^"]+)"/g, (all, id: string) => (ids.has(id) ? `"id":"${id}-${copy}"` : all))
        .replace(
          /"(\d{12})"/g,
          (_, code: string) => `"${(BigInt(code) + BigInt(copy * 1_000_003)).toString()}"`,
        )
        .replace(/"(productName|title)":\{"en-US":"([^"]+)"/g, `"$1":{"en-US":"$2 ${word}"`)
        .replace(/"slug":\{"en-US":"([^"]+)"/g, `"slug":{"en-US":"$1-${copy}"`);
      result.push(JSON.parse(text));
    }
  }
  return result;
}

/** Builds an index in batches, as the site does. */
async function buildIndex(items: Item[]) {
  let maxTurnMs = 0;
  let isBuilding = true;
  let turnStart = cpuMs();
  const measureTurn = (): void => {
    maxTurnMs = Math.max(maxTurnMs, cpuMs() - turnStart);
    turnStart = cpuMs();
    if (isBuilding) setImmediate(measureTurn);
  };
  const start = cpuMs();
  setImmediate(measureTurn);
  const index = new SearchIndex();
  for (let from = 0; from < items.length; from += PAGE) {
    index.apply({
      entries: items.slice(from, from + PAGE),
      assets: from === 0 ? assets : [],
      deletedEntries: [],
      deletedAssets: [],
    });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await index.build();
  const buildMs = cpuMs() - start;
  isBuilding = false;
  return { index, buildMs, maxTurnMs };
}

/**
 * Returns the mean cost per query, measured over several rounds, because a single query takes less time than the
 * resolution of the thread's CPU clock.
 */
function searchMs(index: SearchIndex): number {
  const start = cpuMs();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const q of QUERIES) {
      index.search(parseSearchQuery({ q }));
      index.suggest(q, 6);
    }
  }
  return (cpuMs() - start) / ROUNDS / QUERIES.length;
}

test(`indexes ${DOCUMENTS} documents in short slices, and searches them at no more than linear cost`, async () => {
  const sample = await buildIndex(entries);
  const pagesPerCopy = entries.filter((item) =>
    /"id":"(productsPage|safetyDataSheet)"/.test(JSON.stringify(item.sys.contentType)),
  ).length;
  const items = [...entries, ...multiplied(Math.ceil((DOCUMENTS - sample.index.size) / pagesPerCopy))];
  const large = await buildIndex(items);
  expect(large.index.size).toBeGreaterThanOrEqual(DOCUMENTS);
  const growth = large.index.size / sample.index.size;

  console.table([
    { documents: sample.index.size, buildMs: sample.buildMs, searchMs: searchMs(sample.index) },
    {
      documents: large.index.size,
      buildMs: large.buildMs,
      searchMs: searchMs(large.index),
      maxTurnMs: large.maxTurnMs,
    },
  ]);
  expect(large.buildMs / sample.buildMs / growth).toBeLessThan(MAX_BUILD_RATIO);
  expect(large.maxTurnMs / large.buildMs).toBeLessThan(MAX_TURN_SHARE);
  const ratio = await smallestRatio(
    MAX_SEARCH_RATIO,
    () => searchMs(large.index) / searchMs(sample.index) / growth,
  );
  expect(ratio).toBeLessThanOrEqual(MAX_SEARCH_RATIO);
}, 300_000);
