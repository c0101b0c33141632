import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorMessage } from './error-message.ts';
import { log } from './log.ts';
import { toContentFolder, writeContentFolder } from './space/content-folder.ts';
import { pathOfId } from './space/id.ts';
import { RecordFolder } from './space/record-folder.ts';
import { ContentStore } from './space/store.ts';
import { checkVersion, StoreError } from './space/store-error.ts';

const RECORD = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  status: z.enum(['queued', 'ready', 'failed']),
});
export type EnvironmentRecord = z.infer<typeof RECORD>;

const ALIAS = RECORD.omit({ name: true, status: true }).extend({
  environment: z.string(),
});
export type EnvironmentAlias = z.infer<typeof ALIAS>;

/** An environment that is ready to be read and changed. */
export interface Environment {
  readonly id: string;
  readonly spaceId: string;
  readonly store: ContentStore;
  /** Folder of everything except content. */
  readonly dataDir: string;
}

interface Options {
  spaceId: string;
  /** Id of the first environment, which always exists. */
  environmentId: string;
  /** Content folder or export file of the first environment. */
  source: string;
  /** Folder of the space's other data. */
  dataDir: string;
  onOpened: (environment: Environment) => void;
  /** Whether another process manages the environments. This process then follows its changes and writes nothing. */
  isReader?: boolean | undefined;
}

/**
 * The environments of a space and their aliases (docs/services.md, "Contentful management"). Changes are durable on
 * return, except the content of a copied environment.
 */
export class Environments {
  readonly first: Environment;
  readonly #options: Options;
  readonly #records: RecordFolder<EnvironmentRecord>;
  readonly #aliases: RecordFolder<EnvironmentAlias>;
  readonly #open = new Map<string, Environment>();
  #stopWatching: (() => void) | undefined;

