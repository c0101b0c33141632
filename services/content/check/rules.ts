/** Checks of a space's content beyond the schemas of its files. */
import type { Asset, ContentType, Entry, Field, Link, Space, Validation } from '../space/types.ts';
import { pageSlugs, redirectProblems } from '../space/redirects.ts';
import { deepLinksOf, linksOf } from '../space/view.ts';
import type { Problem } from './problem.ts';
import { checkRecommender } from './recommender.ts';

/** Routes that are not entries: search, forms and tools. */
const FIXED_ROUTES = new Set(['search', 'compare-products', 'sign-in', 'register']);
const PAGE_FIELDS = 'pageMetaData';

const isText = (value: unknown): value is string => typeof value === 'string';

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

const FITS: Record<string, (value: unknown) => boolean> = {
  Symbol: (value) => isText(value) && value.length <= 256,
  Text: (value) => isText(value) && value.length <= 50_000,
  Integer: Number.isInteger,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  Object: (value) => typeof value === 'object',
  Location: (value) => typeof value === 'object' && value !== null && 'lat' in value && 'lon' in value,
  RichText: (value) =>
    typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 'document',
  Link: (value) => linksOf(value).length === 1,
  Array: Array.isArray,
  ResourceLink: (value) => typeof value === 'object',
};

function sizeOf(value: unknown): number {
  return isText(value) || Array.isArray(value) ? value.length : 0;
}

function brokenRule(rule: Validation, value: unknown): string | undefined {
  if (rule.in && (isText(value) || typeof value === 'number') && !rule.in.includes(value))
    return `is "${value}", not one of ${rule.in.join(', ')}`;
  if (rule.size) {
    const size = sizeOf(value);
    if (rule.size.min !== undefined && size < rule.size.min)
      return `has ${size}, fewer than ${rule.size.min}`;
    if (rule.size.max !== undefined && size > rule.size.max) return `has ${size}, more than ${rule.size.max}`;
  }
  if (rule.range && typeof value === 'number') {
    if (rule.range.min !== undefined && value < rule.range.min)
      return `is ${value}, less than ${rule.range.min}`;
    if (rule.range.max !== undefined && value > rule.range.max)
      return `is ${value}, more than ${rule.range.max}`;
  }
  if (rule.regexp && isText(value) && !new RegExp(rule.regexp.pattern, rule.regexp.flags ?? '').test(value))
    return rule.message ?? `does not match ${rule.regexp.pattern}`;
  return undefined;
}

function nodesOf(value: unknown): { nodeType: string }[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = 'content' in value ? nodesOf(value.content) : [];
  return 'nodeType' in value && isText(value.nodeType)
    ? [{ ...value, nodeType: value.nodeType }, ...inside]
    : inside;
}

const PLAIN_NODES = new Set([
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
]);

/** Checks the values of one entry against its content type. */
function checkFields(entry: Entry, type: ContentType): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, what: string, todo: string): void =>
    void problems.push({ id: entry.sys.id, field, what, todo });
  for (const id of Object.keys(entry.fields)) {
    if (!type.fields.some((field) => field.id === id))
      add(id, 'is not a field of the content type', `remove it, or add it to the model of ${type.sys.id}`);
  }
  for (const field of type.fields) {
    const values = Object.values(entry.fields[field.id] ?? {});
    const empty = values.every(
      (value) =>
        value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0),
    );
    if (field.required && empty) add(field.id, 'is required and empty', 'fill it');
    for (const value of values) {
      if (value === null || value === undefined) continue;
      if (FITS[field.type]?.(value) === false) {
        add(field.id, `is ${typeOf(value)}, not ${field.type}`, 'write a value of that type');
        continue;
      }
      for (const rule of field.validations ?? []) {
        const broken = brokenRule(rule, value);
        if (broken) add(field.id, broken, 'correct the value');
        if (rule.enabledNodeTypes && field.type === 'RichText') {
          for (const { nodeType } of nodesOf(value)) {
            if (!PLAIN_NODES.has(nodeType) && !rule.enabledNodeTypes.includes(nodeType))
              add(field.id, `holds a ${nodeType}, which the field does not allow`, 'use another format');
          }
        }
      }
      if (Array.isArray(value)) {
        for (const rule of field.items?.validations ?? [])
          for (const item of value) {
            const broken = brokenRule(rule, item);
            if (broken) add(field.id, broken, 'correct the item');
          }
      }
    }
  }
  return problems;
}

function rulesFor(field: Field): string[] | undefined {
  const all = [...(field.validations ?? []), ...(field.items?.validations ?? [])];
  const found = all.find((rule) => rule.linkContentType !== undefined)?.linkContentType;
  return found === undefined ? undefined : Array.isArray(found) ? found : [found];
}

/** Links must lead to a published entity of an allowed type. */
function checkLinks(entry: Entry, type: ContentType, space: Space, published: boolean): Problem[] {
  const problems: Problem[] = [];
  const view = published ? space.published : space.preview;
  for (const field of type.fields) {
    const values = Object.values(entry.fields[field.id] ?? {});
    for (const link of values.flatMap(deepLinksOf)) {
      const { id, linkType } = link.sys;
      const target: Entry | Asset | undefined = linkType === 'Asset' ? view.asset(id) : view.entry(id);
      if (!target) {
        problems.push({
          id: entry.sys.id,
          field: field.id,
          what: `links to ${linkType} ${id}, which ${published ? 'is not published' : 'does not exist'}`,
          todo: 'publish it, or link elsewhere',
        });
      }
    }
    const allowed = rulesFor(field);
    for (const link of field.type === 'RichText' ? [] : values.flatMap((value): Link[] => linksOf(value))) {
      const found = space.preview.entry(link.sys.id)?.sys.contentType.sys.id;
      if (allowed && found !== undefined && !allowed.includes(found)) {
        problems.push({
          id: entry.sys.id,
          field: field.id,
          what: `links to ${link.sys.id} of type ${found}, not one of ${allowed.join(', ')}`,
          todo: 'link to an entry of an allowed type',
        });
      }
    }
  }
  return problems;
}

