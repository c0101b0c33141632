import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { localeItem } from '../space/locale-item.ts';
import { moveFallbacks, SettingsEditor, tagVersion } from '../space/settings-editor.ts';
import type { ContentStore } from '../space/store.ts';
import type { Locale, Tag } from '../space/types.ts';
import { issueErrors, taken, type ValidationError } from '../validation/error.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import { missing, validationFailed } from './management-error.ts';
import { readBody, versionOf } from './management-request.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

const LOCALE = z.object({
  name: z.string().min(1).max(256),
  code: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8}){0,3}$/, { error: 'Must be a code such as de-DE' }),
  fallbackCode: z.string().nullish(),
  optional: z.boolean().optional(),
  contentDeliveryApi: z.boolean().optional(),
  contentManagementApi: z.boolean().optional(),
});
const VISIBILITY = z.enum(['public', 'private']);
const TAG = z.object({
  name: z.string().min(1).max(256),
  sys: z.looseObject({ visibility: VISIBILITY.optional() }).optional(),
});

/** Returns the errors in the code and fallback of a locale, given all other locales. */
function fallbackErrors(
  { code, fallbackCode }: Pick<Locale, 'code' | 'fallbackCode'>,
  others: readonly Locale[],
  isDefault: boolean,
): ValidationError[] {
  const errors = others.some((other) => other.code === code) ? [taken('code', code)] : [];
  const wrong = (details: string): ValidationError[] => [
    ...errors,
    { name: 'fallbackCode', path: ['fallbackCode'], value: fallbackCode, details },
  ];
  if (fallbackCode === null) return errors;
  if (isDefault) return wrong('The default locale has no fallback');
  const passed = new Set([code]);
  let next: string | null = fallbackCode;
  while (next !== null) {
    const fallback = others.find((other) => other.code === next);
    if (passed.has(next)) return wrong('Fallbacks form a circle');
    if (!fallback) return wrong(`There is no locale ${next}`);
    passed.add(next);
    next = fallback.fallbackCode;
  }
  return errors;
}

/** Creates the routes `/locales[/{id}]` and `/tags[/{id}]` of an environment. */
export function createSettingsApp(store: ContentStore): Hono {
  const app = new Hono();
  const editor = new SettingsEditor(store);

  function findLocale(context: Context): Locale {
    const id = context.req.param('id') ?? '';
    const locale = editor.locale(id);
    if (!locale) throw missing('Locale', id);
    return locale;
  }
  const answerLocale = (locale: Locale) => localeItem(locale, store.current);

  async function saveLocale(context: Context, find: () => Locale | undefined): Promise<Response> {
    const body = await readBody(context);
    // Look up the locale after the body has arrived, because another request may have changed it in the meantime.
    const before = find();
    const parsed = LOCALE.safeParse(
      typeof body === 'object' && body !== null ? { ...before, ...body } : body,
    );
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const { optional = false, contentDeliveryApi = true, contentManagementApi = true } = parsed.data;
    const { name, code, fallbackCode = null } = parsed.data;
    const others = store.current.locales.filter((locale) => locale !== before);
    const moved = before ? moveFallbacks(others, before.code, code) : others;
    const errors = fallbackErrors({ code, fallbackCode }, moved, before?.default === true);
    if (errors.length > 0) throw validationFailed(errors);
    const settings = { name, code, fallbackCode, optional, contentDeliveryApi, contentManagementApi };
    if (!before) return context.json(answerLocale(editor.createLocale(newId(), settings)), 201);
    const { id } = answerLocale(before).sys;
    return context.json(answerLocale(editor.saveLocale(String(id), settings, versionOf(context))));
  }

  app.get('/locales', (context) =>
    context.json(propertyList(store.current.locales.map(answerLocale), parametersOf(context))),
  );
  app.get('/locales/:id', (context) => context.json(answerLocale(findLocale(context))));
  app.post('/locales', (context) => saveLocale(context, () => undefined));
  app.put('/locales/:id', (context) => saveLocale(context, () => findLocale(context)));
  app.delete('/locales/:id', (context) => {
    editor.removeLocale(String(answerLocale(findLocale(context)).sys.id));
    return context.body(null, 204);
  });

  const answerTag = (tag: Tag) => ({
    ...tag,
    sys: {
      type: 'Tag',
      visibility: 'public',
      ...tag.sys,
      version: tagVersion(tag),
      ...spaceAndEnvironmentLinks(store.current),
    },
  });
  function findTag(context: Context): Tag {
    const id = context.req.param('id') ?? '';
    const tag = editor.tag(id);
    if (!tag) throw missing('Tag', id);
    return tag;
  }

  app.get('/tags', (context) =>
    context.json(propertyList(store.current.tags.map(answerTag), parametersOf(context))),
  );
  app.get('/tags/:id', (context) => context.json(answerTag(findTag(context))));
  app.put('/tags/:id', async (context) => {
    const id = context.req.param('id');
    const parsed = TAG.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const { name, sys } = parsed.data;
    const others = store.current.tags.filter((tag) => tag.sys.id !== id);
    if (others.some((tag) => tag.name === name)) throw validationFailed([taken('name', name)]);
    const header = VISIBILITY.safeParse(context.req.header('x-contentful-tag-visibility'));
    const visibility = sys?.visibility ?? header.data ?? 'private';
    const existing = editor.tag(id);
    const saved = editor.saveTag(id, { name, visibility }, versionOf(context));
    return context.json(answerTag(saved), existing ? 200 : 201);
  });
  app.delete('/tags/:id', (context) => {
    editor.removeTag(findTag(context).sys.id, versionOf(context));
    return context.body(null, 204);
  });
  return app;
}
