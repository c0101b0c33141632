/** @jest-environment jsdom */
import { documentAllowsTags, loadDocumentsOfLinks, reloadDocument } from './document-policy';

class NavigationTiming {
  type = 'navigate';
  serverTiming: { name: string }[] = [];
}

function arriveBy(type: string, ...metrics: string[]): void {
  const entry = Object.assign(new NavigationTiming(), {
    type,
    serverTiming: metrics.map((name) => ({ name })),
  });
  Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming });
  Object.assign(performance, { getEntriesByType: () => [entry] });
}

beforeEach(() => {
  arriveBy('navigate');
  history.replaceState(null, '', '/en-us/contact-us');
  document.body.innerHTML = '';
});

test.each([
  [['tags'], true],
  [['cdn', 'tags'], true],
  [['cdn'], false],
  [[], false],
])('a document with the Server-Timing metrics %j allows tags: %s', (metrics, allowed) => {
  arriveBy('navigate', ...metrics);
  expect(documentAllowsTags()).toBe(allowed);
});

test('treats a document without a navigation entry as strict', () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  expect(documentAllowsTags()).toBe(false);
});

describe('reloadDocument', () => {
  // jsdom cannot load documents, and reports each attempt with `console.error`.
  let loads: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => (loads = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => loads.mockRestore());

  test.each([
    ['nothing', ''],
    ['empty fields', '<form><input><input type="checkbox" checked><textarea></textarea></form>'],
    ['hidden values', '<form><input type="hidden" value="x"></form>'],
    ['a default choice', '<form><select><option>a</option><option selected>b</option></select></form>'],
    ['a film as decoration', '<video aria-hidden="true"></video>'],
  ])('reloads a document that contains %s', (_what, html) => {
    document.body.innerHTML = html;
    expect(reloadDocument()).toBe(true);
    expect(String(loads.mock.calls[0]?.[0])).toContain('navigation');
  });

  test.each([
    ['a field that is filled in', '<form><input value="Ann"></form>'],
    ['a text', '<form><textarea>Hello</textarea></form>'],
    ['an open dialog', '<dialog open></dialog>'],
    ['a player', '<iframe></iframe>'],
    ['a film', '<video></video>'],
  ])('does not reload a document that contains %s', (_what, html) => {
    document.body.innerHTML = html;
    expect(reloadDocument()).toBe(false);
    expect(loads).not.toHaveBeenCalled();
  });

  test('does not reload a document in which a form choice is not the default', () => {
    document.body.innerHTML =
      '<form><select><option>a</option><option>b</option></select><input type="radio"></form>';
    expect(reloadDocument()).toBe(true);
    for (const change of [
      () => Object.assign(document.querySelector('select') ?? {}, { selectedIndex: 1 }),
      () => Object.assign(document.querySelector('input') ?? {}, { checked: true }),
    ]) {
      change();
      expect(reloadDocument()).toBe(false);
      document.querySelector('form')?.reset();
      expect(reloadDocument()).toBe(true);
    }
  });

  test('does not reload a document twice, or one that is the result of a form submission', () => {
    arriveBy('reload');
    expect(reloadDocument()).toBe(false);
    arriveBy('navigate');
    history.replaceState(null, '', '/api/forms/contact');
    expect(reloadDocument()).toBe(false);
    expect(loads).not.toHaveBeenCalled();
  });
});

test('links to other pages bypass the router while a reload is due', () => {
  let isDue = false;
  loadDocumentsOfLinks(() => isDue);
  const routed: string[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) routed.push(event.target.id);
  });
  document.body.innerHTML = [
    ['page', '/en-us/about-us'],
    ['fragment', '#top'],
    ['query', '?page=2'],
    ['file', '/images/a.pdf'],
    ['elsewhere', 'https://example.com/en-us/about-us'],
  ]
    .map(([id, href]) => `<a href="${href}"><b id="${id}">x</b></a>`)
    .concat('<button id="button">x</button>')
    .join('');
  const clickAll = (): string[] => {
    routed.length = 0;
    for (const element of document.querySelectorAll<HTMLElement>('[id]')) element.click();
    return [...routed];
  };
  const all = ['page', 'fragment', 'query', 'file', 'elsewhere', 'button'];
  expect(clickAll()).toEqual(all);
  isDue = true;
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(clickAll()).toEqual(all.slice(1));
  errors.mockRestore();
});
