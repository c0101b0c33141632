/** The App SDK that Contentful's field editors expect, implemented on top of an open entry. */
import type { FieldAppSDK } from '@contentful/app-sdk';
import type { Locale } from '../api/entries.ts';
import type { ContentType, EditorInterface, Field } from '../api/schemas.ts';
import type { ChoiceRequests } from './choice-requests.ts';
import type { Draft } from './draft.ts';
import type { Editing } from './editing.ts';
import type { EntityKind } from './entity-changes.ts';
import { openSlideIn } from './slide-ins.ts';

export interface Surroundings {
  editing: Editing;
  choiceRequests: ChoiceRequests;
  draft: Draft;
  contentType: ContentType;
  editorInterface: EditorInterface;
  locale: string;
  locales: Locale[];
}

const noop = (): void => undefined;
const unsubscribed = (): (() => void) => noop;

/** Returns the locale of a field's value: always the default one for a field that is not localized. */
export const localeOf = (field: Field, locale: string, defaultLocale: string): string =>
  field.localized ? locale : defaultLocale;

function fieldApi({ draft, editing, locale: edited, locales }: Surroundings, field: Field) {
  const locale = localeOf(field, edited, editing.session.defaultLocale);
  const read = (code = locale): unknown => draft.value(field.id, code);
  const watch = (code: string, listener: (value: unknown) => void): (() => void) => {
    let before = draft.value(field.id, code);
    listener(before);
    return draft.subscribe(() => {
      const value = draft.value(field.id, code);
      if (value === before) return;
      before = value;
      listener(value);
    });
  };
  const set = (value: unknown): Promise<unknown> => {
    draft.change(field.id, locale, value);
    return Promise.resolve(value);
  };
  const isDisabled = (): boolean => draft.saved.sys.archivedVersion !== undefined;
  return {
    id: field.id,
    name: field.name,
    type: field.type,
    linkType: field.linkType,
    items: field.items,
    required: field.required,
    validations: field.validations,
    locale,
    locales: field.localized ? locales.map(({ code }) => code) : [locale],
    getValue: read,
    setValue: set,
    removeValue: () => set(undefined),
    onValueChanged: (first: unknown, second?: unknown) => {
      const listener = typeof first === 'function' ? first : second;
      const code = typeof first === 'string' ? first : locale;
      return typeof listener === 'function' ? watch(code, (value) => void listener(value)) : noop;
    },
    onIsDisabledChanged: (listener: (disabled: boolean) => void) => {
      listener(isDisabled());
      return draft.subscribe(() => listener(isDisabled()));
    },
    getIsDisabled: isDisabled,
    onSchemaErrorsChanged: unsubscribed,
    getSchemaErrors: () => [],
    setInvalid: noop,
  };
}

