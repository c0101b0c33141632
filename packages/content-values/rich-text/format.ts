/** Contentful's rich text format: the child node types that each node type allows. */
import { BLOCKS, CONTAINERS, INLINES, TEXT_CONTAINERS, TOP_LEVEL_BLOCKS } from '@contentful/rich-text-types';

const INLINE_TYPES: readonly string[] = Object.values(INLINES);
const LINK_TYPES: readonly string[] = [
  INLINES.HYPERLINK,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
  INLINES.RESOURCE_HYPERLINK,
];
/** Types of nodes that link to entries of other spaces, which this site does not display. */
export const OTHER_SPACES: readonly string[] = [
  BLOCKS.EMBEDDED_RESOURCE,
  INLINES.EMBEDDED_RESOURCE,
  INLINES.RESOURCE_HYPERLINK,
];
/** Nodes that display an entity or a horizontal rule. Contentful's editor leaves empty text nodes in them. */
const NO_CHILDREN: readonly string[] = [
  BLOCKS.HR,
  BLOCKS.EMBEDDED_ENTRY,
  BLOCKS.EMBEDDED_ASSET,
  BLOCKS.EMBEDDED_RESOURCE,
  INLINES.EMBEDDED_ENTRY,
  INLINES.EMBEDDED_RESOURCE,
];

/** Allowed types of child nodes, by type of node. */
export const CHILDREN = new Map<string, readonly string[]>([
  ...Object.entries(CONTAINERS),
  ...TEXT_CONTAINERS.map((type): [string, string[]] => [type, [...INLINE_TYPES, 'text']]),
  ...LINK_TYPES.map((type): [string, string[]] => [type, ['text']]),
  ...NO_CHILDREN.map((type): [string, string[]] => [type, ['text']]),
  [BLOCKS.DOCUMENT, TOP_LEVEL_BLOCKS],
]);
