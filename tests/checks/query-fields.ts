/**
 * Finds fields that GraphQL documents select but no code reads. The check follows types: a field counts as read if a
 * property access or a destructuring resolves to its property in the generated types.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast/is';
import type { Node } from 'typescript/unstable/ast';
import { API, type Checker, type Program, type Symbol as TypeSymbol } from 'typescript/unstable/sync';

interface ReadElsewhere {
  fields: RegExp;
  /** File that reads the fields through its own type or by a computed key. */
  file: string;
  /** Name that must still occur in the file. */
  name: string;
}

/** Fields that are read without the generated types. Every entry was reviewed. */
const READ_ELSEWHERE: ReadElsewhere[] = [
  { fields: /^\w+Query\.page$/, file: 'lib/content/pages/load-page.ts', name: 'page' },
  { fields: /^PageBySlugQuery\.\w+$/, file: 'lib/content/pages/load-page.ts', name: 'PageBySlugDocument' },
  {
    fields: /^(Catalogue|Media|Text)BlocksQuery\./,
    file: 'lib/content/blocks/fetch-blocks.ts',
    name: 'MediaBlocksDocument',
  },
  {
    fields: /^UrlBuilder\w+Query\.(?!urlBuilderCollection)\w+/,
    file: 'lib/content/routing/url-builder.ts',
    name: 'pageMetaData',
  },
  {
    fields:
      /^(Distributors|Mixtures|ProductKinds|Published(Articles|Products)|Recommender(Pages|Answers)|Redirects|SampleProducts|Stores|ZipCodeAreas)Query\.\w+Collection\.(items|total)$/,
    file: 'lib/content/client/query-all-pages.ts',
    name: 'total',
  },
  {
    fields: /^(ArticleList|ProductsOfBrand|SheetSearch)Query\.\w+Collection\.(items|total)$/,
    file: 'lib/content/pages/pagination.ts',
    name: 'total',
  },
  { fields: /\.json$/, file: 'lib/rich-text/field.ts', name: 'json' },
  {
    fields: /\.links(\.(entries|assets)(\.(inline|hyperlink|block))?)?$/,
    file: 'lib/rich-text/field.ts',
    name: 'hyperlink',
  },
  {
    fields: /\.(gaEventClass|gaEventLabel|googleRemarketingTagSource)$/,
    file: 'lib/analytics/tracking.ts',
    name: 'gaEventClass',
  },
  {
    fields: /^SectionRef\./,
    file: 'lib/content/blocks/load-blocks.ts',
    name: 'contentsCollection',
  },
  { fields: /^Crumb(Parents)?\./, file: 'components/pages/ancestors.ts', name: 'parentPage' },
  { fields: /^BrandCard\.accent/, file: 'components/pages/describe-page.ts', name: 'accentInk' },
  { fields: /^Question\./, file: 'components/blocks/Questions/questions.ts', name: 'subQuestionsCollection' },
  {
    fields: /^GhsTrainingQuery\.page\.quiz\.questionsCollection\.items\./,
    file: 'components/pages/GhsTrainingPage/quiz.ts',
    name: 'correctOption',
  },
  { fields: /^(Store|Distributor)\.location(\.|$)/, file: 'lib/buy/nearby.ts', name: 'location' },
  { fields: /^FacetNamesQuery\./, file: 'lib/content/catalogue/category-facts.ts', name: 'code' },
  {
    fields: /^PagesBelow\w+Query\.\w+\.linkedFrom(\.|$)/,
    file: 'lib/content/pages/child-pages.ts',
    name: 'breadcrumbTitle',
  },
  { fields: /\.facetsCollection\.items\./, file: 'lib/content/catalogue/facets.ts', name: 'kind' },
  {
    fields: /^VideoBanner\.contentCollection\.items\./,
    file: 'components/blocks/Banner/BannerFrame.tsx',
    name: 'level',
  },
  {
    fields: /^Dose\.(ratio|amount|per)/,
    file: 'packages/product-safety/dilution/dose.ts',
    name: 'amountMinimum',
  },
  {
    fields: /\.product\.(foodContact|fragranceFree|rinse)$/,
    file: 'lib/content/catalogue/fact-wording.ts',
    name: 'foodContact',
  },
  {
    fields: /^(RecommenderPage\.video|Video)\.video(Link|File)(\.|$)/,
    file: 'packages/content-values/editorial/film.ts',
    name: 'videoLink',
  },
  {
    fields:
      /^HazardClassification\.hazardStatements$|\.(product|productsCollection\.items)\.(areasOfUse|drugFacts|hazards(\.(hazard|precautionary)Statements)?)$/,
    file: 'lib/content/catalogue/exposure.ts',
    name: 'areasOfUse',
  },
  {
    fields: /^JobsToBeDoneQuery\..*\.hazards\.(signalWord|hazardStatements)$/,
    file: 'packages/product-safety/hazards/summary.ts',
    name: 'signalWord',
  },
  {
    fields: /^Mixture\.composition$/,
    file: 'packages/product-safety/hazards/substances.ts',
    name: 'composition',
  },
  { fields: /^RecommenderPage\.answersCollection\./, file: 'lib/recommender/assistant.ts', name: 'idsOf' },
];