/** Creates the SDK for the editor of one field. */
export function createFieldSdk(around: Surroundings, field: Field): FieldAppSDK {
  const { editing, choiceRequests, draft, contentType, editorInterface, locale, locales } = around;
  const { api, session, contentTypes, changes } = editing;
  const fields = Object.fromEntries(contentType.fields.map((one) => [one.id, fieldApi(around, one)]));
  const ofLocales = <Value>(value: (one: Locale) => Value): Record<string, Value> =>
    Object.fromEntries(locales.map((one) => [one.code, value(one)]));
  const one = (kind: string, id: string): Promise<unknown> => api.raw(`/${kind}/${encodeURIComponent(id)}`);
  const many = (kind: string, query: Record<string, unknown> = {}): Promise<unknown> =>
    api.raw(
      `/${kind}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    );
  const reader = (kind: string, id: string) => ({
    get: (parameters: Record<string, string>) => one(kind, parameters[id] ?? ''),
    getMany: ({ query }: { query?: Record<string, unknown> } = {}) => many(kind, query),
  });
  const open = (kind: EntityKind) => async (id: string) => {
    openSlideIn({ kind, id });
    return { navigated: true };
  };
  const chooseOne = (kind: EntityKind) => async (requested?: unknown) =>
    (await choiceRequests.choose(kind, false, requested))[0] ?? null;
  const chooseSeveral = (kind: EntityKind) => async (requested?: unknown) => {
    const chosen = await choiceRequests.choose(kind, true, requested);
    return chosen.length ? chosen : null;
  };
  const sdk = {
    field: fieldApi(around, field),
    entry: {
      getSys: () => draft.saved.sys,
      onSysChanged: (listener: (sys: unknown) => void) => {
        listener(draft.saved.sys);
        return draft.subscribe(() => listener(draft.saved.sys));
      },
      fields,
      metadata: draft.saved.metadata,
      getMetadata: () => draft.saved.metadata,
      onMetadataChanged: unsubscribed,
    },
    contentType,
    editor: {
      editorInterface,
      getLocaleSettings: () => ({ mode: 'single', focused: locale }),
      onLocaleSettingsChanged: unsubscribed,
      getShowDisabledFields: () => false,
      onShowDisabledFieldsChanged: unsubscribed,
    },
    ids: {
      space: session.space,
      environment: session.environment,
      field: field.id,
      entry: draft.saved.sys.id,
      contentType: contentType.sys.id,
      user: 'editor',
    },
    locales: {
      default: session.defaultLocale,
      available: locales.map(({ code }) => code),
      names: ofLocales(({ name }) => name),
      direction: ofLocales(() => 'ltr'),
      optional: ofLocales(({ optional }) => optional),
      fallbacks: ofLocales(({ fallbackCode }) => fallbackCode ?? undefined),
    },
    parameters: { instance: {}, installation: {}, invocation: {} },
    access: { can: () => Promise.resolve(true), canEditAppConfig: () => Promise.resolve(false) },
    user: { sys: { type: 'User', id: 'editor' }, firstName: '', lastName: '', email: '' },
    window: { startAutoResizer: noop, stopAutoResizer: noop, updateHeight: noop },
    notifier: { success: noop, error: noop, warning: noop },
    navigator: {
      openEntry: open('Entry'),
      openAsset: open('Asset'),
      openNewEntry: async (type: string) => {
        const entity = await api.createEntry(type);
        openSlideIn({ kind: 'Entry', id: entity.sys.id });
        return { entity, navigated: true };
      },
      openNewAsset: () => Promise.resolve({ navigated: false }),
      onSlideInNavigation: unsubscribed,
    },
    dialogs: {
      selectSingleEntry: chooseOne('Entry'),
      selectMultipleEntries: chooseSeveral('Entry'),
      selectSingleAsset: chooseOne('Asset'),
      selectMultipleAssets: chooseSeveral('Asset'),
    },
    space: {
      onEntityChanged: (kind: string, id: string, listener: (entity: unknown) => void) =>
        changes.subscribe((ofKind, entity) => {
          if (ofKind === kind && entity.sys.id === id) listener(entity);
        }),
      getEntityScheduledActions: () => Promise.resolve([]),
      getAllScheduledActions: () => Promise.resolve([]),
      getCachedContentTypes: () => contentTypes,
      getContentTypes: () => Promise.resolve({ items: contentTypes, total: contentTypes.length }),
      getEntityStatus: () => undefined,
    },
    cma: {
      entry: reader('entries', 'entryId'),
      asset: reader('assets', 'assetId'),
      contentType: reader('content_types', 'contentTypeId'),
      locale: reader('locales', 'localeId'),
      scheduledActions: { getMany: () => Promise.resolve({ items: [], total: 0 }) },
    },
    cmaAdapter: { makeRequest: () => Promise.reject(new Error('not supported')) },
    hostnames: { webapp: location.host },
  };
  // The editors call only this part of the much larger SDK.
  return sdk as unknown as FieldAppSDK;
}
