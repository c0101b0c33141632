/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StaticElement } from './StaticElement.client';
import { StaticMarkup } from './StaticMarkup';

const links = <a href="https://brands.example">Brands</a>;

test('the document has the children, with their key', () => {
  const html = renderToString(
    <StaticMarkup as="nav" name="menu" version="1" className="links">
      {links}
    </StaticMarkup>,
  );
  expect(html).toBe(
    '<nav class="links" data-markup="menu-1"><a href="https://brands.example">Brands</a></nav>',
  );
});

test('children that were not stored are an error, not an empty menu', () => {
  expect(() => renderToString(<StaticElement as="nav" markup="menu-2" />)).toThrow('menu-2');
});
