export interface Node {
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
  body?: Node;
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

/**
 * Whether an identifier declares a name: a binding, a type, or a member of an object or type. Uses do not count,
 * because third-party APIs choose their own names.
 */
export function isDeclaration(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (PATTERNS.has(parent.type)) return isDeclaration(parent);
  if (DECLARATIONS.has(parent.type)) return true;
  if (MEMBERS.has(parent.type) && parent.key === node) return !parent.computed;
  // A function's children are its name, its parameters and its body.
  if (FUNCTIONS.has(parent.type)) return parent.body !== node;
  switch (parent.type) {
    case 'VariableDeclarator':
      return parent.id === node;
    case 'AssignmentPattern':
      return parent.left === node && isDeclaration(parent);
    case 'Property':
      if (parent.parent?.type === 'ObjectPattern')
        return parent.value === node && isDeclaration(parent.parent);
      return parent.key === node && !parent.computed && !parent.shorthand;
    case 'ImportSpecifier':
      return parent.local === node && parent.local.name !== parent.imported?.name;
    case 'ExportSpecifier':
      return parent.exported === node && parent.exported.name !== parent.local?.name;
    default:
      return false;
  }
}
