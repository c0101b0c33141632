/** Entries and assets as the management API answers, validates and publishes them. */
import type { Approvals } from '../editors/approvals.ts';
import { userLink, WORKSPACE } from '../space/actor.ts';
import { withFileUrls } from '../space/asset-urls.ts';
import { isEntry } from '../space/entity-type.ts';
import { fieldStatus, withLocales } from '../space/locale-publishing.ts';
import type { ContentStore } from '../space/store.ts';
import { StoreError } from '../space/store-error.ts';
import type { Asset, Entry } from '../space/types.ts';
import {
  assetErrors,
  entryErrors,
  localeErrors,
  unresolvedLinks,
  unresolvedTags,
} from '../validation/entry.ts';
import type { OnPublish } from '../options.ts';
import { placeOf } from './delivery-item.ts';
import { ManagementError, missing } from './management-error.ts';

export type Kind = 'Entry' | 'Asset';

export interface ManagedEntitiesOptions {
  store: ContentStore;
  /** Absolute base URL of images. */
  imagesBase: string;
  approvals: Pick<Approvals, 'errors'>;
  onPublish?: OnPublish | undefined;
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
    const added = { ...place, ...usersOf(entity), fieldStatus: fieldStatus(entity, store.current) };
    if (isEntry(entity)) return { ...entity, sys: { ...entity.sys, ...added } };
    const asset = withFileUrls(entity, store.current, imagesBase);
    return { ...asset, sys: { ...asset.sys, ...added } };
  }

  /** Locales and tags are those of the space, drafts included. @throws ManagementError */
  checkPlaces(entity: Entry | Asset): void {
    const space = this.#options.store.current;
    refuse(`Invalid${entity.sys.type}`, localeErrors(entity, space));
    refuse('UnresolvedLinks', unresolvedTags(entity, space));
  }

  /**
   * Validates what a publish would publish: the newest state, or with locales its values in them.
   * @throws ManagementError with every error, as the API answers a publish
   */
  checkPublishable(newest: Entry | Asset, locales?: readonly string[]): void {
    const space = this.#options.store.current;
    const { id, type: kind, archivedAt } = newest.sys;
    if (archivedAt !== undefined) throw new StoreError('BadRequest', 'Cannot publish archived');
    if (locales) this.#checkLocales(locales);
    const published = this.#published(kind, id);
    const entity = locales ? withLocales(newest, published, locales) : newest;
    const type = isEntry(entity) ? space.contentTypes.get(entity.sys.contentType.sys.id) : undefined;
    const errors = isEntry(entity) ? (type ? entryErrors(entity, type, space) : []) : assetErrors(entity);
    // A field that is not localized belongs to the default locale.
    const concerns = ({ path: [, field, locale] }: { path: readonly (string | number)[] }): boolean =>
      !locales ||
      locales.includes(String(locale ?? space.defaultLocale.code)) ||
      (locale === undefined && type?.fields.some((one) => one.id === field && one.localized) === true);
    refuse(`Invalid${kind}`, errors.filter(concerns));
    refuse('UnresolvedLinks', isEntry(entity) ? unresolvedLinks(entity, space).filter(concerns) : []);
    if (isEntry(entity) && isEntry(newest))
      refuse('ValidationFailed', this.#options.approvals.errors(entity, newest));
  }

  /** Publishes the newest state, or its values in some locales. @throws ManagementError, StoreError */
  publish(kind: Kind, id: string, version?: number, locales?: readonly string[]): Entry | Asset {
    const { store } = this.#options;
    const before = kind === 'Entry' ? store.current.published.entry(id) : undefined;
    const newest = this.find(kind, id);
    // A stale version is the answer even where the newer state could not be published.
    if (version === undefined || version === (newest.sys.version ?? 1))
      this.checkPublishable(newest, locales);
    const entity = store.publish(kind, id, version, locales);
    const after = kind === 'Entry' ? store.current.published.entry(id) : undefined;
    if (after) this.#options.onPublish?.(store, before, after);
    return entity;
  }

  /** Unpublishes an entity, or some of its locales. @throws ManagementError, StoreError */
  unpublish(kind: Kind, id: string, version?: number, locales?: readonly string[]): Entry | Asset {
    if (locales) this.#checkLocales(locales);
    return this.#options.store.unpublish(kind, id, version, locales);
  }

  /** @throws ManagementError, StoreError when an unpublish would be refused */
  checkUnpublishable(kind: Kind, id: string, locales?: readonly string[]): void {
    if (!this.#published(kind, id)) throw new StoreError('NotFound', `${kind} ${id} is not published`);
    if (locales) this.#checkLocales(locales);
  }

  #published(kind: Kind, id: string): Entry | Asset | undefined {
    const { published } = this.#options.store.current;
    return kind === 'Entry' ? published.entry(id) : published.asset(id);
  }

  #checkLocales(locales: readonly string[]): void {
    const codes = this.#options.store.current.locales.map(({ code }) => code);
    const errors = locales
      .filter((code) => !codes.includes(code))
      .map((value) => ({
        name: 'in',
        value,
        expected: codes,
        path: ['fields', '*'],
        details: `No locale ${value}`,
      }));
    refuse('ValidationFailed', errors);
  }
}

/** Who made and published an entity; what is older than this, or came with files, is the workspace's. */
export function usersOf({ sys }: Entry | Asset): Record<string, unknown> {
  const workspace = userLink(WORKSPACE.id);
  const { createdBy = workspace, updatedBy = workspace, publishedBy = workspace } = sys;
  return { createdBy, updatedBy, ...(sys.publishedVersion !== undefined && { publishedBy }) };
}

function refuse(id: string, errors: readonly unknown[]): void {
  if (errors.length > 0) throw new ManagementError(422, id, 'Validation error', { errors });
}
