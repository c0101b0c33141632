import { z } from 'zod';

const MAX_LENGTH = 10_000;

const TEXT = z.looseObject({ nodeType: z.literal('text'), value: z.string() });
const MENTION = z.looseObject({
  nodeType: z.literal('mention'),
  data: z.looseObject({
    target: z.object({
      sys: z.object({ type: z.literal('Link'), linkType: z.enum(['User', 'Team']), id: z.string() }),
    }),
  }),
  content: z.array(TEXT),
});
const DOCUMENT = z.looseObject({
  nodeType: z.literal('document'),
  content: z
    .array(
      z.looseObject({
        nodeType: z.literal('paragraph'),
        content: z.array(z.discriminatedUnion('nodeType', [TEXT, MENTION])),
      }),
    )
    .min(1),
});
/**
 * Validates a comment's body: plain text, or rich text of paragraphs with mentions. It is stored in the format in which
 * it was sent.
 */
export const COMMENT_BODY = z.union([z.string().min(1).max(MAX_LENGTH), DOCUMENT]);
export type CommentBody = z.infer<typeof COMMENT_BODY>;

export type BodyFormat = 'plain-text' | 'rich-text';
export const BODY_FORMAT_HEADER = 'x-contentful-comment-body-format';

const paragraph = (value: string) => ({
  nodeType: 'paragraph',
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
});

/** Returns a body in the format that a client requests. */
export function bodyIn(body: CommentBody, format: BodyFormat): unknown {
  if (typeof body === 'string')
    return format === 'plain-text'
      ? body
      : { nodeType: 'document', data: {}, content: body.split('\n').map(paragraph) };
  if (format === 'rich-text') return body;
  const texts = body.content.map(({ content }) =>
    content
      .flatMap((node) => (node.nodeType === 'text' ? [node] : node.content))
      .map(({ value }) => value)
      .join(''),
  );
  return texts.join('\n');
}
