import { renderToString } from 'react-dom/server';
import { ReadScope } from '@/lib/content/cache/read-scope';
import { failedAssumptions } from '@/lib/telemetry/next-assumptions';
import { StaticElement } from './StaticElement.client';
import { StaticMarkup } from './StaticMarkup';

const menu = (
  <StaticMarkup as="nav" name="menu" version="1" className="links">
    <a href="https://brands.example">Brands</a>
  </StaticMarkup>
);

test('renders the children with the markup key', () => {
  expect(renderToString(menu)).toBe(
    '<nav class="links" data-markup="menu-1"><a href="https://brands.example">Brands</a></nav>',
  );
});

test('marks a page with missing children as failed, and renders plain elements from then on', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const scope = new ReadScope();
  const render = () => scope.run(() => renderToString(<StaticElement as="nav" markupKey="menu-2" />));
  // Empty, but with its key, so that the browser reloads the document (tests/e2e/static-markup.spec.ts).
  expect([render(), render()]).toEqual(Array.from({ length: 2 }, () => '<nav data-markup="menu-2"></nav>'));
  expect(scope.hasFailed).toBe(true);
  expect(failedAssumptions().map(([name]) => name)).toEqual(['static-markup']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(renderToString(menu)).toBe('<nav class="links"><a href="https://brands.example">Brands</a></nav>');
});
