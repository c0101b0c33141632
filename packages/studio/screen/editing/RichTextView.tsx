import { Fragment, type ReactNode } from 'react';
import { LinkTitle } from './LinkTitle.tsx';
import type { RichTextNode } from './rich-text.ts';
import type { Editing } from './editing.ts';

const MARKS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
} as const;

const ELEMENTS = {
  paragraph: 'p',
  // Starts at h4, below the headings of the form.
  'heading-1': 'h4',
  'heading-2': 'h4',
  'heading-3': 'h5',
  'heading-4': 'h6',
  'heading-5': 'h6',
  'heading-6': 'h6',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
  'table-header-cell': 'th',
} as const;

const isKey = <Map extends object>(map: Map, key: string): key is Extract<keyof Map, string> => key in map;

function Text({ value = '', marks = [] }: RichTextNode) {
  return marks.reduce<ReactNode>((inner, { type }) => {
    const Mark = isKey(MARKS, type) ? MARKS[type] : Fragment;
    return <Mark>{inner}</Mark>;
  }, value);
}

/** Formatted rich text. Embedded entries and assets are shown as their titles. */
export function RichTextView({ node, editing }: { node: RichTextNode; editing: Editing }) {
  const { nodeType, content = [], data } = node;
  if (nodeType === 'text') return <Text {...node} />;
  const inner = content.map((child, index) => <RichTextView key={index} node={child} editing={editing} />);
  if (nodeType === 'document') return <div className="rich-text">{inner}</div>;
  if (nodeType === 'hr') return <hr />;
  if (nodeType === 'hyperlink')
    return (
      <>
        <u>{inner}</u> <span className="soft">({data?.uri})</span>
      </>
    );
  if (data?.target) {
    const { linkType, id } = data.target.sys;
    const title = <LinkTitle editing={editing} kind={linkType} id={id} />;
    if (nodeType.endsWith('hyperlink'))
      return (
        <>
          <u>{inner}</u> ({title})
        </>
      );
    return nodeType.endsWith('inline') ? title : <p>{title}</p>;
  }
  if (nodeType === 'table')
    return (
      <table>
        <tbody>{inner}</tbody>
      </table>
    );
  const Element = isKey(ELEMENTS, nodeType) ? ELEMENTS[nodeType] : 'div';
  return <Element>{inner}</Element>;
}
