/**
 * Regulated fields are published only after a second person approved exactly these values. Each approval is valid for
 * one publish (docs/services.md, "Editors").
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { RegulatedFields } from '../options.ts';
import { isObject } from '../space/is-object.ts';
import { currentActor } from '../space/actor.ts';
import type { Change } from '../space/change.ts';
import { asEntry } from '../space/entity-type.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { StoreError } from '../space/store-error.ts';
import type { Entry } from '../space/types.ts';
import type { ValidationError } from '../validation/error.ts';
import { accessDenied, requireRole } from './access.ts';

/** Digest of each field's values in all locales, by field id. */
const FIELD_DIGESTS = z.record(z.string(), z.string());

/** An approval request. The approval is given once `approvedBy` is set. */
export const APPROVAL = z.object({
  digests: FIELD_DIGESTS,
  /**
   * Number of times the entry had been published when the approval was requested. The next publish ends the approval.
   * The count is stored in the entry's file, so a crash cannot separate the publish from the end of its approval. Older
   * records have no count, so their approvals have ended.
   */
  publishes: z.number().optional(),
  approvedBy: z.string().optional(),
  /** Fields that were changed after the approval, even if the change was undone. */
  changed: z.array(z.string()).optional(),
});
export type Approval = z.infer<typeof APPROVAL>;

export interface RegulatedField {
  field: string;
  /** `published`: the latest value is the published one. */
  status: 'published' | 'approved' | 'unapproved';
  /** Id of the editor who made the change; undefined when it was made with the workspace's token. */
  changedBy?: string | undefined;
}

const CHANGES = z.object({
  id: z.string(),
  fields: z.record(z.string(), z.object({ digest: z.string(), changedBy: z.string() })),
});

/** Returns the same digest for equal values, regardless of the order of their properties. */
function digestOf(value: unknown): string {
  const sorted = (_key: string, part: unknown): unknown =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  return createHash('sha256')
    .update(JSON.stringify(value ?? {}, sorted))
    .digest('hex');
}

const publishesOf = ({ sys }: Entry): number => sys.publishedCounter ?? 0;

const approves = (
  { digests, publishes, approvedBy, changed = [] }: Approval,
  entry: Entry,
  field: string,
  digest: string,
): boolean =>
  approvedBy !== undefined &&
  publishes === publishesOf(entry) &&
  digests[field] === digest &&
  !changed.includes(field);

interface Options {
  store: ContentStore;
  recordsFolder: string;
  regulatedFields?: RegulatedFields | undefined;
}

/** Tracks who changed the regulated fields of an environment's entries. Decides who may approve and publish them. */
export class Approvals {
  readonly #store: ContentStore;
  readonly #regulatedFields: RegulatedFields;
  readonly #changes: RecordFolder<z.infer<typeof CHANGES>>;
  readonly #sources: ((entry: string) => Approval[])[] = [];

  constructor({ store, recordsFolder, regulatedFields = {} }: Options) {
    this.#store = store;
    this.#regulatedFields = regulatedFields;
    this.#changes = new RecordFolder(join(recordsFolder, 'regulated_changes'), CHANGES);
    store.subscribe((change) => this.#follow(change));
  }

  addSource(source: (entry: string) => Approval[]): void {
    this.#sources.push(source);
  }

  #regulated(entry: Entry): string[] {
    const { id } = entry.sys.contentType.sys;
    const regulated = Object.hasOwn(this.#regulatedFields, id) ? this.#regulatedFields[id] : [];
    const fields = (this.#store.current.contentTypes.get(id)?.fields ?? []).map((field) => field.id);
    return regulated === 'all' ? fields : fields.filter((field) => regulated?.includes(field));
  }

  /** Returns the regulated fields whose latest values differ from the published ones. */
  #changed(entry: Entry): string[] {
    const published = this.#store.current.published.entry(entry.sys.id);
    return this.#regulated(entry).filter(
      (field) => !isDeepStrictEqual(entry.fields[field] ?? {}, published?.fields[field] ?? {}),
    );
  }

