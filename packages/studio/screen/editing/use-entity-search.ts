import { useEffect, useState } from 'react';
import type { ChoiceRequest, Chosen } from './choice-requests.ts';
import type { Editing } from './editing.ts';

const PAGE_SIZE = 40;
const PAUSE_MS = 150;

interface Found {
  items: Chosen[];
  total: number;
}

function queryOf(choice: ChoiceRequest, text: string, type: string, skip: number): URLSearchParams {
  const query = new URLSearchParams({
    limit: String(PAGE_SIZE),
    skip: String(skip),
    order: '-sys.updatedAt',
    'sys.archivedAt[exists]': 'false',
  });
  const types = type ? [type] : choice.contentTypes;
  if (choice.kind === 'Entry' && types.length) query.set('sys.contentType.sys.id[in]', types.join());
  const [group] = choice.mimetypeGroups;
  if (choice.kind === 'Asset' && group) query.set('mimetype_group', group);
  if (text) query.set('query', text);
  return query;
}

/** Searches for entries or assets. Returns the loaded results and a function that loads more. */
export function useEntitySearch(
  { entriesApi }: Editing,
  choice: ChoiceRequest,
  typed: string,
  type: string,
): { found: Found | undefined; problem: string; more: (() => void) | undefined } {
  const text = typed.trim();
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState('');
  const [skip, setSkip] = useState(0);
  const search = `${text} ${type}`;
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    setSkip(0);
  }
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      try {
        const kind = choice.kind === 'Entry' ? 'entries' : 'assets';
        const { items, total } = await entriesApi.list(kind, queryOf(choice, text, type, skip));
        if (!current) return;
        setFound((before) => ({ items: skip ? [...(before?.items ?? []), ...items] : items, total }));
        setProblem('');
      } catch (error) {
        if (current) setProblem(error instanceof Error ? error.message : 'The list couldn’t be loaded');
      }
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [entriesApi, choice, text, type, skip]);
  const isMore = found !== undefined && found.items.length < found.total;
  return { found, problem, more: isMore ? () => setSkip(found.items.length) : undefined };
}
