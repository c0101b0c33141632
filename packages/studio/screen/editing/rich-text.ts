import { z } from 'zod';

const mark = z.object({ type: z.string() });
const target = z.object({ sys: z.object({ linkType: z.enum(['Entry', 'Asset']), id: z.string() }) });
const data = z.object({ uri: z.string().optional(), target: target.optional() }).optional();

export interface RichTextNode {
  nodeType: string;
  value?: string | undefined;
  marks?: { type: string }[] | undefined;
  data?: z.infer<typeof data>;
  content?: RichTextNode[] | undefined;
}

export const richTextNode: z.ZodType<RichTextNode> = z.lazy(() =>
  z.object({
    nodeType: z.string(),
    value: z.string().optional(),
    marks: z.array(mark).optional(),
    data,
    content: z.array(richTextNode).optional(),
  }),
);
