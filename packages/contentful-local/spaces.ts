import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorMessage } from './error-message.ts';
import { log } from './log.ts';
import { newId } from './new-id.ts';
import { writeJson } from './space/files.ts';
import { pathOfId } from './space/id.ts';
import { ENGLISH } from './space/load.ts';
import { RecordFolder } from './space/record-folder.ts';
import { checkVersion, StoreError } from './space/store-error.ts';
import type { Asset, AssetBytes } from './space/types.ts';
import { Environments, type Environment } from './environments.ts';

const RECORD = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type SpaceRecord = z.infer<typeof RECORD>;

/** Id of a new space's environment. */
const MASTER = 'master';

export interface ContentSpace {
  readonly id: string;
  /** Folder of everything except the content of the first environment. */
  readonly dataDir: string;
  readonly environments: Environments;
}

interface Options {
  spaceId: string;
  environmentId: string;
  /** Content folder or export file of that environment. */
  source: string;
  dataDir: string;
  /** Whether another process manages the spaces. This process then follows its changes and writes nothing. */
  isReader?: boolean;
}

/** The spaces of the service: the configured one, and those that clients create. Changes are durable on return. */
export class Spaces {
  readonly first: ContentSpace;
  readonly #dataDir: string;
  readonly #isReader: boolean;
  readonly #records: RecordFolder<SpaceRecord>;
  readonly #spaces = new Map<string, ContentSpace>();
  readonly #listeners = new Set<(environment: Environment) => void>();
  #stopWatching: (() => void) | undefined;

