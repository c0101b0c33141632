import 'server-only';
import {
  SheetChoicesDocument,
  SheetSearchDocument,
  type SafetyDataSheetFragment,
} from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { SHEETS_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';
import { queryOnInput } from '../client/query-on-input';
import { readPaginated, toPaginated, type Paginated } from '../pages/pagination';
import { isPreview } from '../preview/draft-mode';
import { toSheetFilter } from './sheet-filter';

export interface SheetChoices {
  brands: string[];
  languages: { code: string; name: string }[];
}

export type FoundSheets = Paginated<SafetyDataSheetFragment>;

async function loadSheetChoices(preview: boolean): Promise<Tagged<SheetChoices>> {
  const { data, tags } = await queryContent(SheetChoicesDocument, { locale: LOCALE, preview });
  return {
    value: {
      brands: (data.brandCollection?.items ?? []).flatMap((brand) => brand?.name ?? []),
      languages: (data.languageCollection?.items ?? []).flatMap((language) =>
        language?.code && language.name ? [{ code: language.code, name: language.name }] : [],
      ),
    },
    tags: [...tags, listTag('brand'), listTag('language')],
  };
}

/** Returns the brands and languages that a search can be filtered by. @throws ContentUnavailableError */
export const getSheetChoices = defineCachedRead({ name: 'sheet choices', load: loadSheetChoices });

/**
 * Finds the safety data sheets that match the query, sorted by product name. Results are not cached, because there are
 * too many different searches.
 * @param found ids of sheets that match the words of the query (lib/search)
 * @returns one page of sheets, or null if the query has no filter
 * @throws ContentUnavailableError
 */
export async function findSheets(
  pageQuery: URLSearchParams,
  found: readonly string[],
): Promise<FoundSheets | null> {
  const where = toSheetFilter(pageQuery, found);
  if (!where) return null;
  const preview = await isPreview();
  return readPaginated(pageQuery, async (page) => {
    const { data } = await queryOnInput(SheetSearchDocument, {
      where,
      limit: SHEETS_PAGE_SIZE,
      skip: (page - 1) * SHEETS_PAGE_SIZE,
      locale: LOCALE,
      preview,
    });
    return toPaginated(data.safetyDataSheetCollection, page, SHEETS_PAGE_SIZE);
  });
}
