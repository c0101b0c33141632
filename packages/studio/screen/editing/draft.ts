import { ApiError } from '../api/client.ts';
import type { Entry } from '../api/schemas.ts';
import { ChangeLog, type Change } from './change-log.ts';
import { flushPendingText } from './pending-text.ts';
import {
  differences,
  merge,
  same,
  valueAt,
  withValue,
  type Conflict,
  type Fields,
  type Place,
} from './merge.ts';
import type { UnsentStore } from './unsent.ts';

const PAUSE_MS = 150;
/** Maximum delay of a save while the editor types without a pause. */
const MAX_WAIT_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** Common shape of entries and assets. */
export interface Editable {
  sys: { id: string; version: number };
  fields: Fields;
}

interface Service<Entity> {
  entry: (id: string) => Promise<Entity>;
  save: (value: Entity) => Promise<Entity>;
}

/** Open entry or asset with the typed values. Saves them automatically, one request at a time. */
export class Draft<Entity extends Editable = Entry> {
  /** Latest known state in the API. */
  saved: Entity;
  fields: Fields;
  state: SaveState = 'saved';
  problem = '';
  conflicts: Conflict[] = [];
  readonly log = new ChangeLog();
  /** Browser storage for changes that are not saved yet. */
  readonly unsent: UnsentStore | undefined;
  readonly #service: Service<Entity>;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | undefined;
  #failures = 0;
  #saving: Promise<void> = Promise.resolve();
  /** Fields of saves that got no response. The API might have stored them anyway. */
  #unanswered: Fields[] = [];
  /** Incremented on each change. Serves as the snapshot for useSyncExternalStore. */
  revision = 0;

  constructor(service: Service<Entity>, saved: Entity, unsent?: UnsentStore) {
    this.#service = service;
    this.unsent = unsent;
    this.saved = saved;
    this.fields = saved.fields;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  value(field: string, locale: string): unknown {
    return this.fields[field]?.[locale];
  }

  change(field: string, locale: string, value: unknown): void {
    this.changeTogether([{ field, locale, value }]);
  }

  /** Applies several changes that are undone in one step. */
  changeTogether(values: (Place & { value: unknown })[]): void {
    const changes = values
      .map(({ field, locale, value }) => ({
        field,
        locale,
        before: this.value(field, locale),
        after: value,
      }))
      .filter(({ before, after }) => !same(before, after));
    if (!changes.length) return;
    this.log.add(changes);
    this.#apply(changes);
  }

  /** Undoes the last step. @returns the field and locale of its first change, if any */
  undo(): Place | undefined {
    flushPendingText();
    return this.#applyFromLog(this.log.undo());
  }

  redo(): Place | undefined {
    flushPendingText();
    return this.#applyFromLog(this.log.redo());
  }

  /** Saves the current values. Resolves once no save is in flight. */
  save(): Promise<void> {
    flushPendingText();
    return this.#saveNext();
  }

  /**
   * Merges a state that the API returned, for example after a publish, with the typed values. Ignores a response that
   * is older than the last save.
   */
  replace(saved: Entity): void {
    if (saved.sys.version < this.saved.sys.version) return;
    this.#mergeWith(saved, this.saved.fields);
    this.#set(this.conflicts.length ? 'conflict' : this.state);
  }

  /** Replaces the saved and the typed values. Call this only when all typed values are saved. */
  overwrite(saved: Entity): void {
    this.saved = { ...saved };
    this.fields = saved.fields;
    this.#set(this.state);
  }

  /**
   * Resolves a conflict with one of its values. Keeps the conflict if `theirs` was chosen while the field's editor
   * still held back newer text.
   */
  resolve({ field, locale }: Place, choice: 'mine' | 'theirs'): void {
    const displayed = this.value(field, locale);
    flushPendingText();
    if (choice === 'theirs' && !same(displayed, this.value(field, locale))) return;
    const conflict = this.conflicts.find((one) => one.field === field && one.locale === locale);
    if (!conflict) return;
    this.conflicts = this.conflicts.filter((one) => one !== conflict);
    if (choice === 'theirs') this.change(field, locale, conflict.theirs);
    this.#set(this.conflicts.length ? 'conflict' : 'unsaved');
    void this.save();
  }

  /** Applies the changes of an undo or redo, except to values that another editor has changed since. */
  #applyFromLog(changes: Change[]): Place | undefined {
    const possible = changes.filter((change) => same(valueAt(this.fields, change), change.before));
    if (possible.length) this.#apply(possible);
    else this.#set(this.state);
    return possible[0];
  }

