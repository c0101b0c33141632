import { parseRichText, pathText } from '@cleanpro/content-values/rich-text/parse';
import type { NodeProblem } from '@cleanpro/content-values/rich-text/document';
import type { RichTextField } from '@/lib/rich-text/field';
import type { BlockContext } from '../context';
import { PreviewNotice } from '../PreviewNotice/PreviewNotice';
import { renderBlocks } from './render-blocks';

/** Maximum number of problems listed per notice. */
const MAX_NOTICES = 10;

function NodesNotice({ about, nodes }: { about: string; nodes: readonly NodeProblem[] }) {
  if (nodes.length === 0) return null;
  const more = nodes.length - MAX_NOTICES;
  return (
    <PreviewNotice>
      {about}:
      <ul>
        {nodes.slice(0, MAX_NOTICES).map(({ path, what }, index) => (
          <li key={index}>
            {pathText(path)} {what}
          </li>
        ))}
        {more > 0 ? <li>{more} more</li> : null}
      </ul>
    </PreviewNotice>
  );
}

/** Renders rich text with its links and embedded entries. A link to an unpublished entry renders as text. */
export function RichTextBody({
  body,
  context,
  headingLevel = 2,
}: {
  body: RichTextField | null | undefined;
  context: BlockContext;
  /** Level of the document's top headings. It must not leave a gap in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}) {
  if (!body) return null;
  const { blocks, malformed, textOnly } = parseRichText(body.json);
  return (
    <>
      {context.preview ? (
        <>
          <NodesNotice
            about="These parts are malformed, so visitors see only what is readable"
            nodes={malformed}
          />
          <NodesNotice about="Visitors see these parts as text only" nodes={textOnly} />
        </>
      ) : null}
      {renderBlocks(blocks, body.links, context, headingLevel)}
    </>
  );
}
