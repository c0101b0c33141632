/** `react-dom` with the two functions that React 19 removed but Contentful's editors still call. */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
// Imported by path because the package name is an alias of this module.
import * as reactDom from '../../node_modules/react-dom/index.js';

export * from '../../node_modules/react-dom/index.js';

const roots = new WeakMap<Element, Root>();

export function render(node: ReactNode, container: Element): void {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(node);
}

export function unmountComponentAtNode(container: Element): boolean {
  roots.get(container)?.unmount();
  return roots.delete(container);
}

// Older packages use the default export.
export default { ...reactDom, render, unmountComponentAtNode };
