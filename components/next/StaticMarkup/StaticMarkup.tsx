import type { ComponentProps, ReactNode } from 'react';
import { StaticElement } from './StaticElement.client';
import { storeChildren } from './store-children';

type Props = Omit<ComponentProps<typeof StaticElement>, 'markup'> & {
  /** Unique within the page. */
  name: string;
  /** Differs whenever what is rendered does. */
  version: string;
  /** Nothing that hydrates. */
  children: ReactNode;
};

/**
 * An element whose children are the same on every page and hydrate nothing: a menu, a list of links. They are in the document
 * alone, not in the data for hydration or of the next page (docs/decisions/0017-static-markup.md).
 */
export function StaticMarkup({ name, version, children, as: Tag, ...attributes }: Props) {
  const markup = `${name}-${version}`;
  return storeChildren(markup, children) ? (
    <StaticElement {...attributes} as={Tag} markup={markup} />
  ) : (
    <Tag {...attributes}>{children}</Tag>
  );
}
