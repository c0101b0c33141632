import { join } from 'node:path';
import { forbiddenChange, type ContentTypeSettings } from '../validation/content-type.ts';
import type { ContentTypeChange } from './change.ts';
import { fieldIdChanges, withMovedValues, withNewControlIds, withNewIds } from './field-ids.ts';
import { checkId, pathOfId } from './id.ts';
import { MODEL_FILE } from './schema.ts';
import type { Model } from './snapshot.ts';
import type { ContentStore } from './store.ts';
import { checkVersion, StoreError } from './store-error.ts';
import type { Asset, ContentType, EditorInterface, Entry, ModelFile } from './types.ts';

/** Version numbers of a content type whose file has none. It counts as published once. */
const FIRST = { version: 2, publishedVersion: 1 };

/** Returns the version of a content type. */
export const typeVersion = ({ sys }: ContentType): number => sys.version ?? FIRST.version;

/** Returns the version of an editor interface. Editor interfaces in files may have none. */
export function interfaceVersion(editorInterface: EditorInterface | undefined): number {
  const version = editorInterface?.sys?.version;
  return typeof version === 'number' ? version : 1;
}

/**
 * Changes the content types and editor interfaces of a space on behalf of editors (docs/services.md, "Contentful
 * management"). Changes are durable when the store's `saved` resolves.
 */
export class ModelEditor {
  readonly #store: ContentStore;

  constructor(store: ContentStore) {
    this.#store = store;
  }

  /** Returns the latest version of each content type: its draft, or else the published one. */
  list(): ContentType[] {
    const { contentTypes, draftTypes } = this.#store.current;
    return [...new Map([...contentTypes, ...draftTypes]).values()];
  }

  /** Returns the latest version of a content type: its draft, or else the published one. */
  find(id: string): ContentType | undefined {
    const { contentTypes, draftTypes } = this.#store.current;
    return draftTypes.get(id) ?? contentTypes.get(id);
  }

  /**
   * Saves a content type as a draft, which has no effect until it is published. Fields with `deleted` are removed.
   * @param version the current version; undefined for a new content type
   * @throws StoreError VersionMismatch, InvalidId, ReadOnly, or BadRequest for a change that published fields forbid
   */
  save(id: string, settings: ContentTypeSettings, version: number | undefined): ContentType {
    checkId(id);
    const { contentTypes } = this.#store.current;
    const published = contentTypes.get(id);
    const previous = this.find(id);
    if (previous) checkVersion(`Content type ${id}`, typeVersion(previous), version);
    checkFields(published, settings.fields);
    const now = new Date().toISOString();
    const { sys: _sys, description, displayField, fields, ...rest } = settings;
    const contentType = {
      sys: {
        ...(published && { publishedVersion: FIRST.publishedVersion }),
        ...previous?.sys,
        id,
        type: 'ContentType',
        createdAt: previous?.sys.createdAt ?? now,
        updatedAt: now,
        version: previous ? typeVersion(previous) + 1 : 1,
      },
      ...rest,
      description: description ?? '',
      displayField: displayField ?? undefined,
      fields: fields
        .filter(({ deleted }) => deleted !== true)
        .map(({ deleted: _deleted, ...field }) => field),
    };
    const saved = this.#write(id, 'draft', { contentType, editorInterface: this.#interfaceOf(id) });
    const change: ContentTypeChange = {
      action: previous ? 'save' : 'create',
      contentType: saved.contentType,
    };
    this.#apply(saved, { draft: saved.contentType, published }, change);
    return saved.contentType;
  }

