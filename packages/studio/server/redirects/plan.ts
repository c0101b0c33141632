/** What keeps old addresses of a page leading to it, without chains and without loops. */
import { z } from 'zod';
import { parseSource, parseTarget } from '@cleanpro/content-values/redirects/redirect';

const REDIRECT = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  isLive: z.boolean(),
});
/** A `redirect` entry. */
export type Redirect = z.infer<typeof REDIRECT>;

export type Step =
  /** A new redirect, or one that is there but not live. */
  | { kind: 'add'; from: string; to: string; id?: string }
  /** A redirect that led to an old address, and would lead through another one. */
  | { kind: 'shorten'; id: string; from: string; to: string; before: string }
  /** A redirect away from the address that the page has now. */
  | { kind: 'remove'; id: string; from: string; to: string };

/** The normalized path from which a redirect leads. */
function sourceOf({ from }: Redirect): string | undefined {
  const source = parseSource(from);
  return 'path' in source ? source.path : undefined;
}

interface Change {
  /** The addresses that the page had. */
  old: readonly string[];
  /** The address that it has. */
  now: string;
}

/** The steps to take, given the redirects that are there; none when everything leads to the page already. */
export function redirectSteps(redirects: readonly Redirect[], { old, now }: Change): Step[] {
  const steps: Step[] = [];
  const gone = [...new Set(old)].filter((path) => path !== now);
  for (const from of gone) {
    const existing = redirects.find((redirect) => sourceOf(redirect) === from);
    if (existing?.isLive && parseTarget(existing.to)?.path === now) continue;
    steps.push({ kind: 'add', from, to: now, ...(existing && { id: existing.id }) });
  }
  for (const redirect of redirects) {
    const { id, from, to, isLive } = redirect;
    const source = sourceOf(redirect);
    if (!isLive || (source !== undefined && gone.includes(source))) continue;
    if (source === now) steps.push({ kind: 'remove', id, from, to });
    else if (gone.includes(parseTarget(to)?.path ?? ''))
      steps.push({ kind: 'shorten', id, from, to: now, before: to });
  }
  return steps;
}