function text(entry: Entry, field: string): string | undefined {
  const value = Object.values(entry.fields[field] ?? {})[0];
  return isText(value) ? value : undefined;
}

function slugOf(entry: Entry, space: Space): string | undefined {
  if (entry.sys.contentType.sys.id !== 'productsPage') return text(entry, 'slug');
  const [link] = Object.values(entry.fields.product ?? {}).flatMap(linksOf);
  const product = link && space.preview.entry(link.sys.id);
  return product && text(product, 'slug');
}

/** Each page needs a slug of its own; internal links must lead to a page. */
function checkPaths(space: Space): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  const pageTypes = [...space.contentTypes.values()].filter((type) =>
    type.fields.some((field) => field.id === PAGE_FIELDS),
  );
  for (const type of pageTypes) {
    for (const entry of space.preview.entriesOf(type.sys.id)) {
      const slug = slugOf(entry, space);
      if (slug === undefined) {
        problems.push({
          id: entry.sys.id,
          field: 'slug',
          what: 'is a page that no URL reaches',
          todo: 'give it a slug, or its product one',
        });
        continue;
      }
      const other = owners.get(slug);
      if (other !== undefined)
        problems.push({
          id: entry.sys.id,
          field: 'slug',
          what: `has the URL ${slug}, as has ${other}`,
          todo: 'give each page its own slug',
        });
      owners.set(slug, entry.sys.id);
    }
  }
  const recommender = checkRecommender(space);
  problems.push(...recommender.problems);
  const redirects = new Set(
    space.preview.entriesOf('redirect').map((entry) => text(entry, 'from')?.replace(/^\/en-us\//, '')),
  );
  const isReachable = (link: string): boolean => {
    if (/^(https?:|mailto:|tel:|#)/.test(link)) return true;
    const path = link
      .replace(/^\/?(en-us(?=\/|$))?\/?/, '')
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '');
    return (
      path === '' ||
      owners.has(path) ||
      FIXED_ROUTES.has(path) ||
      redirects.has(path) ||
      recommender.paths.has(path)
    );
  };
  const FIELDS = ['link', 'menuLink', 'to', 'countryWebsite'];
  for (const entry of space.preview.entries()) {
    for (const field of FIELDS) {
      const link = text(entry, field);
      if (link !== undefined && !isReachable(link))
        problems.push({
          id: entry.sys.id,
          field,
          what: `leads to ${link}, which is no page`,
          todo: 'correct the link',
        });
    }
    for (const [field, values] of Object.entries(entry.fields)) {
      for (const node of Object.values(values).flatMap(nodesOf)) {
        if (node.nodeType !== 'hyperlink' || !('data' in node)) continue;
        const { data } = node;
        const uri =
          typeof data === 'object' && data !== null && 'uri' in data && isText(data.uri) ? data.uri : '';
        if (!isReachable(uri))
          problems.push({
            id: entry.sys.id,
            field,
            what: `holds a link to ${uri}, which is no page`,
            todo: 'correct the link',
          });
      }
    }
  }
  return problems;
}

function checkAsset(asset: Asset, space: Space): Problem[] {
  const problems: Problem[] = [];
  const { id } = asset.sys;
  if (Object.values(asset.fields.description ?? {}).every((value) => value === ''))
    problems.push({
      id,
      field: 'description',
      what: 'has no alternative text',
      todo: 'describe what it shows',
    });
  if (Object.keys(asset.fields.file ?? {}).length === 0)
    problems.push({ id, field: 'file', what: 'has no file', todo: 'add the file' });
  else if (!space.assetFile(id))
    problems.push({
      id,
      field: 'file',
      what: 'has no bytes on disk',
      todo: 'put the file into content/assets/files',
    });
  return problems;
}

/** Whether the check digit of a UPC or GTIN is valid. */
export function hasValidCheckDigit(code: string): boolean {
  const digits = [...code].map(Number);
  const last = digits.pop();
  const sum = digits
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === last;
}

function checkCodes(entry: Entry): Problem[] {
  return ['caseUpc', 'packageUpc', 'gtin'].flatMap((field) => {
    const code = text(entry, field);
    return code !== undefined && !hasValidCheckDigit(code)
      ? [{ id: entry.sys.id, field, what: `${code} has a wrong check digit`, todo: 'correct the last digit' }]
      : [];
  });
}

/** All problems of a space. */
export function problemsOf(space: Space): Problem[] {
  const problems: Problem[] = [];
  for (const [view, published] of [
    [space.published, true],
    [space.preview, false],
  ] as const) {
    for (const entry of view.entries()) {
      // A published entry without a draft was checked in the published view.
      if (!published && space.published.entry(entry.sys.id) === entry) continue;
      const type = space.contentTypes.get(entry.sys.contentType.sys.id);
      if (!type) {
        problems.push({
          id: entry.sys.id,
          what: `is of the unknown type ${entry.sys.contentType.sys.id}`,
          todo: 'correct the type',
        });
        continue;
      }
      problems.push(
        ...checkFields(entry, type),
        ...checkLinks(entry, type, space, published),
        ...checkCodes(entry),
      );
    }
  }
  for (const asset of space.preview.assets()) problems.push(...checkAsset(asset, space));
  return [...problems, ...checkPaths(space), ...redirectProblems(space, pageSlugs(space))];
}
