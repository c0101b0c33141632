/** @jest-environment jsdom */
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

function show(path: string): void {
  const page = document.createElement('div');
  page.dataset.page = JSON.stringify(data(path));
  document.body.replaceChildren(page);
}
/** Dispatches the event that `instrumentation-client` dispatches when a navigation begins. */
function leave(): Event {
  const event = new Event(PAGE_LEFT);
  (document.querySelector('[data-page]') ?? document).dispatchEvent(event);
  return event;
}
const mutated = () => new Promise((resolve) => setTimeout(resolve));

let reported: Signal[];
const pages = () => watchPages((page) => reported.push(page));
beforeEach(() => {
  reported = [];
});

test('reports each page once', () => {
  show('/a');
  const { check } = pages();
  check();
  check();
  expect(reported).toEqual([{ kind: 'page', data: data('/a'), since: undefined }]);
});

test('reports the next page once rendered, with the start time of its navigation', async () => {
  show('/a');
  const { check, leave: pageLeft } = pages();
  check();
  const event = leave();
  pageLeft(event);
  document.body.append('still on its way');
  await mutated();
  expect(reported).toHaveLength(1);
  show('/b');
  await mutated();
  expect(reported.slice(1)).toEqual([{ kind: 'page', data: data('/b'), since: event.timeStamp }]);
});

test('first reports a page that the visitor left before the script started', async () => {
  show('/a');
  const event = leave();
  show('/b');
  const { check, leave: pageLeft } = pages();
  pageLeft(event);
  check();
  await mutated();
  expect(reported).toEqual([
    { kind: 'page', data: data('/a'), since: undefined },
    { kind: 'page', data: data('/b'), since: event.timeStamp },
  ]);
});

test('does not report an error page, but reports the page after it', async () => {
  show('/a');
  const { check, leave: pageLeft } = pages();
  check();
  pageLeft(leave());
  document.body.replaceChildren('Something went wrong.');
  await mutated();
  pageLeft(leave());
  show('/a');
  await mutated();
  expect(reported).toHaveLength(2);
});

test('reports a page without data', () => {
  document.body.innerHTML = '<div data-page="null"></div>';
  pages().check();
  expect(reported).toEqual([{ kind: 'page', data: null, since: undefined }]);
});
