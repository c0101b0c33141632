import { setImmediate as afterThisTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseKind } from './open.ts';

type Work<Tables, T> = (transaction: Transaction<Tables>) => Promise<T>;

/** Runs work in a transaction. When the promise resolves, the writes are on disk. */
export type Commit<Tables> = <T>(work: Work<Tables, T>) => Promise<T>;

/** Maximum number of writes per group. It limits how long the first write waits for the last. */
const MAX_GROUP_SIZE = 64;

/**
 * Creates a group commit: concurrent writes share one transaction and therefore one sync to disk, the expensive part.
 * PostgreSQL groups commits itself, so each piece of work has its own transaction there.
 *
 * Work that rejects must not have written anything before. If the database fails, all work of the group is retried in
 * separate transactions, so that a single failure does not affect the others.
 */
export function groupCommit<Tables>(db: Kysely<Tables>, kind: DatabaseKind): Commit<Tables> {
  const alone: Commit<Tables> = (work) => db.transaction().execute(work);
  if (kind === 'postgres') return alone;

  interface Waiting {
    /** Does the work and returns a callback to run once the work is on disk. */
    run: (transaction: Transaction<Tables>) => Promise<() => void>;
    again: () => void;
  }
  let queue: Waiting[] = [];
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    // Collect everything that arrives in the same turn of the event loop.
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
