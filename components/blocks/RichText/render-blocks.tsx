import { Fragment, type ReactNode } from 'react';
import type { EmbeddedAssetFragment } from '@/graphql/generated/operations';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Table } from '@/components/ui/Table/Table';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';
import type { Block, Cell } from '@cleanpro/content-values/rich-text/document';
import { byId, type RichTextField } from '@/lib/rich-text/field';
import { fileFacts } from '@/lib/rich-text/file-facts';
import { inlineEntryText } from '@/lib/rich-text/inline-entry';
import { plainText } from '@cleanpro/content-values/rich-text/plain-text';
import type { BlockContext } from '../context';
import { pictureSource } from '../picture-source';
import { createRenderInline } from './render-inline';

function renderAsset(asset: EmbeddedAssetFragment | undefined): ReactNode {
  const source = pictureSource(asset);
  if (source) return <Picture source={source} alt={asset?.description ?? ''} surface="wide" />;
  if (!asset?.url) return null;
  const name = asset.title?.trim() || asset.fileName || 'Download';
  const facts = fileFacts(asset);
  return (
    <p>
      <SmartLink href={asset.url} target="_blank">
        {facts ? `${name} (${facts})` : name}
      </SmartLink>
    </p>
  );
}

/**
 * Renders the blocks of a rich text document. Returns null if nothing would be visible.
 * @param headingLevel level of the top headings
 */
export function renderBlocks(
  blocks: readonly Block[],
  links: RichTextField['links'],
  context: BlockContext,
  headingLevel: number,
): ReactNode {
  const renderInline = createRenderInline(links);
  const assets = byId(links.assets.block);
  const entries = byId(links.entries.inline);
  const textOf = (content: readonly Block[]): string =>
    plainText(content, (id) => inlineEntryText(entries.get(id)));
  /** The heading above the next table; undefined once a table uses it as its caption. */
  let heading: string | undefined;

  /**
   * Returns a table's caption: the heading above the table or, if there is none or an earlier table used it, the column
   * headers.
   */
  const captionOf = (rows: readonly (readonly Cell[])[]): string => {
    const columns = (rows[0] ?? []).filter(({ header }) => header === 'column');
    const headers = columns.map(({ content }) => textOf(content)).filter(Boolean);
    const caption = withoutFieldMarks(heading ?? headers.join(', '));
    heading = undefined;
    return caption || 'Table';
  };

  /** Renders the content of a list item or table cell. A single paragraph needs no `<p>`. */
  const renderTight = (content: readonly Block[]): ReactNode => {
    const [only, ...more] = content;
    return only?.type === 'paragraph' && more.length === 0 ? renderInline(only.content) : renderAll(content);
  };

  const renderHeading = (level: number, content: ReactNode): ReactNode => {
    const Tag = HEADINGS[Math.max(level, 2) + headingLevel - 4] ?? 'h6';
    return <Tag>{content}</Tag>;
  };

  const renderCell = ({ header, content }: Cell): RenderedCell => ({ header, content: renderTight(content) });

  const render = (block: Block): ReactNode => {
    switch (block.type) {
      case 'paragraph':
      case 'heading': {
        const content = renderInline(block.content);
        if (content === null) return null;
        if (block.type === 'paragraph') return <p>{content}</p>;
        heading = textOf([block]);
        return renderHeading(block.level, content);
      }
      case 'list': {
        const items = block.items.map(renderTight).filter((item) => item !== null);
        const Tag = block.isOrdered ? 'ol' : 'ul';
        return items.length > 0 ? (
          <Tag>
            {items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </Tag>
        ) : null;
      }
      case 'quote': {
        const content = renderAll(block.content);
        return content === null ? null : <blockquote>{content}</blockquote>;
      }
      case 'table':
        return renderTable(
          captionOf(block.rows),
          block.rows.map((row) => row.map(renderCell)),
        );
      case 'rule':
        return <hr />;
      case 'embedded-entry': {
        const embedded = context.embedded[block.id];
        return embedded ? (context.renderEmbedded?.(embedded) ?? null) : null;
      }
      case 'embedded-asset':
        return renderAsset(assets.get(block.id));
    }
  };

  const renderAll = (content: readonly Block[]): ReactNode => {
    const rendered = content.map(render).filter((element) => element !== null);
    return rendered.length > 0
      ? rendered.map((element, index) => <Fragment key={index}>{element}</Fragment>)
      : null;
  };

  return renderAll(blocks);
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5'] as const;

interface RenderedCell {
  header: Cell['header'];
  content: ReactNode;
}

/** Renders a table without its empty rows. Short rows are padded with empty cells. */
function renderTable(caption: string, all: readonly (readonly RenderedCell[])[]): ReactNode {
  const rows = all.filter((row) => row.some(({ content }) => content !== null));
  if (rows.length === 0) return null;
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const indexes = [...Array(columns).keys()];
  return (
    <Table caption={caption} hidesCaption>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {indexes.map((column) => {
              const { header, content = null } = row[column] ?? {};
              return header && content !== null ? (
                <th key={column} scope={header === 'column' ? 'col' : 'row'}>
                  {content}
                </th>
              ) : (
                <td key={column}>{content}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
