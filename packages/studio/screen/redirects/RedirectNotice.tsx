import { useEffect, useState, useSyncExternalStore } from 'react';
import { readRedirectProblems, type RedirectProblems } from '../api/redirects.ts';
import type { Draft } from '../editing/draft.ts';
import './address-notice.css';

const NAMES = { from: 'From', to: 'To' };

/** Lists the problems of a redirect entry in its last saved state. */
export function RedirectNotice({ draft, locale }: { draft: Draft; locale: string }) {
  useSyncExternalStore(draft.subscribe, () => draft.revision);
  const { id, contentType } = draft.saved.sys;
  const { from, to } = draft.saved.fields;
  /** Changes whenever the problems might have changed; undefined if the entry is not a redirect. */
  const state = contentType.sys.id === 'redirect' ? `${from?.[locale]} ${to?.[locale]}` : undefined;
  const [problems, setProblems] = useState<RedirectProblems>([]);
  useEffect(() => {
    if (state === undefined) return;
    let current = true;
    readRedirectProblems(id)
      .then((found) => current && setProblems(found))
      // Ignore errors: the API validates the values too.
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
