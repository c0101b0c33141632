import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Table } from '@/components/ui/Table/Table';
import { fieldMark, markedParts, withoutFieldMarks } from '@/lib/content/preview/field-marks';
import { toHref } from '@cleanpro/content-values/paths/links';

interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

/**
 * Appends the preview mark, an invisible reference to the field, to each text node. This happens after parsing, because
 * a mark at the end of a line could change how Markdown parses it.
 */
function markTextNodes({ mark }: { mark: string }) {
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'text' && node.value?.trim()) node.value += mark;
    node.children?.forEach(visit);
  };
  return visit;
}

/** Matches a single line without any Markdown syntax. The parser would return it unchanged, at many times the cost. */
const PLAIN =
  /^(?!https?:|www\.|\d+[.)]|[-+=#>:|\s])(?!.*(?:https?:\/\/|www\.|xmpp:|mailto:))[^\p{Cc}\\`*_[\]<&~|@]*[^\p{Cc}\s\\`*_[\]<&~|@]$/iu;

interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: HtmlNode[];
}

const textOf = (node: HtmlNode): string => node.value ?? node.children?.map(textOf).join('') ?? '';

const headersOf = (node: HtmlNode | undefined): string[] =>
  node?.tagName === 'th'
    ? [textOf(node).trim()].filter(Boolean)
    : (node?.children ?? []).flatMap((child) => headersOf(child));

/** Renders Markdown from editors. HTML is ignored, and links are limited to allowed URL schemes. */
export function Markdown({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  const source = markedParts(text)[0]?.source;
  const words = withoutFieldMarks(text);
  if (PLAIN.test(words)) return <p>{source ? words + fieldMark(source) : words}</p>;
  const marks: [typeof markTextNodes, { mark: string }][] = source
    ? [[markTextNodes, { mark: fieldMark(source) }]]
    : [];
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, ...marks]}
      components={{
        a: ({ href, children }) => {
          const safe = toHref(href);
          return safe ? <SmartLink href={safe}>{children}</SmartLink> : <>{children}</>;
        },
        h1: ({ children }) => <h3>{children}</h3>,
        h2: ({ children }) => <h3>{children}</h3>,
        table: ({ node, children }) => (
          <Table caption={withoutFieldMarks(headersOf(node).join(', ')) || 'Table'} hidesCaption>
            {children}
          </Table>
        ),
      }}
    >
      {words}
    </ReactMarkdown>
  );
}
