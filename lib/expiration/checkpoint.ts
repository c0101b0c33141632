/**
 * State that the next process needs to keep using this one's cached pages: the time at which each tag expired, and how
 * far each outside service was followed. It is on `globalThis` because Next's bundles and the server each load this
 * module.
 */
import { z } from 'zod';
import { ALL_CONTENT_TAG } from '../content/cache/tags.ts';
import { expirationTimes, expireTags, restoreExpirationTimes } from './tag-expirations.ts';

/** Sources of changes (poll-changes.ts). The pages of an earlier process are current once every source is caught up. */
export const CHANGE_SOURCES = ['content', 'offers', 'reviews', 'privacy', 'year'] as const;
type ChangeSource = (typeof CHANGE_SOURCES)[number];

export const CHECKPOINT = z.object({
  /** Milliseconds since the epoch. */
  savedAt: z.number(),
  expirations: z.array(z.tuple([z.string(), z.number()])),
  positions: z.record(z.string(), z.unknown()),
});

export type Checkpoint = z.infer<typeof CHECKPOINT>;

interface CheckpointState {
  /** How far the earlier process had followed each source. */
  restored: Record<string, unknown>;
  /** Functions that return how far this process has followed each source, or undefined while that is unclear. */
  positions: Map<ChangeSource, () => unknown>;
  sourcesBehind: Set<ChangeSource>;
  onCaughtUp: (() => void)[];
}

declare global {
  var checkpointState: CheckpointState | undefined;
}

const state: CheckpointState = (globalThis.checkpointState ??= {
  restored: {},
  positions: new Map(),
  sourcesBehind: new Set(CHANGE_SOURCES),
  onCaughtUp: [],
});

/** Continues from the checkpoint of an earlier process. Call it before any source is followed. */
export function restoreCheckpoint({ expirations, positions }: Checkpoint): void {
  restoreExpirationTimes(expirations);
  state.restored = positions;
}

/** Returns how far the earlier process had followed a source, if known. An unreadable position expires all pages. */
export function restoredPosition<Position>(
  name: ChangeSource,
  schema: z.ZodType<Position>,
): Position | undefined {
  if (!(name in state.restored)) return undefined;
  const position = schema.safeParse(state.restored[name]);
  if (!position.success) expireTags([ALL_CONTENT_TAG]);
  return position.data;
}

/**
 * Registers a function that returns how far this process has followed a source. `takeCheckpoint` returns nothing while
 * any of these functions returns undefined.
 */
export function followPosition(name: ChangeSource, position: () => unknown): void {
  state.positions.set(name, position);
}

/** Records that everything that changed at a source while no process ran has expired. */
export function markCaughtUp(name: ChangeSource): void {
  if (!state.sourcesBehind.delete(name) || state.sourcesBehind.size > 0) return;
  for (const resolve of state.onCaughtUp.splice(0)) resolve();
}

/** Whether everything that changed while no process ran has expired. */
export const isCaughtUp = (): boolean => state.sourcesBehind.size === 0;

/** Resolves when everything that changed while no process ran has expired. */
export const whenCaughtUp = (): Promise<void> =>
  isCaughtUp() ? Promise.resolve() : new Promise((resolve) => state.onCaughtUp.push(resolve));

/**
 * Returns a checkpoint of the current state. Undefined until this process follows all sources.
 * @param now milliseconds since the epoch
 * @param maxAgeMs maximum age of the pages that are used with the checkpoint
 */
export function takeCheckpoint(now: number, maxAgeMs: number): Checkpoint | undefined {
  if (!isCaughtUp()) return undefined;
  const positions = Object.fromEntries(CHANGE_SOURCES.map((name) => [name, state.positions.get(name)?.()]));
  if (Object.values(positions).includes(undefined)) return undefined;
  return { savedAt: now, expirations: expirationTimes(now - maxAgeMs), positions };
}
