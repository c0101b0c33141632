/** Slide-ins: a stack of entries and assets opened over a form, stored in the query of the URL hash. */
import type { EntityKind } from './entity-changes.ts';

export interface SlideIn {
  kind: EntityKind;
  id: string;
}

const NAME = 'slide';

export function parseSlideIns(hash: string): SlideIn[] {
  const [, search = ''] = hash.split('?');
  return new URLSearchParams(search).getAll(NAME).flatMap((value): SlideIn[] => {
    const [kind, id] = value.split(':');
    return (kind === 'Entry' || kind === 'Asset') && id ? [{ kind, id }] : [];
  });
}

function hashOf(slideIns: SlideIn[]): string {
  const [path = ''] = location.hash.split('?');
  const search = new URLSearchParams(slideIns.map(({ kind, id }) => [NAME, `${kind}:${id}`]));
  return slideIns.length ? `${path}?${search}` : path;
}

/** Fires the event that `pushState` and `replaceState` do not fire. */
const notify = (): boolean => dispatchEvent(new HashChangeEvent('hashchange'));

export function openSlideIn(slideIn: SlideIn): void {
  const open = parseSlideIns(location.hash);
  const last = open.at(-1);
  if (last?.kind === slideIn.kind && last.id === slideIn.id) return;
  history.pushState({ opened: true }, '', hashOf([...open, slideIn]));
  notify();
}

/** Closes the topmost slide-in, like the browser's Back button. */
export function closeSlideIn(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'opened' in state) return history.back();
  history.replaceState(null, '', hashOf(parseSlideIns(location.hash).slice(0, -1)));
  notify();
}

export function subscribeAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