  #apply(changes: Change[]): void {
    for (const change of changes) this.fields = withValue(this.fields, change, change.after);
    this.#storeUnsent();
    this.#set(this.conflicts.length ? 'conflict' : 'unsaved');
    const now = performance.now();
    this.#unsavedSince ??= now;
    this.#scheduleSave(Math.max(0, Math.min(PAUSE_MS, this.#unsavedSince + MAX_WAIT_MS - now)));
  }

  #scheduleSave(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveNext(), milliseconds);
  }

  #saveNext(): Promise<void> {
    clearTimeout(this.#timer);
    this.#saving = this.#saving.then(() => this.#saveNow());
    return this.#saving;
  }

  #storeUnsent(): void {
    this.unsent?.store(
      differences(this.saved.fields, this.fields).map((place) => ({
        ...place,
        before: valueAt(this.saved.fields, place),
        after: valueAt(this.fields, place),
      })),
    );
  }

  async #saveNow(): Promise<void> {
    const { fields } = this;
    // Keep the other editor's value until the conflict is resolved.
    const sent = this.conflicts.reduce((all, one) => withValue(all, one, one.theirs), fields);
    if (!this.#unanswered.length && !differences(this.saved.fields, sent).length)
      return this.#finishSave(fields);
    this.#unsavedSince = undefined;
    if (!this.conflicts.length) this.#set('saving');
    try {
      this.saved = await this.#service.save({ ...this.saved, fields: sent });
      this.#unanswered = [];
      this.#finishSave(fields);
    } catch (error) {
      if (!isAnswered(error)) this.#unanswered.push(sent);
      await this.#handleSaveError(error);
    }
  }

  /** Updates the state after a save. @param fields the typed values when the save began */
  #finishSave(fields: Fields): void {
    this.#failures = 0;
    this.#storeUnsent();
    if (this.conflicts.length) this.#set('conflict');
    else this.#set(this.fields === fields ? 'saved' : 'unsaved');
  }

  async #handleSaveError(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.status !== 409) return this.#setFailed(error);
    try {
      const theirs = await this.#service.entry(this.saved.sys.id);
      // Flush first: the editor typed the pending text before seeing these changes, so the merge must include it.
      flushPendingText();
      this.#mergeWith(theirs, this.#baseOf(theirs.fields));
      this.#unanswered = [];
      this.#storeUnsent();
      this.#set(this.conflicts.length ? 'conflict' : 'unsaved');
      this.#scheduleSave(PAUSE_MS);
    } catch (problem) {
      this.#setFailed(problem);
    }
  }

  /** Merges the other side's fields into the draft. @param base common ancestor of both sides */
  #mergeWith(theirs: Entity, base: Fields): void {
    const { fields, conflicts } = merge(base, this.fields, theirs.fields);
    const isNew = ({ field, locale }: Place): boolean =>
      !conflicts.some((one) => one.field === field && one.locale === locale);
    const earlier = this.conflicts
      .filter(isNew)
      .map((one) => ({ ...one, theirs: valueAt(theirs.fields, one) }))
      .filter((one) => !same(valueAt(fields, one), one.theirs));
    this.saved = { ...theirs };
    // A save in flight compares this object to detect later changes, so keep it if no value differs.
    if (differences(this.fields, fields).length) this.fields = fields;
    this.conflicts = [...conflicts, ...earlier];
  }

  /** Returns the latest known saved fields, plus the values of unanswered saves that did reach the API. */
  #baseOf(theirs: Fields): Fields {
    let base = this.saved.fields;
    for (const sent of this.#unanswered)
      for (const place of differences(this.saved.fields, sent)) {
        const value = valueAt(sent, place);
        if (same(value, valueAt(theirs, place))) base = withValue(base, place, value);
      }
    return base;
  }

  #setFailed(error: unknown): void {
    const status = error instanceof ApiError ? error.status : undefined;
    const isRefused =
      status !== undefined && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
    if (isRefused) this.problem = error instanceof Error ? error.message : '';
    else if (status === 401)
      this.problem = 'you’re signed out. Sign in again in another tab to save your changes';
    else this.problem = 'the service isn’t responding. Your changes are kept and sent again automatically';
    this.#set('failed');
    if (isRefused) return;
    this.#failures += 1;
    this.#scheduleSave(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1)));
  }

  #set(state: SaveState): void {
    this.state = state;
    this.revision += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the API itself refused a request. After a gateway error (5xx), the request might have succeeded. */
const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
