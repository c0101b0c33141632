/**
 * Publishes single locales: the published state has the values of some locales, and the draft has the values of all.
 */
import { z } from 'zod';
import { LayeredMap } from './layered-map.ts';
import type { Asset, Entry, Locale, Space, View } from './types.ts';
import { IndexedView } from './view.ts';

/** `sys.fieldStatus`. Its only key in the API is `*`, which stands for all fields. */
const FIELD_STATUS = z.object({ '*': z.record(z.string(), z.string()) });
export type LocaleStatus = 'draft' | 'changed' | 'published';

type Values = Record<string, Record<string, unknown> | undefined>;

const codesOf = ({ locales }: Space): string[] => locales.map(({ code }) => code);

/** Returns the values of an entity in the accepted locales. Fields without any are left out. */
function valuesIn(
  { fields }: Entry | Asset,
  accepts: (locale: string) => boolean,
): [string, Values[string]][] {
  return Object.entries(fields).flatMap(([id, values]: [string, Values[string]]) => {
    const accepted = Object.entries(values ?? {}).filter(([locale]) => accepts(locale));
    return accepted.length > 0 ? [[id, Object.fromEntries(accepted)]] : [];
  });
}

function withFields<T extends Entry | Asset>(entity: T, fields: [string, Values[string]][]): T {
  return { ...entity, fields: Object.fromEntries(fields) };
}

/** Whether a locale existed at the given time. A locale without a date has always existed. */
const existedAt = ({ sys }: Locale, at: string | undefined): boolean =>
  at === undefined || typeof sys?.createdAt !== 'string' || sys.createdAt <= at;

/**
 * Returns the locales in which a published state is published. A state that was published as a whole is published in
 * all locales that existed then, but not in those added later.
 */
export function publishedLocales(published: Entry | Asset | undefined, space: Space): string[] {
  if (!published) return [];
  const { fieldStatus: stored, publishedAt } = published.sys;
  if (stored === undefined)
    return space.locales.filter((locale) => existedAt(locale, publishedAt)).map(({ code }) => code);
  const status = FIELD_STATUS.safeParse(stored).data?.['*'] ?? {};
  return codesOf(space).filter((code) => (status[code] ?? 'draft') !== 'draft');
}

const VIEWS = new WeakMap<Space, Map<string, View>>();

/**
 * Returns the content that is published in a locale. Entities that are published only in other locales are left out.
 */
export function publishedIn(space: Space, locale: string): View {
  const views = VIEWS.get(space) ?? new Map<string, View>();
  VIEWS.set(space, views);
  const cached = views.get(locale);
  if (cached) return cached;
  const published = <T extends Entry | Asset>(all: readonly T[]) =>
    new LayeredMap<T>(
      new Map(
        all.flatMap((entity) =>
          publishedLocales(entity, space).includes(locale) ? [[entity.sys.id, entity]] : [],
        ),
      ),
    );
  const view = new IndexedView(published(space.published.entries()), published(space.published.assets()));
  views.set(locale, view);
  return view;
}

/** Request header. If it is `true`, the response contains only entries and assets that are published in its locale. */
export const LOCALE_HEADER = 'x-contentful-locale-based-publishing';
export const wantsPublishedLocales = (header: string | null | undefined): boolean =>
  header?.toLowerCase() === 'true';

/** Returns the state to publish: the latest values in the given locales, and the published values in all others. */
export function withLocales<T extends Entry | Asset>(
  latest: T,
  published: Entry | Asset | undefined,
  locales: readonly string[],
): T {
  const added = new Map(valuesIn(latest, (locale) => locales.includes(locale)));
  const others = new Map(published ? valuesIn(published, (locale) => !locales.includes(locale)) : []);
  const ids = new Set([...Object.keys(latest.fields), ...added.keys(), ...others.keys()]);
  return withFields(
    latest,
    [...ids].flatMap((id): [string, Values[string]][] => {
      const values = { ...others.get(id), ...added.get(id) };
      return Object.keys(values).length > 0 ? [[id, values]] : [];
    }),
  );
}

/** Returns a published state without these locales. */
export const withoutLocales = <T extends Entry | Asset>(published: T, locales: readonly string[]): T =>
  withFields(
    published,
    valuesIn(published, (locale) => !locales.includes(locale)),
  );

function comparable(entity: Entry | Asset): string {
  const fields = valuesIn(entity, () => true).map(
    ([id, values]) => [id, Object.entries(values ?? {}).sort(byKey)] as const,
  );
  return JSON.stringify([entity.metadata, [...fields].sort(byKey)]);
}
const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** Whether two states have the same values, regardless of the order of locales. An empty field equals a missing one. */
export const sameContent = (a: Entry | Asset, b: Entry | Asset): boolean =>
  a === b || comparable(a) === comparable(b);

/** Returns the `sys.fieldStatus` to store, which lists the published locales, or undefined if all are published. */
export function storedStatus(
  locales: readonly string[],
  space: Space,
): { '*': Record<string, LocaleStatus> } | undefined {
  const codes = codesOf(space);
  if (codes.every((code) => locales.includes(code))) return undefined;
  return {
    '*': Object.fromEntries(codes.map((code) => [code, locales.includes(code) ? 'published' : 'draft'])),
  };
}

/** Returns the `sys.fieldStatus` of an entity's latest state, as responses contain it. */
export function fieldStatus(latest: Entry | Asset, space: Space): { '*': Record<string, LocaleStatus> } {
  const { id, type } = latest.sys;
  const published = type === 'Entry' ? space.published.entry(id) : space.published.asset(id);
  const locales = publishedLocales(published, space);
  const isChanged = (code: string): boolean =>
    published !== undefined &&
    published !== latest &&
    !sameContent(withoutLocales(latest, others(code)), withoutLocales(published, others(code)));
  const others = (code: string): string[] => codesOf(space).filter((other) => other !== code);
  const statusOf = (code: string): LocaleStatus => {
    if (!locales.includes(code)) return 'draft';
    return isChanged(code) ? 'changed' : 'published';
  };
  return { '*': Object.fromEntries(codesOf(space).map((code) => [code, statusOf(code)])) };
}

/**
 * Returns an entity with the locale codes in its stored `sys.fieldStatus` renamed, or removed where `rename` returns
 * undefined.
 */
export function withRenamedStatus<T extends Entry | Asset>(
  entity: T,
  rename: (code: string) => string | undefined,
): T {
  const status = FIELD_STATUS.safeParse(entity.sys.fieldStatus).data?.['*'];
  if (!status) return entity;
  const renamed = Object.entries(status).flatMap(([code, value]) => {
    const next = rename(code);
    return next === undefined ? [] : [[next, value]];
  });
  return { ...entity, sys: { ...entity.sys, fieldStatus: { '*': Object.fromEntries(renamed) } } };
}
