/** @jest-environment jsdom */
import { focusAfterNavigation } from './navigation-focus';

const focusedId = (): string | undefined => document.activeElement?.id;

/** Focuses an element, follows a link to a hash, and returns the id of the element that has focus afterwards. */
function follow(from: string, hash: string): string | undefined {
  document.body.innerHTML = `
    <header><a id="logo" href="/">Home</a></header>
    <main id="main">
      <a id="filter" href="?brand=dawn#results">Dawn</a>
      <input id="box">
      <p id="results" tabindex="-1">5 results</p>
    </main>`;
  document.getElementById(from)?.focus();
  location.hash = hash;
  focusAfterNavigation();
  return focusedId();
}

test.each([
  ['the header', 'logo', '', 'main'],
  ['the header, to a target', 'logo', '#results', 'results'],
  ['a link that has gone', 'none', '', 'main'],
  ['a link that is still there', 'filter', '', 'filter'],
  ['a link that is still there, to a target', 'filter', '#results', 'results'],
  ['a link that is still there, to a target that the page does not have', 'filter', '#none', 'filter'],
  ['a field, which the visitor may be filling in', 'box', '#results', 'box'],
])('sets focus after navigation from %s', (_name, from, hash, expected) => {
  expect(follow(from, hash)).toBe(expected);
});
