import { z } from 'zod';
import type { EntityLink } from '../api/releases.ts';

const link = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
});
const richText = z.object({ nodeType: z.literal('document'), content: z.array(z.unknown()) });
const textNode = z.object({ nodeType: z.literal('text'), value: z.string() });
const node = z.object({
  nodeType: z.string(),
  content: z.array(z.unknown()).default([]),
  data: z.object({ target: link.optional() }).loose().optional(),
});

type NameOf = (link: EntityLink) => string;

function textOfNode(value: unknown, nameOf: NameOf): string {
  const text = textNode.safeParse(value);
  if (text.success) return text.data.value;
  const parsed = node.safeParse(value);
  if (!parsed.success) return '';
  const { nodeType, content, data } = parsed.data;
  const inner = content.map((one) => textOfNode(one, nameOf)).join('');
  const embedded = data?.target && nodeType.startsWith('embedded') ? nameOf(data.target) : '';
  return `${inner}${embedded}${/^(?:paragraph|heading|embedded-\w+-block|list-item)/.test(nodeType) ? '\n' : ''}`;
}

/** Returns a value as plain text. References are shown by name. */
export function readable(value: unknown, nameOf: NameOf): string {
  if (value === undefined || value === null || value === '') return 'Empty';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const linked = link.safeParse(value);
  if (linked.success) return nameOf(linked.data);
  const document = richText.safeParse(value);
  if (document.success) {
    return document.data.content
      .map((one) => textOfNode(one, nameOf))
      .join('')
      .replaceAll(/\n{2,}/g, '\n')
      .trim();
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || link.safeParse(one).success))
    return value.map((one) => readable(one, nameOf)).join('\n') || 'Empty';
  return JSON.stringify(value, null, 2);
}
