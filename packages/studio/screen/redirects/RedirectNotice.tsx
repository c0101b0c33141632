import { useEffect, useState, useSyncExternalStore } from 'react';
import { readRedirectProblems, type RedirectProblems } from '../api/redirects.ts';
import type { Draft } from '../editing/draft.ts';
import './address-notice.css';

const NAMES = { from: 'From', to: 'To' };

/** Lists what keeps a redirect from being followed, as it was saved last. */
export function RedirectNotice({ draft, locale }: { draft: Draft; locale: string }) {
  useSyncExternalStore(draft.subscribe, () => draft.revision);
  const { id, contentType } = draft.saved.sys;
  const { from, to } = draft.saved.fields;
  /** A new value when there may be other problems; undefined for what is no redirect. */
  const state = contentType.sys.id === 'redirect' ? `${from?.[locale]} ${to?.[locale]}` : undefined;
  const [problems, setProblems] = useState<RedirectProblems>([]);
  useEffect(() => {
    if (state === undefined) return;
    let current = true;
    readRedirectProblems(id)
      .then((found) => current && setProblems(found))
      // The service validates the values itself, and names what is wrong with them.
      .catch(() => current && setProblems([]));
    return () => {
      current = false;
    };
  }, [id, state]);
  if (problems.length === 0) return null;
  return (
    <section className="address-notice" aria-label="Problems with this redirect">
      <ul>
        {problems.map(({ field, what, todo }) => (
          <li key={`${field} ${what}`}>
            {NAMES[field]} {what}: {todo}.
          </li>
        ))}
      </ul>
    </section>
  );
}
