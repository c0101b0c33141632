import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Table } from '@/components/ui/Table/Table';
import { hrefOf } from '@/lib/content/routing/links';

/** An editor's Markdown. HTML is ignored, and links are limited to allowed URL schemes. */
export function Markdown({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      components={{
        a: ({ href, children }) => {
          const safe = hrefOf(href);
          return safe ? <SmartLink href={safe}>{children}</SmartLink> : <>{children}</>;
        },
        h1: ({ children }) => <h3>{children}</h3>,
        h2: ({ children }) => <h3>{children}</h3>,
        table: ({ children }) => <Table>{children}</Table>,
      }}
    >
      {text}
    </ReactMarkdown>
  );
}