/** Every selection contains IDs and type names, because caching, React keys and the preview need them. */
const isIdentity = (field: string): boolean => /\.(__typename|sys|sys\.id)$/.test(field);

/** Returns the fields of the generated types, such as `Banner.contentCollection.items.text`, by source position. */
function selectedFields(operations: Node): Map<number, string> {
  const fields = new Map<number, string>();
  const collect = (node: Node, path: string): void => {
    const own =
      isPropertySignatureDeclaration(node) && isIdentifier(node.name) ? `${path}.${node.name.text}` : path;
    if (own !== path) fields.set(node.pos, own);
    node.forEachChild((child) => collect(child, own));
  };
  operations.forEachChild((node) => {
    // A fragment on several types is generated as one alias per type: `PageBanner_Banner_Fragment`.
    const name = isTypeAliasDeclaration(node)
      ? /^([^_]+?)(?:_\w+_)?(?:Fragment|(Query))$/.exec(node.name.text)
      : null;
    if (name && isTypeAliasDeclaration(node)) collect(node.type, `${name[1]}${name[2] ?? ''}`);
  });
  return fields;
}

function propertiesRead(source: Node, checker: Checker): (TypeSymbol | undefined)[] {
  const accesses: Node[] = [];
  const destructured: { pattern: Node; name: string }[] = [];
  const look = (node: Node): void => {
    if (isPropertyAccessExpression(node)) accesses.push(node.name);
    if (isElementAccessExpression(node) && isStringLiteral(node.argumentExpression))
      accesses.push(node.argumentExpression);
    if (isObjectBindingPattern(node))
      for (const element of node.elements) {
        const key = element.propertyName ?? element.name;
        if (key && isIdentifier(key)) destructured.push({ pattern: node, name: key.text });
      }
    node.forEachChild(look);
  };
  source.forEachChild(look);
  const types = checker.getTypeAtLocation(destructured.map(({ pattern }) => pattern));
  return [
    ...checker.getSymbolAtLocation(accesses),
    ...destructured.map(({ name }, index) => {
      const type = types[index];
      const defined = type && checker.getNonNullableType(type);
      return defined && checker.getPropertyOfType(defined, name);
    }),
  ];
}

function fieldsRead(program: Program, checker: Checker, files: string[], operations: Node): Set<string> {
  const fields = selectedFields(operations);
  const read = new Set<string>();
  const fieldOf = new Map<number, string | undefined>();
  const operationsPath = operations.getSourceFile().path;
  for (const file of files) {
    const source = program.getSourceFile(file);
    for (const symbol of source ? propertiesRead(source, checker) : [])
      for (const declaration of symbol?.declarations ?? []) {
        if (declaration.path !== operationsPath) continue;
        if (!fieldOf.has(declaration.index))
          fieldOf.set(declaration.index, fields.get(declaration.resolve()?.pos ?? -1));
        const field = fieldOf.get(declaration.index);
        if (field) read.add(field);
      }
  }
  return read;
}

/**
 * Returns the number of selected fields, and the sorted names of those that no source file reads.
 * @param root the folder of tsconfig.json
 * @param operations path of the generated types, relative to `root`
 * @param folders folders whose files are searched, except for tests
 */
export function unreadFields(
  root: string,
  operations: string,
  folders: readonly string[],
): { fields: number; unread: string[] } {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    const generated = project?.program.getSourceFile(join(root, operations));
    if (!project || !generated) throw new Error(`${operations} is not part of the project at ${root}`);
    const files = project.program
      .getSourceFileNames()
      .filter(
        (file) =>
          folders.some((folder) => file.startsWith(`${join(root, folder)}/`)) && !/\.test\.tsx?$/.test(file),
      );
    const read = fieldsRead(project.program, project.checker, files, generated);
    const names = [...new Set(selectedFields(generated).values())].filter((field) => !isIdentity(field));
    return { fields: names.length, unread: names.filter((field) => !read.has(field)).sort() };
  } finally {
    api.close();
  }
}

function outdated(unread: string[]): string[] {
  return READ_ELSEWHERE.filter(
    ({ fields, file, name }) =>
      !unread.some((field) => fields.test(field)) ||
      !new RegExp(String.raw`\b${name}\b`).test(readFileSync(file, 'utf8')),
  ).map(({ fields, file }) => `${file} no longer reads ${fields}: remove the entry from this check`);
}

if (process.argv[1]?.endsWith('query-fields.ts')) {
  const { fields, unread } = unreadFields(process.cwd(), 'graphql/generated/operations.ts', [
    'app',
    'components',
    'lib',
  ]);
  const problems = [
    ...unread
      .filter((field) => !READ_ELSEWHERE.some((elsewhere) => elsewhere.fields.test(field)))
      .map((field) => `${field} is selected and never read: read it, or take it out of the query`),
    ...outdated(unread),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`query fields: ${fields} selected, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
