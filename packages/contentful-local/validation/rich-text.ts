import { BLOCKS, validateRichTextDocument, type Document } from '@contentful/rich-text-types';
import { isObject } from '../space/is-object.ts';
import type { Space, Validation } from '../space/types.ts';
import { isLink } from '../space/view.ts';
import type { Path, ValidationError } from './error.ts';
import { targetErrors } from './links.ts';

/** Node types that every field allows, because all other nodes consist of them. */
const PLAIN_NODES = new Set([
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
]);

interface Node {
  nodeType: string;
  path: Path;
  marks: string[];
  target: unknown;
}

/** Yields the nodes of a rich text document. Documents can be nested to any depth, so this does not recurse. */
function* nodesOf(top: unknown, at: Path): Generator<Node> {
  const rest: { value: unknown; path: Path }[] = [{ value: top, path: at }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, path } = next;
    if (!isObject(value)) continue;
    const content: unknown[] = Array.isArray(value.content) ? value.content : [];
    for (const [index, node] of [...content.entries()].toReversed())
      rest.push({ value: node, path: [...path, 'content', index] });
    if (typeof value.nodeType !== 'string') continue;
    const marks: unknown[] = Array.isArray(value.marks) ? value.marks : [];
    yield {
      nodeType: value.nodeType,
      path,
      marks: marks.flatMap((mark) => (isObject(mark) && typeof mark.type === 'string' ? [mark.type] : [])),
      target: isObject(value.data) ? value.data.target : undefined,
    };
  }
}

const isDocument = (value: unknown): value is Document =>
  isObject(value) && value.nodeType === BLOCKS.DOCUMENT;

/**
 * Returns the format errors of the first malformed node in a rich text value, as Contentful's own library finds them.
 */
export function malformedErrors(value: unknown, at: Path): ValidationError[] {
  if (!isDocument(value)) return [{ name: 'type', details: 'The rich text is no document', path: [...at] }];
  try {
    return validateRichTextDocument(value).map(({ path = [], details, ...error }) => ({
      ...error,
      details: details ?? 'The node is invalid',
      path: [...at, ...path],
    }));
  } catch (error) {
    // The library recurses, so deep nesting overflows the stack.
    if (!(error instanceof RangeError)) throw error;
    return [{ name: 'size', details: 'The rich text is nested too deeply', path: [...at] }];
  }
}

/** Returns the errors of a rich text value under one validation rule. */
export function richTextErrors(rule: Validation, value: unknown, at: Path, space: Space): ValidationError[] {
  const errors: ValidationError[] = [];
  const message = rule.message && { customMessage: rule.message };
  for (const { nodeType, path, marks, target } of nodesOf(value, at)) {
    const { enabledNodeTypes, enabledMarks, nodes } = rule;
    if (enabledNodeTypes && !PLAIN_NODES.has(nodeType) && !enabledNodeTypes.includes(nodeType))
      errors.push({
        name: 'enabledNodeTypes',
        nodeTypes: enabledNodeTypes,
        value: nodeType,
        details: `Node type ${nodeType} is not allowed`,
        path: [...path],
        ...message,
      });
    for (const mark of enabledMarks ? marks.filter((one) => !enabledMarks.includes(one)) : [])
      errors.push({
        name: 'enabledMarks',
        marks: enabledMarks,
        value: mark,
        details: `Mark ${mark} is not allowed`,
        path: [...path],
        ...message,
      });
    for (const ofNode of isLink(target) ? (nodes?.[nodeType] ?? []) : [])
      if (isLink(target)) errors.push(...targetErrors(ofNode, target, [...path, 'data', 'target'], space));
  }
  return errors;
}
