/** Checks the values of entries against the fields of their content type. */
import type { ContentType, Entry, Validation } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import type { Problem } from './problem.ts';
import { isText, nodesOf } from './values.ts';

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
export function checkFields(entry: Entry, type: ContentType): Problem[] {
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
