/** @jest-environment jsdom */
import { countView } from './count-view';

const PAGE = '/en-us/brands/dawn/pan-soak';
const bodies: string[] = [];
let ok = true;

beforeEach(() => {
  bodies.length = 0;
  ok = true;
  sessionStorage.clear();
  globalThis.fetch = async (_, init) => {
    bodies.push(String(init?.body));
    // jsdom has no Response.
    return Object.assign(Object.create(null), { ok, json: async () => ({ views: 7 }) });
  };
});

test('counts a page once per visit, no matter how often it loads', async () => {
  expect(await Promise.all([countView('Product', PAGE), countView('Product', PAGE)])).toEqual([
    { views: 7 },
    { views: 7 },
  ]);
  expect(await countView('Product', PAGE)).toBeNull();
  expect(bodies).toEqual([`productUrl=${encodeURIComponent(PAGE)}&view=Product`]);
  await countView('Article', '/en-us/articles/sink');
  expect(bodies[1]).toBe(`articleUrl=${encodeURIComponent('/en-us/articles/sink')}&view=Article`);
  sessionStorage.clear();
  await countView('Product', PAGE);
  expect(bodies).toHaveLength(3);
});

test('counts a view on the next load if the first attempt failed', async () => {
  ok = false;
  expect(await countView('Product', PAGE)).toBeNull();
  ok = true;
  expect(await countView('Product', PAGE)).toEqual({ views: 7 });
});
