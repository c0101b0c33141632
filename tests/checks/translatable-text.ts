/**
 * Finds text that breaks under browser translation. Page translators wrap each text node in new elements. React's later
 * updates, removals and insertions then fail, because they refer to a node that is no longer in the page. Text that is
 * an element's only child is safe, because React replaces the element's whole content.
 */

export interface SyntaxNode {
  type: string;
  name?: unknown;
  value?: unknown;
  operator?: unknown;
  children?: SyntaxNode[];
  expression?: SyntaxNode;
  openingElement?: SyntaxNode;
  consequent?: SyntaxNode;
  alternate?: SyntaxNode;
  left?: SyntaxNode;
  right?: SyntaxNode;
  callee?: SyntaxNode;
  object?: SyntaxNode;
  property?: SyntaxNode;
  argument?: SyntaxNode;
  arguments?: SyntaxNode[];
  body?: SyntaxNode | SyntaxNode[];
}

type Kind = 'text' | 'element' | 'nothing' | 'unknown';

/** Components that always render one element, regardless of their props. */
const ELEMENTS = new Set(['Button', 'ButtonLink', 'Icon', 'Picture', 'SmartLink', 'Stars']);

const isCapital = (name: unknown): name is string => typeof name === 'string' && /^[A-Z]/.test(name);

/** Returns `a` for `a.b.c`. */
const rootName = (node: SyntaxNode | undefined): unknown =>
  node?.type === 'MemberExpression' ? rootName(node.object) : node?.name;

/** Whether an expression is the same in every render: a literal, or a constant such as `LIMITS.summary`. */
function isConstant(node: SyntaxNode): boolean {
  if (node.type === 'Literal') return true;
  const name = rootName(node);
  return typeof name === 'string' && /^[A-Z][A-Z\d_]+$/.test(name);
}

const isMap = ({ callee }: SyntaxNode): boolean =>
  callee?.property?.name === 'map' || callee?.property?.name === 'flatMap';

function kindsOfReturned(callback: SyntaxNode | undefined): Kind[] {
  const body = callback?.body;
  if (!body || Array.isArray(body)) return ['unknown'];
  if (body.type !== 'BlockStatement') return kindsOf(body);
  const last = Array.isArray(body.body) ? body.body.at(-1) : undefined;
  return last?.type === 'ReturnStatement' ? kindsOf(last.argument) : ['unknown'];
}

function kindsOf(node: SyntaxNode | undefined): Kind[] {
  switch (node?.type) {
    case 'JSXElement':
      return ['element'];
    case 'JSXFragment':
      return childrenOf(node).flatMap(({ kinds }) => kinds);
    case 'Literal':
      if (node.value === null || typeof node.value === 'boolean') return ['nothing'];
      return ['text'];
    case 'TemplateLiteral':
      return ['text'];
    case 'ConditionalExpression':
      return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : kindsOf(node.left)), ...kindsOf(node.right)];
    case 'CallExpression':
      return isMap(node) ? kindsOfReturned(node.arguments?.[0]) : ['unknown'];
    default:
      return ['unknown'];
  }
}

interface Child {
  node: SyntaxNode;
  kinds: Kind[];
  /** Whether a later render can add, remove or change the child. */
  changes: boolean;
  isList?: boolean;
}

/** Returns the children of an element or fragment except blank text, which translators leave alone. */
function childrenOf({ children = [] }: SyntaxNode): Child[] {
  return children.flatMap((node): Child[] => {
    const content = node.type === 'JSXExpressionContainer' ? node.expression : node;
    if (!content || content.type === 'JSXEmptyExpression') return [];
    if (content.type === 'JSXText' || content.type === 'Literal') {
      const isBlank = typeof content.value === 'string' && content.value.trim() === '';
      return isBlank ? [] : [{ node, kinds: ['text'], changes: false }];
    }
    if (content.type === 'JSXElement') {
      const name = content.openingElement?.name;
      const tag = typeof name === 'object' && name !== null && 'name' in name ? name.name : undefined;
      return [{ node, kinds: ['element'], changes: isCapital(tag) && !ELEMENTS.has(tag) }];
    }
    return [{ node, kinds: kindsOf(content), changes: !isConstant(content), isList: isMap(content) }];
  });
}

const isText = ({ kinds }: Child): boolean => kinds.includes('text') || kinds.includes('unknown');

/**
 * Returns the pieces of text inside an element or fragment that React cannot update in a translated page: text that
 * changes next to siblings, and text after a sibling that may appear or disappear.
 */
export function findUntranslatableText(element: SyntaxNode): SyntaxNode[] {
  const children = childrenOf(element);
  const hasSiblings = ({ isList, kinds }: Child): boolean =>
    children.length > 1 || (isList === true && kinds.includes('text'));
  return children
    .filter(
      (child, index) =>
        isText(child) &&
        hasSiblings(child) &&
        (child.changes || children.slice(0, index).some(({ changes }) => changes)),
    )
    .map(({ node }) => node);
}

/**
 * Whether a function is a component that returns plain text. Next to other content, such text breaks in a translated
 * page, and the check of the element around it cannot see the text.
 */
export function returnsPlainText(node: SyntaxNode & { id?: SyntaxNode | null }): boolean {
  return isCapital(node.id?.name) && kindsOfReturned(node).includes('text');
}
