import { setImmediate as afterThisTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseKind } from './open.ts';

type Work<Tables, T> = (transaction: Transaction<Tables>) => Promise<T>;

/** Runs work in a transaction; its writes are on disk when the promise resolves. */
export type Commit<Tables> = <T>(work: Work<Tables, T>) => Promise<T>;

/** Bounds how long the first of a group waits for the last. */
const MAX_GROUP_SIZE = 64;

/**
 * Group commit: concurrent writes share one transaction, and with it one sync to disk, the expensive part. PostgreSQL
 * does this by itself, so there each work has its own transaction.
 *
 * Work that rejects must not have written anything by then. When the database fails, the group's work runs again one by
 * one, so that one failure does not affect the others.
 */
export function groupCommit<Tables>(db: Kysely<Tables>, kind: DatabaseKind): Commit<Tables> {
  const alone: Commit<Tables> = (work) => db.transaction().execute(work);
  if (kind === 'postgres') return alone;

  interface Waiting {
    /** Does the work and returns what to call once it is on disk. */
    run: (transaction: Transaction<Tables>) => Promise<() => void>;
    again: () => void;
  }
  let queue: Waiting[] = [];
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    // Collects everything that arrives in the same turn of the event loop.
    await afterThisTurn();
    while (queue.length > 0) {
      const group = queue.slice(0, MAX_GROUP_SIZE);
      queue = queue.slice(MAX_GROUP_SIZE);
      try {
        const settle = await db.transaction().execute(async (transaction) => {
          const done: (() => void)[] = [];
          for (const { run } of group) done.push(await run(transaction));
          return done;
        });
        for (const done of settle) done();
      } catch {
        for (const { again } of group) again();
      }
      await afterThisTurn();
    }
    running = false;
  }

  return <T>(work: Work<Tables, T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      queue.push({
        async run(transaction) {
          try {
            const value = await work(transaction);
            return () => resolve(value);
          } catch (error) {
            if (error instanceof Error && 'code' in error) throw error;
            return () => reject(error);
          }
        },
        again: () => void alone(work).then(resolve, reject),
      });
      if (!running) void drain();
    });
}
