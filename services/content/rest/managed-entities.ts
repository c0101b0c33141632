/** Entries and assets as the management API answers, validates and publishes them. */
import { withFileUrls } from '../space/asset-urls.ts';
import { redirectMovedPage } from '../space/redirects.ts';
import type { ContentStore } from '../space/store.ts';
import type { Asset, Entry } from '../space/types.ts';
import {
  assetErrors,
  entryErrors,
  localeErrors,
  unresolvedLinks,
  unresolvedTags,
} from '../validation/entry.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { isEntry, placeOf } from './delivery-item.ts';
import { ManagementError, missing } from './management-error.ts';

export type Kind = 'Entry' | 'Asset';

export interface ManagedEntitiesOptions {
  store: ContentStore;
  webhooks: Webhooks;
  /** Absolute base URL of images. */
  imagesBase: string;
}

/** What routes of entries and assets, and actions on many of them, have in common. */
export class ManagedEntities {
  readonly #options: ManagedEntitiesOptions;

  constructor(options: ManagedEntitiesOptions) {
    this.#options = options;
  }

  /** The newest state. @throws ManagementError NotFound */
  find(kind: Kind, id: string): Entry | Asset {
    const entity = this.#options.store.find(kind, id);
    if (!entity) throw missing(kind, id);
    return entity;
  }

  /** An entity as it is answered: with its place, and file URLs that can be fetched. */
  answer(entity: Entry | Asset): Entry | Asset {
    const { store, imagesBase } = this.#options;
    const place = placeOf(store.current);
    if (isEntry(entity)) return { ...entity, sys: { ...entity.sys, ...place } };
    const asset = withFileUrls(entity, store.current, imagesBase);
    return { ...asset, sys: { ...asset.sys, ...place } };
  }

  /** Locales and tags are those of the space, drafts included. @throws ManagementError */
  checkPlaces(entity: Entry | Asset): void {
    const space = this.#options.store.current;
    refuse(`Invalid${entity.sys.type}`, localeErrors(entity, space));
    refuse('UnresolvedLinks', unresolvedTags(entity, space));
  }

  /** @throws ManagementError with every error, as the API answers a publish */
  checkPublishable(entity: Entry | Asset): void {
    const space = this.#options.store.current;
    const type = isEntry(entity) ? space.contentTypes.get(entity.sys.contentType.sys.id) : undefined;
    const errors = isEntry(entity) ? (type ? entryErrors(entity, type, space) : []) : assetErrors(entity);
    refuse(`Invalid${entity.sys.type}`, errors);
    refuse('UnresolvedLinks', isEntry(entity) ? unresolvedLinks(entity, space) : []);
  }

  /** Publishes the newest state. @throws ManagementError, StoreError */
  async publish(kind: Kind, id: string, version: number | undefined): Promise<Entry | Asset> {
    const { store, webhooks } = this.#options;
    const before = kind === 'Entry' ? store.current.published.entry(id) : undefined;
    const newest = this.find(kind, id);
    // A stale version is the answer even where the newer state could not be published.
    if (version === undefined || version === (newest.sys.version ?? 1)) this.checkPublishable(newest);
    const entity = store.publish(kind, id, version);
    if (isEntry(entity)) redirectMovedPage(store, before, entity);
    await webhooks.promptlySettled();
    return entity;
  }

  /** @throws StoreError */
  async unpublish(kind: Kind, id: string, version: number | undefined): Promise<Entry | Asset> {
    const { store, webhooks } = this.#options;
    const entity = store.unpublish(kind, id, version);
    await webhooks.promptlySettled();
    return entity;
  }
}

function refuse(id: string, errors: readonly unknown[]): void {
  if (errors.length > 0) throw new ManagementError(422, id, 'Validation error', { errors });
}
