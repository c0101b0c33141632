'use client';

import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  as: 'div' | 'header' | 'nav';
  /** The key of the children (StaticMarkup.tsx). */
  markup: string;
};

/** The element that holds each markup, or held it on a page before. */
const holders = new Map<string | undefined, HTMLElement>();

// Before React takes the document over: if it cannot, it renders everything anew.
if (typeof document !== 'undefined') document.querySelectorAll<HTMLElement>('[data-markup]').forEach(hold);

/** Gives an element that the router rendered the children that a page before had. */
function hold(element: HTMLElement | null): void {
  if (!element) return;
  const { markup } = element.dataset;
  const holder = holders.get(markup);
  if (holder && holder !== element) element.replaceChildren(...holder.childNodes);
  // The document had another version: this one was published since. The next document has it.
  if (!holder && !element.hasChildNodes()) location.reload();
  holders.set(markup, element);
}

function childrenOf(markup: string) {
  if (!globalThis.staticChildren) throw new Error('No children of static markup are stored in this process');
  return globalThis.staticChildren.get(markup);
}

/**
 * An element with children that only the server renders. The browser leaves those of the document as they are, and takes
 * them along to the next page.
 */
export function StaticElement({ as: Tag, markup, ...attributes }: Props) {
  return (
    <Tag {...attributes} data-markup={markup} ref={hold} suppressHydrationWarning>
      {/* React does not compare a text whose warning is suppressed. */}
      {typeof window === 'undefined' ? childrenOf(markup) : ''}
    </Tag>
  );
}