  #follow({ action, entity }: Change): void {
    const entry = asEntry(entity);
    if (!entry) return;
    const { id } = entry.sys;
    if (action === 'delete') this.#changes.remove(id);
    const { id: actor, role } = currentActor();
    // A change made with the workspace's token has no author, so any approver may approve it.
    if ((action !== 'save' && action !== 'create') || role === 'administrator') return;
    const fields = this.#changed(entry);
    const before = this.#changes.get(id)?.fields ?? {};
    if (fields.length === 0 && Object.keys(before).length === 0) return;
    const now = fields.map((field): [string, { digest: string; changedBy: string }] => {
      const digest = digestOf(entry.fields[field]);
      const same = before[field];
      return [field, same?.digest === digest ? same : { digest, changedBy: actor }];
    });
    const next = { id, fields: Object.fromEntries(now) };
    if (!isDeepStrictEqual(next.fields, before)) this.#changes.put(next);
  }

  #changedBy(entry: Entry, field: string): string | undefined {
    const change = this.#changes.get(entry.sys.id)?.fields[field];
    return change?.digest === digestOf(entry.fields[field]) ? change.changedBy : undefined;
  }

  /**
   * Creates an approval request for the latest values of fields.
   * @returns undefined when a field is not regulated
   */
  request(entry: Entry, fields: readonly string[]): Approval | undefined {
    const regulated = this.#regulated(entry);
    if (fields.some((field) => !regulated.includes(field))) return undefined;
    const digests = Object.fromEntries(fields.map((field) => [field, digestOf(entry.fields[field])]));
    return { digests, publishes: publishesOf(entry) };
  }

  /**
   * Gives an approval as the current editor.
   * @throws ManagementError AccessDenied without the role, or for the editor's own change or request
   * @throws StoreError VersionMismatch when a value or the published state has changed since the request
   */
  approve(entry: Entry, approval: Approval, requestedBy: string): Approval {
    const { id: actor, role } = currentActor();
    requireRole('approver');
    for (const [field, digest] of Object.entries(approval.digests)) {
      if (digestOf(entry.fields[field]) !== digest)
        throw new StoreError(
          'VersionMismatch',
          `${field} was changed after its approval was requested: ask for a new one`,
        );
      if (this.#changedBy(entry, field) === actor)
        throw accessDenied(`You changed ${field}: a second person approves it`);
    }
    if (approval.publishes !== publishesOf(entry))
      throw new StoreError(
        'VersionMismatch',
        'The entry was published after this approval was requested: ask for a new one',
      );
    if (role !== 'administrator' && requestedBy === actor)
      throw accessDenied('You asked for this approval: another approver gives it');
    return { ...approval, approvedBy: actor };
  }

  /** Updates an approval after its entry was saved. The approval ends for each field whose value changed. */
  afterSave(entry: Entry, approval: Approval): Approval {
    const { digests, approvedBy, changed = [] } = approval;
    if (approvedBy === undefined) return approval;
    const newlyChanged = Object.entries(digests)
      .filter(([field, digest]) => !changed.includes(field) && digestOf(entry.fields[field]) !== digest)
      .map(([field]) => field);
    return newlyChanged.length > 0 ? { ...approval, changed: [...changed, ...newlyChanged] } : approval;
  }

  #approvals(entry: Entry): Approval[] {
    return this.#sources.flatMap((source) => source(entry.sys.id));
  }

  /** Returns the approval status of each regulated field of an entry. */
  statuses(entry: Entry): RegulatedField[] {
    const approvals = this.#approvals(entry);
    const changed = this.#changed(entry);
    return this.#regulated(entry).map((field) => {
      if (!changed.includes(field)) return { field, status: 'published' };
      const digest = digestOf(entry.fields[field]);
      const isApproved = approvals.some((approval) => approves(approval, entry, field, digest));
      return {
        field,
        status: isApproved ? 'approved' : 'unapproved',
        changedBy: this.#changedBy(entry, field),
      };
    });
  }

  /**
   * Returns an error for each regulated field that the current editor may not publish.
   * @param latest the entry's latest state; differs from `entry` when only some locales are published
   */
  errors(entry: Entry, latest: Entry): ValidationError[] {
    if (currentActor().role === 'administrator') return [];
    return this.statuses(entry)
      .filter(({ status }) => status === 'unapproved')
      .map(({ field }) => ({
        name: 'approval',
        path: ['fields', field],
        details: `A second person must approve "${field}" before it is published: ${this.#remedy(entry, latest, field)}`,
      }));
  }

  /** Explains why a field is not approved, and what to do about it. */
  #remedy(entry: Entry, latest: Entry, field: string): string {
    const approvals = this.#approvals(entry);
    const ofAllLocales = digestOf(latest.fields[field]);
    if (approvals.some((approval) => approves(approval, latest, field, ofAllLocales)))
      return 'it was approved in all locales together. Publish all locales';
    const earlier = approvals.filter(
      ({ approvedBy, digests }) => approvedBy !== undefined && Object.hasOwn(digests, field),
    );
    if (
      earlier.some(({ publishes, changed }) => publishes === publishesOf(latest) || changed?.includes(field))
    )
      return 'it was changed after its approval. Ask an approver again';
    if (earlier.length > 0) return 'a publish used up its approval. Ask an approver again';
    return 'ask an approver';
  }
}
