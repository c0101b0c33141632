import 'server-only';
import { z } from 'zod';
import { RegistrationFormDataDocument } from '@/graphql/generated/operations';
import { LISTS, type Options } from '@/lib/forms/field';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { LOCALE, queryContent } from '../client/query';

const DATA = z.partialRecord(z.enum(LISTS), z.array(z.string().min(1).max(80)).min(1));

async function loadFormOptions(preview: boolean): Promise<Tagged<Options>> {
  const { data, tags } = await queryContent(RegistrationFormDataDocument, { locale: LOCALE, preview });
  const lists: unknown = data.registrationFormDataCollection?.items[0]?.formDropdownData ?? {};
  const supported = Object.entries(z.record(z.string(), z.unknown()).parse(lists)).filter(([name]) =>
    LISTS.some((list) => list === name),
  );
  return {
    value: DATA.parse(Object.fromEntries(supported)),
    tags: [...tags, listTag('registrationFormData')],
  };
}

const formOptions = defineCachedRead({ name: 'form options', load: loadFormOptions });

async function getCachedFormOptions(): Promise<Options> {
  'use cache';
  return formOptions.cached();
}

/**
 * The option lists of the forms (docs/product.md, "Option lists").
 * @throws ContentUnavailableError; ZodError when an editor saved lists of another shape
 */
export const getFormOptions = (): Promise<Options> => formOptions.read(getCachedFormOptions);
