import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES, type Block, type Inline } from '@contentful/rich-text-types';
import { Children, isValidElement, type ReactNode } from 'react';
import type {
  FileAssetFragment,
  ImageAssetFragment,
  RichTextHyperlinkFragment,
  RichTextInlineFragment,
} from '@/graphql/generated/operations';
import { Picture } from '@/components/ui/Picture/Picture';
import { Table } from '@/components/ui/Table/Table';
import { Tooltip } from '@/components/ui/Tooltip/Tooltip';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { hrefOf, pageHref } from '@/lib/content/routing/links';
import { doseOf } from '@/lib/dilution/dose';
import type { BlockContext } from '../context';
import { LinkButton } from '../LinkButton/LinkButton';
import { pictureSource } from '../picture-source';
import { isDocument } from './document';

/** A rich text field, as any of our queries asks for it. */
interface RichTextField {
  json: unknown;
  links: {
    entries: { inline?: (RichTextInlineFragment | null)[]; hyperlink: (RichTextHyperlinkFragment | null)[] };
    assets?: { hyperlink: (FileAssetFragment | null)[]; block?: (ImageAssetFragment | null)[] };
  };
}

interface Props {
  body: RichTextField | null | undefined;
  context: BlockContext;
  /** Level of the document's top headings, so that the page's outline has no gaps. */
  headingLevel?: 2 | 3 | 4;
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5'] as const;

const targetId = (data: { target?: { sys?: { id?: string } } }): string => data.target?.sys?.id ?? '';

/** The content of a list item or a cell; that of a single paragraph needs no element of its own. */
function renderTight(node: Block | Inline, children: ReactNode): ReactNode {
  const [only, ...more] = Children.toArray(children);
  const isParagraph = node.content.length === 1 && node.content[0]?.nodeType === BLOCKS.PARAGRAPH;
  return isParagraph && more.length === 0 && isValidElement<{ children?: ReactNode }>(only)
    ? only.props.children
    : children;
}

function hyperlinkAddress(entry: RichTextHyperlinkFragment | undefined): string | undefined {
  if (!entry) return undefined;
  if ('slug' in entry && entry.slug) return pageHref(entry.slug);
  return 'product' in entry && entry.product?.slug ? pageHref(entry.product.slug) : undefined;
}

/** Rich text with its links and embedded entries. A link to an unpublished entry renders as text. */
export function RichTextBody({ body, context, headingLevel = 2 }: Props) {
  if (!body || !isDocument(body.json)) return null;
  const inline = new Map(present(body.links.entries.inline).map((entry) => [entry.sys.id, entry]));
  const hyperlinks = new Map(present(body.links.entries.hyperlink).map((entry) => [entry.sys.id, entry]));
  const files = new Map(present(body.links.assets?.hyperlink).map((asset) => [asset.sys.id, asset]));
  const pictures = new Map(present(body.links.assets?.block).map((asset) => [asset.sys.id, asset]));
  const heading = (level: number) =>
    function RichTextHeading(_node: unknown, children: ReactNode) {
      const Tag = HEADINGS[level + headingLevel - 4] ?? 'h6';
      return <Tag>{children}</Tag>;
    };
  const options: Options = {
    renderNode: {
      [BLOCKS.HEADING_2]: heading(2),
      [BLOCKS.HEADING_3]: heading(3),
      [BLOCKS.HEADING_4]: heading(4),
      [BLOCKS.PARAGRAPH]: (_node, children) => <p>{children}</p>,
      [BLOCKS.TABLE]: (_node, children) => (
        <Table>
          <tbody>{children}</tbody>
        </Table>
      ),
      [BLOCKS.LIST_ITEM]: (node, children) => <li>{renderTight(node, children)}</li>,
      [BLOCKS.TABLE_HEADER_CELL]: (node, children) => <th scope="col">{renderTight(node, children)}</th>,
      [BLOCKS.TABLE_CELL]: (node, children) => <td>{renderTight(node, children)}</td>,
      [BLOCKS.EMBEDDED_ENTRY]: (node) => {
        const block = context.embedded[targetId(node.data)];
        return block ? context.renderEmbedded?.(block) : null;
      },
      [BLOCKS.EMBEDDED_ASSET]: (node) => {
        const asset = pictures.get(targetId(node.data));
        const source = pictureSource(asset);
        return source ? <Picture source={source} alt={asset?.description ?? ''} surface="wide" /> : null;
      },
      [INLINES.EMBEDDED_ENTRY]: (node) => {
        const entry = inline.get(targetId(node.data));
        if (entry?.__typename === 'Superscript' && 'text' in entry)
          return (
            <sup>
              {entry.explanation ? <Tooltip tip={entry.explanation}>{entry.text}</Tooltip> : entry.text}
            </sup>
          );
        if (entry?.__typename === 'Dilution' && 'ratio' in entry) return doseOf(entry);
        return entry?.__typename === 'LinkButton' && 'linkText' in entry ? (
          <LinkButton button={entry} />
        ) : null;
      },
      [INLINES.HYPERLINK]: (node, children) => {
        const href = hrefOf(String(node.data.uri ?? ''));
        return href ? <SmartLink href={href}>{children}</SmartLink> : <>{children}</>;
      },
      [INLINES.ENTRY_HYPERLINK]: (node, children) => {
        const href = hyperlinkAddress(hyperlinks.get(targetId(node.data)));
        return href ? <SmartLink href={href}>{children}</SmartLink> : <>{children}</>;
      },
      [INLINES.ASSET_HYPERLINK]: (node, children) => {
        const url = files.get(targetId(node.data))?.url;
        return url ? (
          <SmartLink href={url} target="_blank">
            {children}
          </SmartLink>
        ) : (
          <>{children}</>
        );
      },
    },
  };
  return <>{documentToReactComponents(body.json, options)}</>;
}
