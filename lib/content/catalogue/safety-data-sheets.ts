import 'server-only';
import {
  SheetChoicesDocument,
  SheetSearchDocument,
  type SafetyDataSheetFragment,
} from '@/graphql/generated/operations';
import { cacheUntilExpired } from '../cache/cache-until-expired';
import { LastGood } from '../cache/last-good';
import { listTag } from '../cache/tags';
import { SHEETS_PAGE_SIZE } from '../client/limits';
import { isPreview, orLastGood } from '../pages/get-page';
import { pageCount, readPaginated, type Paginated } from '../pages/pagination';
import { LOCALE, queryContent } from '../client/query';
import { sheetFilter } from './sheet-filter';

export interface SheetChoices {
  brands: string[];
  languages: { code: string; name: string }[];
}

export type FoundSheets = Paginated<SafetyDataSheetFragment>;

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

async function getCachedChoices(): Promise<SheetChoices> {
  'use cache';
  const { choices, tags } = await orLastGood(lastGood, 'choices', () => loadChoices(false));
  cacheUntilExpired(tags);
  return choices;
}

/**
 * The brands and languages that a search can be narrowed to.
 * @throws ContentUnavailableError
 */
export async function sheetChoices(): Promise<SheetChoices> {
  return (await isPreview()) ? (await loadChoices(true)).choices : getCachedChoices();
}

/**
 * The safety data sheets that a visitor asks for, by product name; null when nothing is asked.
 * @throws ContentUnavailableError
 */
export async function findSheets(pageQuery: URLSearchParams): Promise<FoundSheets | null> {
  const where = sheetFilter(pageQuery);
  if (!where) return null;
  const preview = await isPreview();
  return readPaginated(pageQuery, async (page) => {
    const { data } = await queryContent(SheetSearchDocument, {
      where,
      limit: SHEETS_PAGE_SIZE,
      skip: (page - 1) * SHEETS_PAGE_SIZE,
      locale: LOCALE,
      preview,
    });
    const total = data.safetyDataSheetCollection?.total ?? 0;
    return {
      items: (data.safetyDataSheetCollection?.items ?? []).filter((sheet) => sheet !== null),
      total,
      page,
      pages: pageCount(total, SHEETS_PAGE_SIZE),
    };
  });
}
