/** What was changed in an open entry, to be undone and done again. */
import type { Place } from './merge.ts';

export interface Change extends Place {
  before: unknown;
  after: unknown;
}

/** Typing without a longer pause is undone as one. */
const PAUSE_MS = 1_000;
const MAX_STEPS = 200;

export class ChangeLog {
  #done: Change[][] = [];
  #undone: Change[][] = [];
  #lastAt = -Infinity;

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  add(changes: Change[], at = performance.now()): void {
    const [change, ...others] = changes;
    if (!change) return;
    this.#undone = [];
    const [last, ...more] = this.#done.at(-1) ?? [];
    const continues = last?.field === change.field && last.locale === change.locale;
    if (last && continues && !others.length && !more.length && at - this.#lastAt < PAUSE_MS) {
      this.#done[this.#done.length - 1] = [{ ...last, after: change.after }];
    } else {
      this.#done = [...this.#done, changes].slice(-MAX_STEPS);
    }
    this.#lastAt = at;
  }

  /** The changes that undo the last step. */
  undo(): Change[] {
    const step = this.#done.pop();
    if (!step) return [];
    this.#undone.push(step);
    this.#lastAt = -Infinity;
    return step
      .toReversed()
      .map(({ before, after, ...place }) => ({ ...place, before: after, after: before }));
  }

  /** The changes of the step that was undone last. */
  redo(): Change[] {
    const step = this.#undone.pop();
    if (!step) return [];
    this.#done.push(step);
    return step;
  }
}
