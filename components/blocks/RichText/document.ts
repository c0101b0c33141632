import type { Document } from '@contentful/rich-text-types';

/** Whether a field's JSON is a rich text document. Its nodes are not checked: unsupported ones render as their text. */
export function isDocument(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    'nodeType' in value &&
    value.nodeType === 'document' &&
    'content' in value &&
    Array.isArray(value.content)
  );
}

/** The plain text of a document, for word counts and structured data. */
export function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('nodeType' in node && node.nodeType === 'text' && 'value' in node && typeof node.value === 'string')
    return node.value;
  if (!('content' in node) || !Array.isArray(node.content)) return '';
  const joint =
    'nodeType' in node &&
    (node.nodeType === 'document' || node.nodeType === 'list-item' || node.nodeType === 'table-row')
      ? ' '
      : '';
  return node.content.map(plainText).join(joint);
}
