import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Entities, Kind, Listed } from '../api/entities.ts';
import type { ContentType } from '../api/schemas.ts';
import { duplicate, runOneByOne, publishTogether, retag, type Failed } from './bulk.ts';
import type { Requests } from './list-data.ts';
import type { Selection } from './selection.ts';
import { statusOf } from './status.ts';

/** Maximum number of ids per request. More do not fit into a URL. */
const IDS = 100;

export type Action = 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'duplicate';

const WORDS: Readonly<Record<Action | 'tag', { doing: string; done: string }>> = {
  publish: { doing: 'Publishing', done: 'published' },
  unpublish: { doing: 'Unpublishing', done: 'unpublished' },
  archive: { doing: 'Archiving', done: 'archived' },
  unarchive: { doing: 'Unarchiving', done: 'unarchived' },
  duplicate: { doing: 'Duplicating', done: 'duplicated' },
  tag: { doing: 'Tagging', done: 'tagged' },
};

/** Statuses in which each action has an effect. */
const APPLIES: Readonly<Record<Action, readonly string[]>> = {
  publish: ['Draft', 'Changed'],
  unpublish: ['Changed', 'Published'],
  archive: ['Draft'],
  unarchive: ['Archived'],
  duplicate: ['Draft', 'Changed', 'Published', 'Archived'],
};

/** Returns the selected entities that an action applies to. */
export const applicableTo = (action: Action, selected: readonly Listed[]): Listed[] =>
  selected.filter((one) => APPLIES[action].includes(statusOf(one)));

export interface Bulk {
  running: { doing: string; done: number; total: number } | undefined;
  /** Summary of the last run. */
  result: string;
  failed: Failed[];
  run: (action: Action) => Promise<void>;
  tag: (add: string[], remove: string[]) => Promise<void>;
  stop: () => void;
  dismiss: () => void;
  /** Shows the result of another operation next to the list. */
  announce: (result: string) => void;
}

/** Reads the latest versions of entities, so that a failed action can be retried. */
async function readLatest(
  entities: Entities,
  kind: Kind,
  listedBefore: readonly Listed[],
): Promise<Listed[]> {
  const latest = new Map<string, Listed>();
  for (let start = 0; start < listedBefore.length; start += IDS) {
    const ids = listedBefore.slice(start, start + IDS).map(({ sys }) => sys.id);
    const query = new URLSearchParams({ 'sys.id[in]': ids.join(), limit: String(IDS) });
    const page = await entities.page(kind, query).catch(() => undefined);
    for (const one of page?.items ?? []) latest.set(one.sys.id, one);
  }
  return listedBefore.map((one) => latest.get(one.sys.id) ?? one);
}

interface Options {
  kind: Kind;
  requests: Requests;
  contentTypes: readonly ContentType[];
  selection: Selection;
  /** Filters of the list. */
  scope: string;
}

const EMPTY_OUTCOME: { result: string; failed: Failed[] } = { result: '', failed: [] };

/** Runs bulk actions on the selection, and returns their progress and failures. */
export function useBulk({ kind, requests, contentTypes, selection, scope }: Options): Bulk {
  const queries = useQueryClient();
  const [running, setRunning] = useState<Bulk['running']>();
  const [outcome, setOutcome] = useState({ ...EMPTY_OUTCOME, scope });
  const controller = useRef<AbortController>(undefined);
  const isRunning = running !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isRunning]);

  async function perform(
    name: Action | 'tag',
    entities: readonly Listed[],
    operate: (run: Parameters<typeof runOneByOne>[2]) => Promise<Failed[]>,
  ): Promise<void> {
    const { doing, done } = WORDS[name];
    const total = entities.length;
    controller.current = new AbortController();
    setOutcome({ ...EMPTY_OUTCOME, scope });
    setRunning({ doing, done: 0, total });
    const failed = await operate({
      kind,
      contentTypes,
      signal: controller.current.signal,
      onProgress: (count) => setRunning({ doing, done: count, total }),
    });
    const ok = total - failed.length;
    // Reload the rows first, so that the remaining selection matches the list.
    await queries.invalidateQueries([kind]);
    selection.replace(
      await readLatest(
        requests.entities,
        kind,
        failed.map(({ entity }) => entity),
      ),
    );
    setRunning(undefined);
    setOutcome({
      result: failed.length ? `${ok} of ${total} ${done}, ${failed.length} failed` : `${ok} ${done}`,
      failed,
      scope,
    });
  }

  const { entities: requested, bulkActions } = requests;
  return {
    running,
    // Do not show the outcome of a run on a differently filtered list.
    ...(outcome.scope === scope ? outcome : EMPTY_OUTCOME),
    run: (action) => {
      const entities = applicableTo(action, selection.entities);
      return perform(action, entities, (run) => {
        if (action === 'publish' || action === 'unpublish')
          return publishTogether(bulkActions, action, entities, run);
        return runOneByOne(
          entities,
          (one) => {
            if (action !== 'duplicate') return requested[action](kind, one);
            const type = contentTypes.find(({ sys }) => sys.id === one.sys.contentType?.sys.id);
            if (!type) throw new Error('Its content type doesn’t exist.');
            return duplicate(requested, one.sys.id, type);
          },
          run,
        );
      });
    },
    tag: (add, remove) => {
      const { entities } = selection;
      return perform('tag', entities, (run) =>
        runOneByOne(entities, (one) => retag(requested, kind, one.sys.id, add, remove), run),
      );
    },
    stop: () => controller.current?.abort(),
    dismiss: () => setOutcome({ ...EMPTY_OUTCOME, scope }),
    announce: (result) => setOutcome({ result, failed: [], scope }),
  };
}
