import { Fragment, type ReactNode } from 'react';
import type { RichTextHyperlinkFragment } from '@/graphql/generated/operations';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Tooltip } from '@/components/ui/Tooltip/Tooltip';
import { toHref, pageHref } from '@cleanpro/content-values/paths/links';
import type { Inline, LinkTarget, Mark, Text } from '@cleanpro/content-values/rich-text/document';
import { byId, type RichTextField } from '@/lib/rich-text/field';
import { inlineEntryText, type InlineEntryFragment } from '@/lib/rich-text/inline-entry';
import { hasVisibleText } from '@cleanpro/text/visible-text';
import { hasHref, LinkButton } from '../LinkButton/LinkButton';

const ELEMENTS: Record<Mark, 'b' | 'i' | 'u' | 'code' | 'sup' | 'sub' | 's'> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
};

function renderText({ value, marks }: Text): ReactNode {
  const lines = value.split('\n');
  const text =
    lines.length === 1
      ? value
      : lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 ? <br /> : null}
            {line}
          </Fragment>
        ));
  return marks.reduce<ReactNode>((inner, mark) => {
    const Element = ELEMENTS[mark];
    return <Element>{inner}</Element>;
  }, text);
}

function renderEntry(entry: InlineEntryFragment | undefined): ReactNode {
  const text = inlineEntryText(entry);
  if (entry === undefined || !hasVisibleText(text)) return null;
  if ('linkText' in entry) return hasHref(entry) ? <LinkButton button={entry} /> : text;
  if (!('explanation' in entry)) return text;
  return <sup>{entry.explanation ? <Tooltip tip={entry.explanation}>{text}</Tooltip> : text}</sup>;
}

function pageAddress(entry: RichTextHyperlinkFragment | undefined): string | undefined {
  if (!entry) return undefined;
  if ('slug' in entry && entry.slug) return pageHref(entry.slug);
  return 'product' in entry && entry.product?.slug ? pageHref(entry.product.slug) : undefined;
}

/**
 * Renders the inline content of a rich text document: text, links and embedded entries. Returns null if nothing would
 * be visible.
 */
export type RenderInline = (content: readonly Inline[]) => ReactNode;

export function createRenderInline({ entries, assets }: RichTextField['links']): RenderInline {
  const inline = byId(entries.inline);
  const pages = byId(entries.hyperlink);
  const files = byId(assets.hyperlink);

  const renderLink = (target: LinkTarget, children: ReactNode): ReactNode => {
    if (target.kind === 'asset') {
      const url = files.get(target.id)?.url;
      return url ? (
        <SmartLink href={url} target="_blank">
          {children}
        </SmartLink>
      ) : (
        children
      );
    }
    const href = target.kind === 'address' ? toHref(target.uri) : pageAddress(pages.get(target.id));
    return href ? <SmartLink href={href}>{children}</SmartLink> : children;
  };

  const render = (node: Inline): { element: ReactNode; visible: boolean } => {
    switch (node.type) {
      case 'text':
        return { element: renderText(node), visible: hasVisibleText(node.value) };
      case 'link': {
        const visible = node.content.some(({ value }) => hasVisibleText(value));
        const children = node.content.map((text, index) => (
          <Fragment key={index}>{renderText(text)}</Fragment>
        ));
        // A link without visible text would have no accessible name.
        return { element: visible ? renderLink(node.target, children) : children, visible };
      }
      case 'inline-entry': {
        const element = renderEntry(inline.get(node.id));
        return { element, visible: element !== null };
      }
    }
  };

  return (content) => {
    const rendered = content.map(render);
    if (!rendered.some(({ visible }) => visible)) return null;
    return rendered.map(({ element }, index) => <Fragment key={index}>{element}</Fragment>);
  };
}
