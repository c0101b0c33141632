import 'server-only';
import { z } from 'zod';
import { FormEntryOptionsDocument, RegistrationFormDataDocument } from '@/graphql/generated/operations';
import { getFormFields, type FormName } from '@/lib/forms/definitions';
import { LISTS, type Options } from '@/lib/forms/field';
import { getSampleProducts } from '../catalogue/sample-products';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { LOCALE, queryContent } from '../client/query';
import { listEntryOptions } from './entry-options';

const DATA = z.partialRecord(z.enum(LISTS), z.array(z.string().min(1).max(80)).min(1));

async function loadFormOptions(preview: boolean): Promise<Tagged<Options>> {
  const scope = { locale: LOCALE, preview };
  const [lists, entries] = await Promise.all([
    queryContent(RegistrationFormDataDocument, scope),
    queryContent(FormEntryOptionsDocument, scope),
  ]);
  const data: unknown = lists.data.registrationFormDataCollection?.items[0]?.formDropdownData ?? {};
  const supported = Object.entries(z.record(z.string(), z.unknown()).parse(data)).filter(([name]) =>
    LISTS.some((list) => list === name),
  );
  return {
    value: { ...DATA.parse(Object.fromEntries(supported)), ...listEntryOptions(entries.data) },
    tags: [
      ...lists.tags,
      ...entries.tags,
      listTag('registrationFormData'),
      listTag('businessSize'),
      listTag('distributor'),
    ],
  };
}

const formOptions = defineCachedRead({ name: 'form options', load: loadFormOptions });

/**
 * Returns the option lists of a form (docs/product.md, "Option lists"). Reads the catalogue only for forms that list
 * products, so that publishing a product does not expire pages with other forms.
 * @throws ContentUnavailableError
 * @throws ZodError when the lists saved by an editor are malformed
 */
export async function getFormOptions(form: FormName): Promise<Options> {
  const listsProducts = getFormFields(form).some(([, { list }]) => list === 'sampleProducts');
  const [options, products] = await Promise.all([formOptions(), listsProducts ? getSampleProducts() : []]);
  return listsProducts ? { ...options, sampleProducts: products.map(({ title }) => title) } : options;
}
