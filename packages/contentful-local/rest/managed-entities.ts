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
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import { ManagementError, missing } from './management-error.ts';

export type Kind = 'Entry' | 'Asset';

export interface ManagedEntitiesOptions {
  store: ContentStore;
  imagesBase: string;
  approvals: Pick<Approvals, 'errors'>;
  onPublish?: OnPublish | undefined;
}

/** Reads, validates and publishes entries and assets, for their own routes and for actions on many of them. */
export class ManagedEntities {
  readonly #options: ManagedEntitiesOptions;

  constructor(options: ManagedEntitiesOptions) {
    this.#options = options;
  }

  /**
   * Returns the latest state of an entity.
   * @throws ManagementError NotFound
   */
  find(kind: Kind, id: string): Entry | Asset {
    const entity = this.#options.store.find(kind, id);
    if (!entity) throw missing(kind, id);
    return entity;
  }

  /**
   * Returns an entity as responses contain it: with its space, environment and users, and with file URLs that can be
   * fetched.
   */
  toApiEntity(entity: Entry | Asset): Entry | Asset {
    const { store, imagesBase } = this.#options;
    const links = spaceAndEnvironmentLinks(store.current);
    const added = { ...links, ...usersOf(entity), fieldStatus: fieldStatus(entity, store.current) };
    if (isEntry(entity)) return { ...entity, sys: { ...entity.sys, ...added } };
    const asset = withFileUrls(entity, store.current, imagesBase);
    return { ...asset, sys: { ...asset.sys, ...added } };
  }

  /**
   * Checks that the locales and tags of an entity exist in the space. Even drafts must pass this check. @throws
   * ManagementError
   */
  checkPlaces(entity: Entry | Asset): void {
    const space = this.#options.store.current;
    refuse(`Invalid${entity.sys.type}`, localeErrors(entity, space));
    refuse('UnresolvedLinks', unresolvedTags(entity, space));
  }

  /**
   * Validates the state that would be published: the latest one or, if locales are given, its values in these locales.
   * @throws ManagementError with all errors, in the shape of Contentful's response to a publish
   */
  checkPublishable(latest: Entry | Asset, locales?: readonly string[]): void {
    const space = this.#options.store.current;
    const { id, type: kind, archivedAt } = latest.sys;
    if (archivedAt !== undefined) throw new StoreError('BadRequest', 'Cannot publish archived');
    if (locales) this.#checkLocales(locales);
    const published = this.#published(kind, id);
    const entity = locales ? withLocales(latest, published, locales) : latest;
    const type = isEntry(entity) ? space.contentTypes.get(entity.sys.contentType.sys.id) : undefined;
    const errors = isEntry(entity) ? (type ? entryErrors(entity, type, space) : []) : assetErrors(entity);
    // A field that is not localized belongs to the default locale.
    const concerns = ({ path: [, field, locale] }: { path: readonly (string | number)[] }): boolean =>
      !locales ||
      locales.includes(String(locale ?? space.defaultLocale.code)) ||
      (locale === undefined && type?.fields.some((one) => one.id === field && one.localized) === true);
    refuse(`Invalid${kind}`, errors.filter(concerns));
    refuse('UnresolvedLinks', isEntry(entity) ? unresolvedLinks(entity, space).filter(concerns) : []);
    if (isEntry(entity) && isEntry(latest))
      refuse('ValidationFailed', this.#options.approvals.errors(entity, latest));
  }

  /**
   * Publishes the latest state of an entity, or its values in some locales.
   * @throws ManagementError, StoreError
   */
  publish(kind: Kind, id: string, version?: number, locales?: readonly string[]): Entry | Asset {
    const { store } = this.#options;
    const before = kind === 'Entry' ? store.current.published.entry(id) : undefined;
    const latest = this.find(kind, id);
    // For a stale version, skip validation, because store.publish() then throws VersionMismatch, which is the more
    // useful error.
    if (version === undefined || version === (latest.sys.version ?? 1))
      this.checkPublishable(latest, locales);
    const entity = store.publish(kind, id, version, locales);
    const after = kind === 'Entry' ? store.current.published.entry(id) : undefined;
    if (after) this.#options.onPublish?.(store, before, after);
    return entity;
  }

  /**
   * Unpublishes an entity, or some of its locales.
   * @throws ManagementError, StoreError
   */
  unpublish(kind: Kind, id: string, version?: number, locales?: readonly string[]): Entry | Asset {
    if (locales) this.#checkLocales(locales);
    return this.#options.store.unpublish(kind, id, version, locales);
  }

  /**
   * Checks whether an entity can be unpublished.
   * @throws ManagementError, StoreError
   */
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

/**
 * Returns links to the users who created, updated and published an entity. Older changes, and those that came with
 * files, are attributed to the workspace.
 */
export function usersOf({ sys }: Entry | Asset): Record<string, unknown> {
  const workspace = userLink(WORKSPACE.id);
  const { createdBy = workspace, updatedBy = workspace, publishedBy = workspace } = sys;
  return { createdBy, updatedBy, ...(sys.publishedVersion !== undefined && { publishedBy }) };
}

function refuse(id: string, errors: readonly unknown[]): void {
  if (errors.length > 0) throw new ManagementError(422, id, 'Validation error', { errors });
}
