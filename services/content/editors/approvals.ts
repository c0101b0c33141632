/** Regulated fields are published once a second person approved exactly their values (docs/services.md, "Editors"). */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isObject } from '../space/is-object.ts';
import { currentActor } from '../space/actor.ts';
import type { Change } from '../space/change.ts';
import { entryOf } from '../space/entity-type.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { StoreError } from '../space/store-error.ts';
import type { Entry } from '../space/types.ts';
import type { ValidationError } from '../validation/error.ts';
import { accessDenied, requireRole } from './access.ts';
import { regulatedFields } from './regulated-fields.ts';

/** The values of fields as they are to be approved: a digest of each. */
export const FIELD_DIGESTS = z.record(z.string(), z.string());
export type FieldDigests = z.infer<typeof FIELD_DIGESTS>;

/** An approval, or a request for one as long as nobody gave it. */
export interface Approval {
  digests: FieldDigests;
  approvedBy?: string | undefined;
}

export interface RegulatedField {
  field: string;
  /** `published`: the newest value is the published one. */
  status: 'published' | 'approved' | 'unapproved';
  /** Who made the change; undefined when that was the workspace. */
  changedBy?: string | undefined;
}

const CHANGES = z.object({
  id: z.string(),
  /** Who last changed a field, and to which value. */
  fields: z.record(z.string(), z.object({ digest: z.string(), changedBy: z.string() })),
});

/** The same for the same value, whatever the order of its properties. */
function digestOf(value: unknown): string {
  const sorted = (_key: string, part: unknown): unknown =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  return createHash('sha256')
    .update(JSON.stringify(value ?? {}, sorted))
    .digest('hex');
}

interface Options {
  store: ContentStore;
  recordsFolder: string;
}

/** Who changed the regulated fields of the entries of an environment, and who may approve and publish them. */
export class Approvals {
  readonly #store: ContentStore;
  readonly #changes: RecordFolder<z.infer<typeof CHANGES>>;
  readonly #sources: ((entry: string) => Approval[])[] = [];

  constructor({ store, recordsFolder }: Options) {
    this.#store = store;
    this.#changes = new RecordFolder(join(recordsFolder, 'regulated_changes'), CHANGES);
    store.subscribe((change) => this.#follow(change));
  }

  /** Where approvals are found. */
  addSource(source: (entry: string) => Approval[]): void {
    this.#sources.push(source);
  }

  #regulated(entry: Entry): string[] {
    const { id } = entry.sys.contentType.sys;
    return regulatedFields(id, this.#store.current.contentTypes.get(id)?.fields ?? []);
  }

  /** Regulated fields whose newest values are not the published ones. */
  #changed(entry: Entry): string[] {
    const published = this.#store.current.published.entry(entry.sys.id);
    return this.#regulated(entry).filter(
      (field) => !isDeepStrictEqual(entry.fields[field] ?? {}, published?.fields[field] ?? {}),
    );
  }

  #follow({ action, entity }: Change): void {
    const entry = entryOf(entity);
    if (!entry) return;
    const { id } = entry.sys;
    if (action === 'delete') this.#changes.remove(id);
    const { id: actor, role } = currentActor();
    // The workspace approves nothing, so what it changed may be approved by anybody.
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

  /** The newest values of fields, for an approval. @returns undefined when a field is not regulated */
  digests(entry: Entry, fields: readonly string[]): FieldDigests | undefined {
    const regulated = this.#regulated(entry);
    if (fields.some((field) => !regulated.includes(field))) return undefined;
    return Object.fromEntries(fields.map((field) => [field, digestOf(entry.fields[field])]));
  }

  /**
   * Whether the editor of the request may approve these values now.
   * @throws ManagementError AccessDenied; StoreError VersionMismatch when a field has another value by now
   */
  checkApprovable(entry: Entry, digests: FieldDigests): void {
    const { id: actor } = currentActor();
    requireRole('approver');
    for (const [field, digest] of Object.entries(digests)) {
      if (digestOf(entry.fields[field]) !== digest)
        throw new StoreError('VersionMismatch', `${field} was changed after its approval was requested`);
      if (this.#changedBy(entry, field) === actor)
        throw accessDenied(`You changed ${field}: a second person approves it`);
    }
  }

  /** The regulated fields of an entry: whether a publish would change them, and whether it may. */
  statuses(entry: Entry): RegulatedField[] {
    const approvals = this.#sources.flatMap((source) => source(entry.sys.id));
    const changed = this.#changed(entry);
    return this.#regulated(entry).map((field) => {
      if (!changed.includes(field)) return { field, status: 'published' };
      const digest = digestOf(entry.fields[field]);
      const changedBy = this.#changedBy(entry, field);
      const isApproved = approvals.some(
        ({ digests, approvedBy }) =>
          approvedBy !== undefined && approvedBy !== changedBy && digests[field] === digest,
      );
      return { field, status: isApproved ? 'approved' : 'unapproved', changedBy };
    });
  }

  /** The regulated fields that keep the editor of the request from publishing an entry. */
  errors(entry: Entry): ValidationError[] {
    if (currentActor().role === 'administrator') return [];
    return this.statuses(entry)
      .filter(({ status }) => status === 'unapproved')
      .map(({ field }) => ({
        name: 'approval',
        path: ['fields', field],
        details: `A second person must approve "${field}" before it is published`,
      }));
  }
}
