import { useEffect, useId, useState } from 'react';
import { readAddressOwner, type AddressOwner } from '../api/new-page.ts';
import { SLUG } from './slug.ts';

const PAUSE_MS = 200;

export type Availability =
  | { state: 'empty' | 'wrong' | 'checking' | 'free' }
  | { state: 'taken'; owner: AddressOwner }
  | { state: 'unchecked'; problem: string };

/** Checks while the editor types whether a slug is valid and free. */
export function useAvailability(slug: string): Availability {
  const [checked, setChecked] = useState<{ slug: string; availability: Availability }>();
  const isRight = SLUG.test(slug);
  useEffect(() => {
    if (!isRight) return;
    let current = true;
    const timer = setTimeout(() => {
      readAddressOwner(slug)
        .then((owner): Availability => (owner ? { state: 'taken', owner } : { state: 'free' }))
        .catch((error: unknown): Availability => {
          const problem = error instanceof Error ? error.message : 'The service isn’t responding';
          return { state: 'unchecked', problem };
        })
        .then((availability) => current && setChecked({ slug, availability }))
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [slug, isRight]);
  if (slug === '') return { state: 'empty' };
  if (!isRight) return { state: 'wrong' };
  return checked?.slug === slug ? checked.availability : { state: 'checking' };
}

const SENTENCES = {
  empty: 'Enter a title to fill in the URL.',
  wrong: 'Use only lowercase letters, digits, hyphens and slashes.',
  checking: 'Checking availability…',
  free: 'This URL is available.',
};

interface Props {
  root: string;
  slug: string;
  setSlug: (slug: string) => void;
  availability: Availability;
}

/** Input for the address of a new page, displayed after its fixed prefix. */
export function AddressField({ root, slug, setSlug, availability }: Props) {
  const id = useId();
  const { state } = availability;
  const isWrong = state === 'wrong' || state === 'taken';
  return (
    <div className="labelled">
      <label htmlFor={id}>URL</label>
      <div className="address">
        <span id={`${id}-root`}>{root}</span>
        <input
          id={id}
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
          aria-invalid={isWrong}
          aria-describedby={`${id}-root ${id}-state`}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <p id={`${id}-state`} role="status" className={isWrong ? 'error' : 'soft'} data-state={state}>
        {state === 'taken' ? (
          <>
            “<a href={`#/entries/${encodeURIComponent(availability.owner.id)}`}>{availability.owner.title}</a>
            ” ({availability.owner.kind}) already uses this URL.
          </>
        ) : state === 'unchecked' ? (
          `This URL couldn’t be checked: ${availability.problem}`
        ) : (
          SENTENCES[state]
        )}
      </p>
    </div>
  );
}
