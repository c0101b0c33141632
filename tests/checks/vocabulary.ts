/**
 * An oxlint plugin: names use the field's terms. It refuses the words that this code base once used for things that
 * Next, React, HTTP or Contentful have a name for. It reads declarations only, so that the names of others' APIs pass
 * wherever they are merely used.
 */
import { relative } from 'node:path';

/** A refused word of a name, and the field's term for it. */
const REFUSED: Record<string, string> = {
  asked: 'a query, parameters, or requested',
  asks: 'a query, or fetches',
  ask: 'request, fetch or query',
  given: 'value, input, argument or props',
  kept: 'cached or stored',
  keep: 'cache, store or retain',
  keeps: 'caches, stores or retains',
  keeper: 'cache or store',
  told: 'sent or notified',
  tell: 'send, notify or broadcast',
  tells: 'sends, notifies or broadcasts',
  heard: 'received',
  hear: 'onMessage or receive',
  hears: 'receives',
  known: 'existing, registered or supported',
  said: 'message, text or output',
  says: 'message or text',
  shown: 'visible, displayed or rendered',
  wanted: 'expected, requested or required',
  longest: 'MAX_LENGTH, or the maximum of a concrete thing',
  patience: 'timeout',
  patient: 'timeout',
  everything: 'ALL_ and a concrete noun',
  nothing: 'EMPTY_ and a concrete noun, or undefined',
};

/** Refused words that mean something only beside each other, or at the start of a name. */
const REFUSED_PHRASES: [phrase: RegExp, term: string][] = [
  [/(^| )at once( |$)/, 'a page size or a concurrency'],
  [/(^| )at most( |$)/, 'MAX_ and a concrete noun'],
  [/(^| )take in( |$)/, 'apply or receive'],
  [/(^| )count visit( |$)/, 'consumeRateLimit'],
  [/^note \S/, 'mark or record'],
  [/(^| )ask again( |$)/, 'with other parameters'],
];

/** Names that stay, and why. */
const ALLOWED: Record<string, string> = {
  keepAlive: "an option of Node's http.Agent",
  keepAliveTimeout: "a property of Node's http.Server",
  given_at: 'a column of databases that exist',
};

const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();

/** Why a name is refused, or undefined. */
export function problemWithName(name: string): string | undefined {
  if (Object.hasOwn(ALLOWED, name)) return undefined;
  const words = wordsOf(name);
  // RFC 8615 names the folder /.well-known.
  const plain = words.replaceAll('well known', '');
  const word = plain.split(' ').find((part) => Object.hasOwn(REFUSED, part));
  const [phrase, term] = REFUSED_PHRASES.find(([pattern]) => pattern.test(plain)) ?? [];
  if (phrase) return `"${name}" does not use the field's terms; say ${term}`;
  if (word) return `"${name}" says "${word}"; the field says ${REFUSED[word]}`;
  return undefined;
}

/** What this rule reads of a syntax tree's node. */
interface Node {
  type: string;
  name?: unknown;
  parent?: Node;
  key?: Node;
  value?: Node;
  id?: Node;
  left?: Node;
  local?: Node;
  imported?: Node;
  exported?: Node;
  shorthand?: boolean;
  computed?: boolean;
}

const PATTERNS = new Set(['ObjectPattern', 'ArrayPattern', 'RestElement', 'TSParameterProperty']);
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'TSDeclareFunction',
  'TSEmptyBodyFunctionExpression',
  'TSFunctionType',
  'TSMethodSignature',
  'TSCallSignatureDeclaration',
]);
const DECLARATIONS = new Set([
  'ClassDeclaration',
  'ClassExpression',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
  'TSEnumMember',
  'TSTypeParameter',
  'CatchClause',
  'ImportDefaultSpecifier',
  'ImportNamespaceSpecifier',
]);
const MEMBERS = new Set([
  'PropertyDefinition',
  'AccessorProperty',
  'MethodDefinition',
  'TSAbstractMethodDefinition',
  'TSAbstractPropertyDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
]);

/** Whether an identifier is where a name is declared: a binding, a type, or a member of an object or type. */
function declares(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (PATTERNS.has(parent.type)) return declares(parent);
  if (DECLARATIONS.has(parent.type)) return true;
  if (MEMBERS.has(parent.type) && parent.key === node) return !parent.computed;
  // What is no key of a member and no body of a function is one of its parameters, or its own name.
  if (FUNCTIONS.has(parent.type)) return node.type !== 'BlockStatement' && !isBody(parent, node);
  switch (parent.type) {
    case 'VariableDeclarator':
      return parent.id === node;
    case 'AssignmentPattern':
      return parent.left === node && declares(parent);
    case 'Property':
      if (parent.parent?.type === 'ObjectPattern') return parent.value === node && declares(parent.parent);
      return parent.key === node && !parent.computed && !parent.shorthand;
    case 'ImportSpecifier':
      return parent.local === node && parent.local.name !== parent.imported?.name;
    case 'ExportSpecifier':
      return parent.exported === node && parent.exported.name !== parent.local?.name;
    default:
      return false;
  }
}

const isBody = (parent: Node & { body?: Node }, node: Node): boolean => parent.body === node;

interface Context {
  filename: string;
  cwd: string;
  report: (problem: { node: Node; message: string }) => void;
}

export default {
  meta: { name: 'vocabulary' },
  rules: {
    'field-terms': {
      create(context: Context) {
        return {
          Program(node: Node) {
            const segments = relative(context.cwd, context.filename).split('/');
            for (const segment of segments) {
              const message = problemWithName(segment.replace(/\.\w+$/, ''));
              if (message) context.report({ node, message: `The file name ${message}` });
            }
          },
          Identifier(node: Node) {
            if (typeof node.name !== 'string' || !declares(node)) return;
            const message = problemWithName(node.name);
            if (message) context.report({ node, message });
          },
        };
      },
    },
  },
};
