import { createAssetsApi, type AssetsApi } from '../api/assets.ts';
import type { Api, Session } from '../api/client.ts';
import type { Listed } from '../api/entities.ts';
import { createEntriesApi, type EntriesApi, type Locale } from '../api/entries.ts';
import type { ContentType, Entry } from '../api/schemas.ts';
import { flushPendingText } from './pending-text.ts';
import { entityName } from '../entries/names.ts';
import { EntityChanges } from './entity-changes.ts';
import { OpenDrafts } from './open-drafts.ts';

export interface Editing {
  api: Api;
  entriesApi: EntriesApi;
  assetsApi: AssetsApi;
  session: Session;
  contentTypes: ContentType[];
  changes: EntityChanges;
  entries: OpenDrafts<Entry>;
  assets: OpenDrafts<Listed>;
  locales: () => Promise<Locale[]>;
}

const opened = new WeakMap<Api, Editing>();

/** Returns the state that all forms of a session share, such as open drafts and locales. */
export function getEditing(api: Api, session: Session, contentTypes: ContentType[]): Editing {
  const existing = opened.get(api);
  if (existing) return existing;
  const entriesApi = createEntriesApi(session);
  const assetsApi = createAssetsApi(session);
  const changes = new EntityChanges();
  let locales: Promise<Locale[]> | undefined;
  const editing: Editing = {
    api,
    entriesApi,
    assetsApi,
    session,
    contentTypes,
    changes,
    entries: new OpenDrafts('Entry', api, changes),
    assets: new OpenDrafts('Asset', assetsApi, changes),
    locales: () => (locales ??= entriesApi.locales()),
  };
  // "beforeunload" does not fire every time a page is closed.
  addEventListener('pagehide', flushPendingText);
  addEventListener('beforeunload', (event) => {
    flushPendingText();
    if (editing.entries.isUnsaved || editing.assets.isUnsaved) event.preventDefault();
  });
  opened.set(api, editing);
  return editing;
}

/** Returns the title of an entry or asset, in the default locale if it has none in the given one. */
export const titleOf = (
  { contentTypes, session }: Pick<Editing, 'contentTypes' | 'session'>,
  entity: Parameters<typeof entityName>[0],
  locale = session.defaultLocale,
): string => entityName(entity, contentTypes, locale, session.defaultLocale);
