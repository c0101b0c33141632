/**
 * What a process has to remember so that the next one may go on using its pages: which tags expired when, and how far it
 * followed each outside service. On `globalThis`, because Next's bundles and the server load this module once each.
 */
import { z } from 'zod';
import { ALL_CONTENT_TAG } from '../content/cache/tags.ts';
import { expirationTimes, expireTags, restoreExpirationTimes } from './tag-expirations.ts';

/** What is followed (poll-changes.ts): pages of an earlier process are current once all of it was looked at. */
export const FOLLOWED = ['content', 'offers', 'reviews', 'privacy', 'year'] as const;
type Followed = (typeof FOLLOWED)[number];

/** A checkpoint, as it is stored. */
export const CHECKPOINT = z.object({
  /** In milliseconds since the epoch. */
  savedAt: z.number(),
  expirations: z.array(z.tuple([z.string(), z.number()])),
  positions: z.record(z.string(), z.unknown()),
});

export type Checkpoint = z.infer<typeof CHECKPOINT>;

interface CheckpointState {
  /** How far the earlier process had followed each service. */
  restored: Record<string, unknown>;
  /** How far this one has; undefined while that is unclear. */
  positions: Map<Followed, () => unknown>;
  unchecked: Set<Followed>;
  onChecked: (() => void)[];
}

declare global {
  var checkpointState: CheckpointState | undefined;
}

const state: CheckpointState = (globalThis.checkpointState ??= {
  restored: {},
  positions: new Map(),
  unchecked: new Set(FOLLOWED),
  onChecked: [],
});

/** Goes on from an earlier process's checkpoint; called before anything is followed. */
export function restoreCheckpoint({ expirations, positions }: Checkpoint): void {
  restoreExpirationTimes(expirations);
  state.restored = positions;
}

/** How far the earlier process had followed a service; undefined without one. One that cannot be read expires all pages. */
export function restoredPosition<Position>(
  name: Followed,
  schema: z.ZodType<Position>,
): Position | undefined {
  if (!(name in state.restored)) return undefined;
  const position = schema.safeParse(state.restored[name]);
  if (!position.success) expireTags([ALL_CONTENT_TAG]);
  return position.data;
}

/** Says how far this process has followed a service; a position that is undefined prevents a checkpoint. */
export function followPosition(name: Followed, position: () => unknown): void {
  state.positions.set(name, position);
}

/** What changed at a service while no process ran has expired. */
export function markChecked(name: Followed): void {
  if (!state.unchecked.delete(name) || state.unchecked.size > 0) return;
  for (const resolve of state.onChecked.splice(0)) resolve();
}

/** Whether all that changed while no process ran has expired. */
export const isChecked = (): boolean => state.unchecked.size === 0;

/** Resolves when all that changed while no process ran has expired. */
export const whenChecked = (): Promise<void> =>
  isChecked() ? Promise.resolve() : new Promise((resolve) => state.onChecked.push(resolve));

/**
 * The checkpoint of this moment; undefined while this process does not follow all services yet.
 * @param now in milliseconds since the epoch
 * @param maxAgeMs how old the pages may be that are used with it
 */
export function takeCheckpoint(now: number, maxAgeMs: number): Checkpoint | undefined {
  if (!isChecked()) return undefined;
  const positions = Object.fromEntries(FOLLOWED.map((name) => [name, state.positions.get(name)?.()]));
  if (Object.values(positions).includes(undefined)) return undefined;
  return { savedAt: now, expirations: expirationTimes(now - maxAgeMs), positions };
}