  /**
   * Publishes the latest version of a content type. Schemas, delivery and validation then follow it, and the values of
   * deleted fields are removed. Fields with a `newId` are renamed, also in entries and in the editor interface.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly, or BadRequest for a change that published fields forbid
   */
  publish(id: string, version: number | undefined): ContentType {
    const latest = this.#existing(id, version);
    const before = this.#store.current.contentTypes.get(id);
    checkFields(before, latest.fields);
    const now = new Date().toISOString();
    const current = typeVersion(latest);
    const sys = {
      ...latest.sys,
      updatedAt: now,
      publishedAt: now,
      firstPublishedAt: latest.sys.firstPublishedAt ?? now,
      publishedVersion: current,
      publishedCounter: (latest.sys.publishedCounter ?? 0) + 1,
      version: current + 1,
    };
    const changes = fieldIdChanges(before, latest);
    // Write the values first. After a crash in between, publishing again completes the change, unless fields swap their
    // ids.
    if (changes.size > 0) this.#store.rewrite((entity) => withMovedValues(entity, id, changes));
    const editorInterface = this.#interfaceOf(id);
    const saved = this.#write(id, 'published', {
      contentType: withNewIds({ ...latest, sys }),
      // Contentful increments its version too, and contentful-migration relies on that.
      editorInterface: withNewControlIds(
        {
          ...editorInterface,
          sys: { ...editorInterface.sys, version: interfaceVersion(editorInterface) + 1 },
        },
        changes,
      ),
    });
    this.#store.files.remove(this.#file(id, 'draft'));
    this.#apply(
      saved,
      { published: saved.contentType },
      { action: 'publish', contentType: saved.contentType },
    );
    return saved.contentType;
  }

  /**
   * Unpublishes a content type that has no entries. Its latest version stays as a draft.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly, or BadRequest when it is not published or has entries
   */
  unpublish(id: string, version: number | undefined): ContentType {
    const latest = this.#existing(id, version);
    const { contentTypes, preview, archived } = this.#store.current;
    if (!contentTypes.has(id)) throw new StoreError('BadRequest', 'Not published');
    const ofType = ({ sys }: Entry | Asset): boolean => sys.contentType?.sys.id === id;
    if (preview.entriesOf(id).length > 0 || [...archived.values()].some(ofType))
      throw new StoreError('BadRequest', 'Cannot unpublish a content type that has entries');
    const { publishedAt: _at, publishedVersion: _version, ...rest } = latest.sys;
    const sys = { ...rest, updatedAt: new Date().toISOString(), version: typeVersion(latest) + 1 };
    const saved = this.#write(id, 'draft', {
      contentType: { ...latest, sys },
      editorInterface: this.#interfaceOf(id),
    });
    this.#store.files.remove(this.#file(id, 'published'));
    this.#apply(saved, { draft: saved.contentType }, { action: 'unpublish', contentType: saved.contentType });
    return saved.contentType;
  }

  /**
   * Deletes a content type.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly, or BadRequest when it is published
   */
  remove(id: string, version: number | undefined): void {
    const contentType = this.#existing(id, version);
    if (this.#store.current.contentTypes.has(id))
      throw new StoreError('BadRequest', 'Cannot delete published');
    this.#store.files.remove(this.#file(id, 'draft'));
    const { draftTypes, editorInterfaces } = this.#store.current;
    this.#store.applyModel(
      {
        draftTypes: withKey(draftTypes, id, undefined),
        editorInterfaces: withKey(editorInterfaces, id, undefined),
      },
      { action: 'model', contentTypes: [{ action: 'delete', contentType }] },
    );
  }

  /**
   * Saves the editor interface of a content type.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly
   */
  saveInterface(id: string, settings: EditorInterface, version: number | undefined): EditorInterface {
    const latest = this.#existing(id, undefined);
    const { contentTypes, editorInterfaces } = this.#store.current;
    const current = interfaceVersion(editorInterfaces.get(id));
    checkVersion(`The editor interface of ${id}`, current, version);
    const now = new Date().toISOString();
    const { createdAt = now } = editorInterfaces.get(id)?.sys ?? {};
    const published = contentTypes.get(id);
    const saved = this.#write(id, published ? 'published' : 'draft', {
      contentType: published ?? latest,
      editorInterface: { ...settings, sys: { createdAt, updatedAt: now, version: current + 1 } },
    });
    this.#store.applyModel(
      { editorInterfaces: withKey(editorInterfaces, id, saved.editorInterface) },
      { action: 'model' },
    );
    return saved.editorInterface;
  }

  #existing(id: string, version: number | undefined): ContentType {
    const type = this.find(id);
    if (!type) throw new StoreError('NotFound', 'The resource could not be found.');
    if (version !== undefined) checkVersion(`Content type ${id}`, typeVersion(type), version);
    return type;
  }

  #interfaceOf(id: string): EditorInterface {
    return this.#store.current.editorInterfaces.get(id) ?? { controls: [] };
  }

  #file(id: string, state: 'draft' | 'published'): string {
    return pathOfId(join(this.#store.folder, 'model'), id, state === 'draft' ? '.draft.json' : '.json');
  }

  /**
   * Writes a model file.
   * @returns its content, as the next start will read it
   */
  #write(id: string, state: 'draft' | 'published', file: unknown): ModelFile {
    const written = MODEL_FILE.parse(JSON.parse(JSON.stringify(file)));
    this.#store.files.write(this.#file(id, state), written);
    return written;
  }

  #apply(
    { contentType: { sys }, editorInterface }: ModelFile,
    states: { published?: ContentType; draft?: ContentType },
    change: ContentTypeChange,
  ): void {
    const { id } = sys;
    const { contentTypes, draftTypes, editorInterfaces } = this.#store.current;
    const model: Partial<Model> = {
      draftTypes: withKey(draftTypes, id, states.draft),
      editorInterfaces: withKey(editorInterfaces, id, editorInterface),
    };
    // Keep the map when nothing published changed, because a new map makes GraphQL rebuild the schema.
    const changesPublished = states.published !== contentTypes.get(id);
    if (changesPublished) model.contentTypes = withKey(contentTypes, id, states.published);
    this.#store.applyModel(model, { action: changesPublished ? 'reload' : 'model', contentTypes: [change] });
  }
}

function checkFields(
  published: ContentType | undefined,
  fields: Parameters<typeof forbiddenChange>[1],
): void {
  const reason = published && forbiddenChange(published, fields);
  if (reason !== undefined) throw new StoreError('BadRequest', reason);
}

function withKey<T>(map: ReadonlyMap<string, T>, key: string, value: T | undefined): Map<string, T> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
