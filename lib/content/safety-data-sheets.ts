import 'server-only';
import {
  SheetChoicesDocument,
  SheetSearchDocument,
  type SafetyDataSheetFragment,
} from '@/graphql/generated/operations';
import { keepUntilChanged } from './cache/keep';
import { LastGood } from './cache/last-good';
import { listTag } from './cache/tags';
import { SHEETS_AT_ONCE } from './limits';
import { isPreview, orLastGood } from './page';
import { pagesOf, readPart, type Part } from './parts';
import { LOCALE, queryContent } from './query';
import { sheetFilter } from './sheet-filter';

export interface SheetChoices {
  brands: string[];
  languages: { code: string; name: string }[];
}

export type FoundSheets = Part<SafetyDataSheetFragment>;

async function loadChoices(preview: boolean): Promise<{ choices: SheetChoices; tags: string[] }> {
  const { data, tags } = await queryContent(SheetChoicesDocument, { locale: LOCALE, preview });
  return {
    choices: {
      brands: (data.brandCollection?.items ?? []).flatMap((brand) => brand?.name ?? []),
      languages: (data.languageCollection?.items ?? []).flatMap((language) =>
        language?.code && language.name ? [{ code: language.code, name: language.name }] : [],
      ),
    },
    tags: [...tags, listTag('brand'), listTag('language')],
  };
}

declare global {
  // The framework loads this module once for each kind of route; what was good last belongs to the whole process.
  var lastGoodSheetChoices: LastGood<Awaited<ReturnType<typeof loadChoices>>> | undefined;
}
const lastGood = (globalThis.lastGoodSheetChoices ??= new LastGood(1));

async function keptChoices(): Promise<SheetChoices> {
  'use cache';
  const { choices, tags } = await orLastGood(lastGood, 'choices', () => loadChoices(false));
  keepUntilChanged(tags);
  return choices;
}

/**
 * The brands and languages that a search can be narrowed to.
 * @throws ContentUnavailableError
 */
export async function sheetChoices(): Promise<SheetChoices> {
  return (await isPreview()) ? (await loadChoices(true)).choices : keptChoices();
}

/**
 * The safety data sheets that a visitor asks for, by product name; null when nothing is asked.
 * @throws ContentUnavailableError
 */
export async function findSheets(asked: URLSearchParams): Promise<FoundSheets | null> {
  const where = sheetFilter(asked);
  if (!where) return null;
  const preview = await isPreview();
  return readPart(asked, async (page) => {
    const { data } = await queryContent(SheetSearchDocument, {
      where,
      limit: SHEETS_AT_ONCE,
      skip: (page - 1) * SHEETS_AT_ONCE,
      locale: LOCALE,
      preview,
    });
    const total = data.safetyDataSheetCollection?.total ?? 0;
    return {
      items: (data.safetyDataSheetCollection?.items ?? []).filter((sheet) => sheet !== null),
      total,
      page,
      pages: pagesOf(total, SHEETS_AT_ONCE),
    };
  });
}
