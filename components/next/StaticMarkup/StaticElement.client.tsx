'use client';

import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  as: 'div' | 'header' | 'nav';
  /** Key of the stored children (StaticMarkup.tsx). */
  markupKey: string;
};

/** The element that contains the children of each key. It may be from a previous page. */
const elementsByKey = new Map<string | undefined, HTMLElement>();

// Runs before hydration. If hydration fails, React renders new elements, which then take over the existing children.
if (typeof document !== 'undefined')
  document.querySelectorAll<HTMLElement>('[data-markup]').forEach(adoptChildren);

/** Moves the children of a previous page into an element that the router rendered. */
function adoptChildren(element: HTMLElement | null): void {
  if (!element) return;
  const key = element.dataset.markup;
  const previous = elementsByKey.get(key);
  if (previous && previous !== element) element.replaceChildren(...previous.childNodes);
  // The children of this version were published after the document was loaded, so only a new document contains them.
  if (!previous && !element.hasChildNodes()) location.reload();
  elementsByKey.set(key, element);
}

function childrenOf(markupKey: string) {
  if (!globalThis.staticChildren) throw new Error('This process has no stored children for static markup');
  return globalThis.staticChildren.get(markupKey);
}

/**
 * An element whose children only the server renders. In the browser, React leaves the document's nodes as they are, and
 * client-side navigation moves them to the next page.
 */
export function StaticElement({ as: Tag, markupKey, ...attributes }: Props) {
  return (
    <Tag {...attributes} data-markup={markupKey} ref={adoptChildren} suppressHydrationWarning>
      {/* With suppressHydrationWarning, React does not compare this text with the document. */}
      {typeof window === 'undefined' ? childrenOf(markupKey) : ''}
    </Tag>
  );
}