  /** @throws ContentSourceError when the content of the first environment cannot be read */
  constructor(options: Options) {
    const { spaceId, environmentId, source, dataDir, isReader = false } = options;
    this.#options = options;
    const store = new ContentStore(source, { spaceId, environmentId });
    this.#records = new RecordFolder(join(dataDir, 'management', 'environments'), RECORD);
    this.#aliases = new RecordFolder(join(dataDir, 'management', 'environment_aliases'), ALIAS);
    this.first = { id: environmentId, spaceId, store, dataDir };
    this.#opened(this.first);
    if (isReader) this.#stopWatching = this.#records.watch(() => this.#follow());
    else if (!this.#records.get(environmentId))
      this.#records.put(newRecord(environmentId, environmentId, 'ready'));
    for (const record of this.#records.list()) if (record.id !== environmentId) this.#reopen(record);
  }

  /** Opens and closes environments that another process created or deleted. */
  #follow(): void {
    for (const { id, store } of this.#open.values()) {
      if (id === this.first.id || this.#records.get(id)) continue;
      store.close();
      this.#open.delete(id);
    }
    for (const record of this.#records.list()) if (!this.#open.has(record.id)) this.#reopen(record);
  }

  #opened(environment: Environment): void {
    this.#open.set(environment.id, environment);
    this.#options.onOpened(environment);
  }

  #reopen(record: EnvironmentRecord): void {
    const { id, status } = record;
    if (status === 'ready') {
      const { spaceId } = this.#options;
      const dataDir = this.#folder(id);
      try {
        const store = new ContentStore(join(dataDir, 'content'), { spaceId, environmentId: id });
        this.#opened({ id, spaceId, store, dataDir });
      } catch (error) {
        // Keep serving the other environments.
        log('error', 'EnvironmentUnreadable', { environment: id, reason: errorMessage(error) });
      }
    } else if (status === 'queued' && this.#options.isReader !== true) {
      rmSync(this.#folder(id), { recursive: true, force: true });
      this.#records.put({ ...record, status: 'failed' });
    }
  }

  #folder(id: string): string {
    return pathOfId(join(this.#options.dataDir, 'environments'), id);
  }

  /** Returns all environments, oldest first. */
  list(): EnvironmentRecord[] {
    return this.#records.list().sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  }

  record(id: string): EnvironmentRecord | undefined {
    return this.#records.get(id);
  }

  /** Returns the environment with this id or alias, or undefined if there is none or it is still being copied. */
  find(idOrAlias: string): Environment | undefined {
    return this.#open.get(this.#aliases.get(idOrAlias)?.environment ?? idOrAlias);
  }

  opened(): Environment[] {
    return [...this.#open.values()];
  }

  /** Returns an environment's id and aliases. */
  namesOf(id: string): string[] {
    return [id, ...this.aliases().flatMap((alias) => (alias.environment === id ? [alias.id] : []))];
  }

  /**
   * Starts copying an environment in its current state.
   * @throws StoreError InvalidId
   */
  create(id: string, name: string, source: Environment): EnvironmentRecord {
    const record = this.#records.put(newRecord(id, name, 'queued'));
    this.#copy(record, source).catch((error: unknown) =>
      log('error', 'EnvironmentNotCopied', { environment: id, reason: errorMessage(error) }),
    );
    return record;
  }

  async #copy(record: EnvironmentRecord, { store: source }: Environment): Promise<void> {
    const { id } = record;
    const dataDir = this.#folder(id);
    const content = join(dataDir, 'content');
    const copied = toContentFolder(source.snapshot);
    try {
      await rm(dataDir, { recursive: true, force: true });
      await writeContentFolder(copied, content);
      const { spaceId } = this.#options;
      const store = new ContentStore(content, { spaceId, environmentId: id }, copied.snapshot);
      if (this.#records.get(id) === record) {
        this.#opened({ id, spaceId, store, dataDir });
        this.#records.put({ ...record, status: 'ready' });
      } else await rm(dataDir, { recursive: true, force: true });
    } catch (error) {
      log('error', 'EnvironmentNotCopied', { environment: id, reason: errorMessage(error) });
      if (this.#records.get(id) === record) this.#records.put({ ...record, status: 'failed' });
    }
  }

  /** @throws StoreError NotFound, VersionMismatch */
  rename(id: string, name: string, version: number | undefined): EnvironmentRecord {
    const before = this.#existing(id);
    checkVersion(`Environment ${id}`, before.version, version);
    return this.#records.put({ ...before, ...changeOf(before), name });
  }

  /**
   * Deletes an environment with its content.
   * @throws StoreError NotFound, or BadRequest for the first environment and for one with an alias
   */
  remove(id: string): void {
    this.#existing(id);
    if (id === this.first.id)
      throw new StoreError(
        'BadRequest',
        'The environment that the service was started with cannot be deleted',
      );
    if (this.namesOf(id).length > 1)
      throw new StoreError('BadRequest', 'An environment that an alias stands for cannot be deleted');
    this.#open.get(id)?.store.close();
    this.#open.delete(id);
    this.#records.remove(id);
    rmSync(this.#folder(id), { recursive: true, force: true });
  }

  #existing(id: string): EnvironmentRecord {
    const record = this.#records.get(id);
    if (!record) throw new StoreError('NotFound', 'The resource could not be found.');
    return record;
  }

  /** Returns all aliases, oldest first. */
  aliases(): EnvironmentAlias[] {
    return this.#aliases.list().sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  }

  alias(id: string): EnvironmentAlias | undefined {
    return this.#aliases.get(id);
  }

  /**
   * Creates an alias or points it to another environment.
   * @throws StoreError InvalidId, VersionMismatch
   */
  putAlias(id: string, environment: string, version: number | undefined): EnvironmentAlias {
    const before = this.#aliases.get(id);
    if (before) checkVersion(`Alias ${id}`, before.version, version);
    const { name: _name, status: _status, ...sys } = newRecord(id, id, 'ready');
    return this.#aliases.put(
      before ? { ...before, ...changeOf(before), environment } : { ...sys, environment },
    );
  }

  /** @throws StoreError NotFound, VersionMismatch */
  removeAlias(id: string, version: number | undefined): void {
    const before = this.#aliases.get(id);
    if (!before) throw new StoreError('NotFound', 'The resource could not be found.');
    if (version !== undefined) checkVersion(`Alias ${id}`, before.version, version);
    this.#aliases.remove(id);
  }

  /** Stops watching files. Changes are durable on return. */
  close(): void {
    this.#stopWatching?.();
    for (const { store } of this.#open.values()) store.close();
  }
}

function newRecord(id: string, name: string, status: EnvironmentRecord['status']): EnvironmentRecord {
  const now = new Date().toISOString();
  return { id, name, version: 1, createdAt: now, updatedAt: now, status };
}

const changeOf = ({ version }: { version: number }) => ({
  version: version + 1,
  updatedAt: new Date().toISOString(),
});
