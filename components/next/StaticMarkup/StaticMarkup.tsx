import type { ComponentProps, ReactNode } from 'react';
import { StaticElement } from './StaticElement.client';
import { storeChildren } from './store-children';

type Props = Omit<ComponentProps<typeof StaticElement>, 'markupKey'> & {
  /** Must be unique within the page. */
  name: string;
  /** Must change whenever the children change. */
  version: string;
  /** Must not contain Client Components, because the children are not hydrated. */
  children: ReactNode;
};

/**
 * An element whose children are the same on every page and need no hydration, such as a menu. They are sent only in the
 * HTML document, not in the data for hydration or client-side navigation (docs/decisions/0017-static-markup.md).
 */
export function StaticMarkup({ name, version, children, as: Tag, ...attributes }: Props) {
  const markupKey = `${name}-${version}`;
  return storeChildren(markupKey, children) ? (
    <StaticElement {...attributes} as={Tag} markupKey={markupKey} />
  ) : (
    <Tag {...attributes}>{children}</Tag>
  );
}
