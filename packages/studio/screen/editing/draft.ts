/** One open entry or asset: its values as typed, saved by itself, one request at a time. */
import { ApiError } from '../api/client.ts';
import type { Entry } from '../api/schemas.ts';
import { ChangeLog, type Change } from './change-log.ts';
import { releaseHeldBack } from './held-back.ts';
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
/** Who types without a pause is saved too. */
const MAX_WAIT_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** What entries and assets have in common. */
export interface Editable {
  sys: { id: string; version: number };
  fields: Fields;
}

interface Service<Entity> {
  entry: (id: string) => Promise<Entity>;
  save: (value: Entity) => Promise<Entity>;
}

export class Draft<Entity extends Editable = Entry> {
  /** As the service has it. */
  saved: Entity;
  fields: Fields;
  state: SaveState = 'saved';
  problem = '';
  conflicts: Conflict[] = [];
  readonly log = new ChangeLog();
  /** Where the browser stores what did not reach the service yet. */
  readonly unsent: UnsentStore | undefined;
  readonly #service: Service<Entity>;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | undefined;
  #failures = 0;
  #saving: Promise<void> = Promise.resolve();
  /** What was sent and met no answer: the service may have it all the same. */
  #unanswered: Fields[] = [];
  /** A new value for each change, for useSyncExternalStore. */
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

  /** Several changes, which are undone as one. */
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

  /** @returns where the change was */
  undo(): Place | undefined {
    releaseHeldBack();
    return this.#again(this.log.undo());
  }

  redo(): Place | undefined {
    releaseHeldBack();
    return this.#again(this.log.redo());
  }

  /** Saves what is typed; resolves once nothing is on its way. */
  save(): Promise<void> {
    releaseHeldBack();
    return this.#saveNext();
  }

  /**
   * Goes on with a state that the service answered, after a publish, and with what is typed. An answer that a later save
   * has overtaken is dropped.
   */
  replace(saved: Entity): void {
    if (saved.sys.version < this.saved.sys.version) return;
    this.#mergeWith(saved, this.saved.fields);
    this.#set(this.conflicts.length ? 'conflict' : this.state);
  }

  /** Replaces what is typed too, of which nothing may be unsaved. */
  takeOver(saved: Entity): void {
    this.saved = { ...saved };
    this.fields = saved.fields;
    this.#set(this.state);
  }

  /** Takes one of the two values of a conflict. What is typed at that moment is a decision too: then theirs is not taken. */
  resolve({ field, locale }: Place, choice: 'mine' | 'theirs'): void {
    const displayed = this.value(field, locale);
    releaseHeldBack();
    if (choice === 'theirs' && !same(displayed, this.value(field, locale))) return;
    const conflict = this.conflicts.find((one) => one.field === field && one.locale === locale);
    if (!conflict) return;
    this.conflicts = this.conflicts.filter((one) => one !== conflict);
    if (choice === 'theirs') this.change(field, locale, conflict.theirs);
    this.#set(this.conflicts.length ? 'conflict' : 'unsaved');
    void this.save();
  }

  /** What somebody else changed meanwhile stays. */
  #again(changes: Change[]): Place | undefined {
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
    this.#saveIn(Math.max(0, Math.min(PAUSE_MS, this.#unsavedSince + MAX_WAIT_MS - now)));
  }

  #saveIn(milliseconds: number): void {
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
    // Until a conflict is resolved, the other editor's value stays.
    const sent = this.conflicts.reduce((all, one) => withValue(all, one, one.theirs), fields);
    if (!this.#unanswered.length && !differences(this.saved.fields, sent).length) return this.#settle(fields);
    this.#unsavedSince = undefined;
    if (!this.conflicts.length) this.#set('saving');
    try {
      this.saved = await this.#service.save({ ...this.saved, fields: sent });
      this.#unanswered = [];
      this.#settle(fields);
    } catch (error) {
      if (!isAnswered(error)) this.#unanswered.push(sent);
      await this.#failed(error);
    }
  }

  /** @param fields what was typed when the save began */
  #settle(fields: Fields): void {
    this.#failures = 0;
    this.#storeUnsent();
    if (this.conflicts.length) this.#set('conflict');
    else this.#set(this.fields === fields ? 'saved' : 'unsaved');
  }

  async #failed(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.status !== 409) return this.#fail(error);
    try {
      const theirs = await this.#service.entry(this.saved.sys.id);
      // What is on its way from an editor was typed without having seen theirs.
      releaseHeldBack();
      this.#mergeWith(theirs, this.#baseOf(theirs.fields));
      this.#unanswered = [];
      this.#storeUnsent();
      this.#set(this.conflicts.length ? 'conflict' : 'unsaved');
      this.#saveIn(PAUSE_MS);
    } catch (problem) {
      this.#fail(problem);
    }
  }

  /** @param base what both sides began with */
  #mergeWith(theirs: Entity, base: Fields): void {
    const { fields, conflicts } = merge(base, this.fields, theirs.fields);
    const isNew = ({ field, locale }: Place): boolean =>
      !conflicts.some((one) => one.field === field && one.locale === locale);
    const earlier = this.conflicts
      .filter(isNew)
      .map((one) => ({ ...one, theirs: valueAt(theirs.fields, one) }))
      .filter((one) => !same(valueAt(fields, one), one.theirs));
    this.saved = { ...theirs };
    // A save that is under way tells by them whether something was typed since.
    if (differences(this.fields, fields).length) this.fields = fields;
    this.conflicts = [...conflicts, ...earlier];
  }

  /** What this draft last knew the service to have, with those of its own unanswered saves that did arrive. */
  #baseOf(theirs: Fields): Fields {
    let base = this.saved.fields;
    for (const sent of this.#unanswered)
      for (const place of differences(this.saved.fields, sent)) {
        const value = valueAt(sent, place);
        if (same(value, valueAt(theirs, place))) base = withValue(base, place, value);
      }
    return base;
  }

  #fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : undefined;
    const isRefused =
      status !== undefined && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
    if (isRefused) this.problem = error instanceof Error ? error.message : '';
    else if (status === 401)
      this.problem = 'you are signed out. Sign in again in another tab, and this is saved';
    else this.problem = 'the service does not answer. What you typed is kept, and sent again by itself';
    this.#set('failed');
    if (isRefused) return;
    this.#failures += 1;
    this.#saveIn(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1)));
  }

  #set(state: SaveState): void {
    this.state = state;
    this.revision += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the service itself decided about a request; behind a gateway's error it may have done what was asked. */
const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
