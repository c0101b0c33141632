import { setImmediate as afterThisTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseKind } from './open.ts';

type Work<Tables, T> = (transaction: Transaction<Tables>) => Promise<T>;

/** Runs work in a transaction; when the promise resolves, what it wrote is on the disk. */
export type Commit<Tables> = <T>(work: Work<Tables, T>) => Promise<T>;

/** So many share one write to the disk at most, so that the first does not wait long for the last. */
const TOGETHER = 64;

/**
 * Lets what is written at the same time share one transaction, and with it one write to the disk, which is what takes
 * the time. PostgreSQL does this by itself, so there each work has its own.
 *
 * Work that fails by its own rules must have written nothing by then; when the database itself fails, what shared the
 * transaction is done again one by one, so that nobody pays for another's failure.
 */
export function groupCommit<Tables>(db: Kysely<Tables>, kind: DatabaseKind): Commit<Tables> {
  const alone: Commit<Tables> = (work) => db.transaction().execute(work);
  if (kind === 'postgres') return alone;

  interface Waiting {
    /** Does the work and gives what to do when it is on the disk. */
    run: (transaction: Transaction<Tables>) => Promise<() => void>;
    again: () => void;
  }
  let queue: Waiting[] = [];
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    // What arrived in the same turn is here before the first commit.
    await afterThisTurn();
    while (queue.length > 0) {
      const group = queue.slice(0, TOGETHER);
      queue = queue.slice(TOGETHER);
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
