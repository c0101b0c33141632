import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Table } from '@/components/ui/Table/Table';
import { fieldMark, markedParts, withoutFieldMarks } from '@/lib/content/preview/field-marks';
import { hrefOf } from '@cleanpro/content-values/paths/links';

interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

/** Marks each text of a document of a preview, where a mark at the end of a line would change what the line means. */
function markTexts({ mark }: { mark: string }) {
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'text' && node.value?.trim()) node.value += mark;
    node.children?.forEach(visit);
  };
  return visit;
}

/**
 * A paragraph without any Markdown: one line of which no character and no beginning means something. The parser would
 * return it as it is, at many times the cost.
 */
const PLAIN =
  /^(?!https?:|www\.|\d+[.)]|[-+=#>:|\s])(?!.*(?:https?:\/\/|www\.|xmpp:|mailto:))[^\p{Cc}\\`*_[\]<&~|@]*[^\p{Cc}\s\\`*_[\]<&~|@]$/iu;

interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: HtmlNode[];
}

const textOf = (node: HtmlNode): string => node.value ?? node.children?.map(textOf).join('') ?? '';

/** The texts of the column headers of a table. */
const headersOf = (node: HtmlNode | undefined): string[] =>
  node?.tagName === 'th'
    ? [textOf(node).trim()].filter(Boolean)
    : (node?.children ?? []).flatMap((child) => headersOf(child));

/** An editor's Markdown. HTML is ignored, and links are limited to allowed URL schemes. */
export function Markdown({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  const source = markedParts(text)[0]?.source;
  const words = withoutFieldMarks(text);
  if (PLAIN.test(words)) return <p>{source ? words + fieldMark(source) : words}</p>;
  const marks: [typeof markTexts, { mark: string }][] = source
    ? [[markTexts, { mark: fieldMark(source) }]]
    : [];
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, ...marks]}
      components={{
        a: ({ href, children }) => {
          const safe = hrefOf(href);
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
