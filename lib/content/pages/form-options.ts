import 'server-only';
import { z } from 'zod';
import { RegistrationFormDataDocument } from '@/graphql/generated/operations';
import { LISTS, type Options } from '@/lib/forms/field';
import { LastGood } from '../cache/last-good';
import { cacheUntilExpired } from '../cache/cache-until-expired';
import { listTag } from '../cache/tags';
import { isPreview, orLastGood } from './get-page';
import { LOCALE, queryContent } from '../client/query';

const DATA = z.partialRecord(z.enum(LISTS), z.array(z.string().min(1).max(80)).min(1));

declare global {
  // The framework loads this module once for each kind of route; what was good last belongs to the whole process.
  var lastGoodFormOptions: LastGood<{ options: Options; tags: string[] }> | undefined;
}
const lastGood = (globalThis.lastGoodFormOptions ??= new LastGood(1));

/** @throws ContentUnavailableError; ZodError when an editor broke the lists */
async function loadOptions(preview: boolean): Promise<{ options: Options; tags: string[] }> {
  const { data, tags } = await queryContent(RegistrationFormDataDocument, { locale: LOCALE, preview });
  const lists: unknown = data.registrationFormDataCollection?.items[0]?.formDropdownData ?? {};
  const known = Object.entries(z.record(z.string(), z.unknown()).parse(lists)).filter(([name]) =>
    LISTS.some((list) => list === name),
  );
  return {
    options: DATA.parse(Object.fromEntries(known)),
    tags: [...tags, listTag('registrationFormData')],
  };
}

async function getCachedFormOptions(): Promise<Options> {
  'use cache';
  const { options, tags } = await orLastGood(lastGood, 'options', () => loadOptions(false));
  cacheUntilExpired(tags);
  return options;
}

/** The option lists of the forms (specification "Option lists"), kept until they change. @throws ContentUnavailableError */
export async function getFormOptions(): Promise<Options> {
  return (await isPreview()) ? (await loadOptions(true)).options : getCachedFormOptions();
}
