import { useEffect, useState, useSyncExternalStore } from 'react';
import { readRedirects, type Redirects, type RedirectStep } from '../api/redirects.ts';
import type { Draft } from '../editing/draft.ts';
import { Problem } from '../Problem.tsx';
import './address-notice.css';

function Steps({ steps }: { steps: RedirectStep[] }) {
  return (
    <ul>
      {steps.map((step) => (
        <li key={`${step.kind} ${step.from}`}>
          {step.kind === 'add' && (
            <>
              <code>{step.from}</code> redirects to <code>{step.to}</code>
            </>
          )}
          {step.kind === 'shorten' && (
            <>
              <code>{step.from}</code> redirects straight to <code>{step.to}</code> instead of{' '}
              <code>{step.before}</code>
            </>
          )}
          {step.kind === 'remove' && (
            <>
              <code>{step.from}</code> no longer redirects to <code>{step.to}</code> because it’s this page’s
              own URL
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lists the redirects that a changed slug causes. The content service creates them on publish. */
export function AddressNotice({ draft, locale }: { draft: Draft; locale: string }) {
  useSyncExternalStore(draft.subscribe, () => draft.revision);
  const { id, publishedVersion } = draft.saved.sys;
  const slug = draft.saved.fields.slug?.[locale];
  /** Changes with the slug and with each publish, because either can change the redirects that are needed. */
  const state = typeof slug === 'string' ? `${slug} ${publishedVersion}` : undefined;
  const [read, setRead] = useState<{ state: string; redirects: Redirects; problem: string }>();
  useEffect(() => {
    if (state === undefined) return;
    let current = true;
    readRedirects(id)
      .then((redirects) => current && setRead({ state, redirects, problem: '' }))
      .catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : 'The service isn’t responding.';
        if (current) setRead({ state, redirects: null, problem });
      });
    return () => {
      current = false;
    };
  }, [id, state]);
  if (!read || state === undefined) return null;
  const { redirects, problem } = read;
  if (problem) return <Problem>Redirects for the old URL couldn’t be checked: {problem}</Problem>;
  if (!redirects || redirects.afterPublish.length === 0) return null;
  return (
    <section className="address-notice" aria-label="URL change">
      <p>
        When you publish, the page moves from <code>{redirects.live}</code> to <code>{redirects.draft}</code>,
        and existing links keep working:
      </p>
      <Steps steps={redirects.afterPublish} />
    </section>
  );
}