  /** @throws ContentSourceError when the content of the first space cannot be read */
  constructor({ spaceId, environmentId, source, dataDir, isReader = false }: Options) {
    this.#dataDir = dataDir;
    this.#isReader = isReader;
    this.first = this.#open(spaceId, environmentId, source, dataDir);
    this.#records = new RecordFolder(join(dataDir, 'management', 'spaces'), RECORD);
    if (isReader) this.#stopWatching = this.#records.watch(() => this.#follow());
    else if (!this.#records.get(spaceId)) this.#records.put(newRecord(spaceId, spaceId));
    for (const { id } of this.#records.list()) if (id !== spaceId) this.#reopen(id);
  }

  #open(id: string, environmentId: string, source: string, dataDir: string): ContentSpace {
    const onOpened = (environment: Environment): void => {
      for (const listener of this.#listeners) listener(environment);
    };
    const isReader = this.#isReader;
    const environments = new Environments({
      spaceId: id,
      environmentId,
      source,
      dataDir,
      onOpened,
      isReader,
    });
    const space = { id, dataDir, environments };
    this.#spaces.set(id, space);
    return space;
  }

  /** Opens and closes spaces that another process created or deleted. */
  #follow(): void {
    for (const { id, environments } of this.#spaces.values()) {
      if (id === this.first.id || this.#records.get(id)) continue;
      environments.close();
      this.#spaces.delete(id);
    }
    for (const { id } of this.#records.list()) if (!this.#spaces.has(id)) this.#reopen(id);
  }

  #reopen(id: string): void {
    const folder = this.#folder(id);
    try {
      this.#open(id, MASTER, join(folder, 'content'), folder);
    } catch (error) {
      log('error', 'SpaceUnreadable', { space: id, reason: errorMessage(error) });
    }
  }

  #folder(id: string): string {
    return pathOfId(join(this.#dataDir, 'spaces'), id);
  }

  /** Calls the listener for all open environments of all spaces, and for each environment that is opened later. */
  eachEnvironment(listener: (environment: Environment) => void): void {
    for (const { environments } of this.#spaces.values()) environments.opened().forEach(listener);
    this.#listeners.add(listener);
  }

  /** Returns all spaces, oldest first. */
  list(): SpaceRecord[] {
    return this.#records
      .list()
      .filter(({ id }) => this.#spaces.has(id))
      .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  }

  record(id: string): SpaceRecord | undefined {
    return this.#records.get(id);
  }

  get(id: string): ContentSpace | undefined {
    return this.#spaces.get(id);
  }

  environment(space: string, idOrAlias: string): Environment | undefined {
    return this.#spaces.get(space)?.environments.find(idOrAlias);
  }

  /** Creates a space with an empty environment. */
  create(name: string, defaultLocale: string): SpaceRecord {
    const id = newId();
    const folder = this.#folder(id);
    const locale = { ...ENGLISH, code: defaultLocale, name: languageName(defaultLocale) };
    writeJson(join(folder, 'content', 'space.json'), { locales: [locale], tags: [] });
    const record = this.#records.put(newRecord(id, name));
    this.#open(id, MASTER, join(folder, 'content'), folder);
    return record;
  }

  /** @throws StoreError NotFound, VersionMismatch */
  rename(id: string, name: string, version: number | undefined): SpaceRecord {
    const before = this.#records.get(id);
    if (!before) throw new StoreError('NotFound', 'The resource could not be found.');
    checkVersion(`Space ${id}`, before.version, version);
    const sys = { version: before.version + 1, updatedAt: new Date().toISOString() };
    return this.#records.put({ ...before, ...sys, name });
  }

  /**
   * Deletes a space and everything in it.
   * @throws StoreError BadRequest for the configured space
   */
  remove(id: string): void {
    if (id === this.first.id)
      throw new StoreError('BadRequest', 'The space that the service was started with cannot be deleted');
    this.#spaces.get(id)?.environments.close();
    this.#spaces.delete(id);
    this.#records.remove(id);
    rmSync(this.#folder(id), { recursive: true, force: true });
  }

  /**
   * Returns the file of an asset with a token, from any environment and including drafts. If no file has this token,
   * returns the file of the first environment.
   */
  assetFile(space: string, assetId: string, fileName: string, token: string): AssetBytes | undefined {
    return this.#findFile(space, token, ({ store }) =>
      store.current.assetFile(assetId, undefined, fileName, token),
    );
  }

  /** Works like `assetFile`, but returns only files that are or were published. */
  publicFile(space: string, assetId: string, fileName: string, token: string): AssetBytes | undefined {
    return this.#findFile(space, token, ({ store }) => store.current.publicFile(assetId, fileName, token));
  }

  #findFile(
    space: string,
    token: string,
    fileOf: (environment: Environment) => AssetBytes | undefined,
  ): AssetBytes | undefined {
    const { first, opened = [] } = this.#environmentsOf(space);
    const found = opened.flatMap((environment) => fileOf(environment) ?? []);
    return found.find((bytes) => bytes.token === token) ?? (first && fileOf(first));
  }

  /** Returns a published asset of the first environment, or of another environment that has it. */
  publishedAsset(space: string, id: string): Asset | undefined {
    const { opened = [] } = this.#environmentsOf(space);
    return opened.flatMap(({ store }) => store.current.published.asset(id) ?? [])[0];
  }

  /** Returns an asset of the first environment, or of another environment that has it. Drafts are included. */
  asset(space: string, id: string): Asset | undefined {
    const { opened = [] } = this.#environmentsOf(space);
    return opened.flatMap(({ store }) => store.current.preview.asset(id) ?? [])[0];
  }

  #environmentsOf(space: string): { first?: Environment; opened?: Environment[] } {
    const environments = this.#spaces.get(space)?.environments;
    return environments ? { first: environments.first, opened: environments.opened() } : {};
  }

  /** Stops watching files. */
  close(): void {
    this.#stopWatching?.();
    for (const { environments } of this.#spaces.values()) environments.close();
  }
}

function newRecord(id: string, name: string): SpaceRecord {
  const now = new Date().toISOString();
  return { id, name, version: 1, createdAt: now, updatedAt: now };
}

const languageName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
