import type { Asset, Entry, Space } from '@cleanpro/contentful-local/space/types';

const MAX_VALUE_LENGTH = 200;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

function changesOf(before: Entry | Asset | undefined, after: Entry | Asset): string[] {
  const [was, is]: Record<string, Record<string, unknown> | undefined>[] = [
    before?.fields ?? {},
    after.fields,
  ];
  const ids = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return ids.flatMap((id) => {
    const [old, now] = [was?.[id] ?? {}, is?.[id] ?? {}];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((locale) =>
      isSame(old[locale], now[locale])
        ? []
        : [
            `  ${id} (${locale})`,
            ...(old[locale] === undefined ? [] : [`  - ${shortened(old[locale])}`]),
            ...(now[locale] === undefined ? [] : [`  + ${shortened(now[locale])}`]),
          ],
    );
  });
}

function nameOf(entity: Entry | Asset): string {
  const { type, id, contentType } = entity.sys;
  return `${contentType?.sys.id ?? type.toLowerCase()} ${id}`;
}

/** Returns readable lines for each draft: its differences from the published version, or a note if it has none. */
export function draftDifferences({ preview, published }: Space): string[][] {
  const latest = [...preview.entries(), ...preview.assets()];
  return latest.flatMap((entity) => {
    const { id, type } = entity.sys;
    const before = type === 'Entry' ? published.entry(id) : published.asset(id);
    if (before === entity) return [];
    const title = before ? nameOf(entity) : `${nameOf(entity)}, never published or unpublished`;
    return [[title, ...changesOf(before, entity)]];
  });
}
