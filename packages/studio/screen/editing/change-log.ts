import type { Place } from './merge.ts';

export interface Change extends Place {
  before: unknown;
  after: unknown;
}

/** Changes of the same field within this time are one undo step. */
const PAUSE_MS = 1_000;
const MAX_STEPS = 200;

/** Undo history of an open entry or asset. */
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

  /** Returns the changes that undo the last step; empty if there is none. */
  undo(): Change[] {
    const step = this.#done.pop();
    if (!step) return [];
    this.#undone.push(step);
    this.#lastAt = -Infinity;
    return step
      .toReversed()
      .map(({ before, after, ...place }) => ({ ...place, before: after, after: before }));
  }

  redo(): Change[] {
    const step = this.#undone.pop();
    if (!step) return [];
    this.#done.push(step);
    return step;
  }
}
