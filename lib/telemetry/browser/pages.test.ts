import { watchPages } from './pages';
import { PAGE_LEFT, type Signal } from './signals';

const DATA = {
  event: 'page',
  locale: 'en-us',
  country: 'US',
  productBrand: 'US',
  privacyRegime: 'CCPA',
} as const;
const data = (path: string) => ({ ...DATA, pageUrl: `https://www.example.com${path}` });

/** Puts a page in the place of the one that is seen, as the framework does. */
function show(path: string): void {
  const page = document.createElement('div');
  page.dataset.page = JSON.stringify(data(path));
  document.body.replaceChildren(page);
}
/** Says that the page is left, as `instrumentation-client` does, and gives what it said. */
function leave(): Event {
  const event = new Event(PAGE_LEFT);
  (document.querySelector('[data-page]') ?? document).dispatchEvent(event);
  return event;
}
const mutated = () => new Promise((resolve) => setTimeout(resolve));

let told: Signal[];
const pages = () => watchPages((page) => told.push(page));
beforeEach(() => {
  told = [];
});

test('a page is reported once', () => {
  show('/a');
  const { look } = pages();
  look();
  look();
  expect(told).toEqual([{ kind: 'page', data: data('/a'), since: undefined }]);
});

test('the next page is reported once it is rendered, with the time its navigation began', async () => {
  show('/a');
  const { look, left } = pages();
  look();
  const event = leave();
  left(event);
  document.body.append('still on its way');
  await mutated();
  expect(told).toHaveLength(1);
  show('/b');
  await mutated();
  expect(told.slice(1)).toEqual([{ kind: 'page', data: data('/b'), since: event.timeStamp }]);
});

test('a page that was left before the start is reported first', async () => {
  show('/a');
  const event = leave();
  show('/b');
  const { look, left } = pages();
  left(event);
  look();
  await mutated();
  expect(told).toEqual([
    { kind: 'page', data: data('/a'), since: undefined },
    { kind: 'page', data: data('/b'), since: event.timeStamp },
  ]);
});

test('what is no page is not reported, and the page after it is', async () => {
  show('/a');
  const { look, left } = pages();
  look();
  left(leave());
  document.body.replaceChildren('Something went wrong.');
  await mutated();
  left(leave());
  show('/a');
  await mutated();
  expect(told).toHaveLength(2);
});

test('a page without data is reported all the same', () => {
  document.body.innerHTML = '<div data-page="null"></div>';
  pages().look();
  expect(told).toEqual([{ kind: 'page', data: null, since: undefined }]);
});
