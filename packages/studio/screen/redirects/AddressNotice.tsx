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
              <code>{step.from}</code> leads to <code>{step.to}</code>
            </>
          )}
          {step.kind === 'shorten' && (
            <>
              <code>{step.from}</code>, which leads to <code>{step.before}</code>, leads to{' '}
              <code>{step.to}</code> at once
            </>
          )}
          {step.kind === 'remove' && (
            <>
              <code>{step.from}</code> no longer leads to <code>{step.to}</code>: it is this page’s own
              address
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
  /** Changes whenever other redirects may be needed. */
  const state = typeof slug === 'string' ? `${slug} ${publishedVersion}` : undefined;
  const [read, setRead] = useState<{ state: string; redirects: Redirects; problem: string }>();
  useEffect(() => {
    if (state === undefined) return;
    let current = true;
    readRedirects(id)
      .then((redirects) => current && setRead({ state, redirects, problem: '' }))
      .catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : 'The service does not answer.';
        if (current) setRead({ state, redirects: null, problem });
      });
    return () => {
      current = false;
    };
  }, [id, state]);
  if (!read || state === undefined) return null;
  const { redirects, problem } = read;
  if (problem) return <Problem>What becomes of the old address cannot be found out: {problem}</Problem>;
  if (!redirects || redirects.afterPublish.length === 0) return null;
  return (
    <section className="address-notice" aria-label="Change of address">
      <p>
        Once published, the page moves from <code>{redirects.live}</code> to <code>{redirects.draft}</code>,
        and links to it go on working:
      </p>
      <Steps steps={redirects.afterPublish} />
    </section>
  );
}
