/** Plans the redirects from the old addresses of a page to its current address, without chains and loops. */
import { z } from 'zod';
import { parseSource, parseTarget } from '@cleanpro/content-values/redirects/redirect';

const REDIRECT = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  isLive: z.boolean(),
});
/** Entry of the content type `redirect`. */
export type Redirect = z.infer<typeof REDIRECT>;

export type Step =
  /** A new redirect. With an id, it replaces an existing redirect from the same address. */
  | { kind: 'add'; from: string; to: string; id?: string }
  /** An existing redirect to an old address, which is retargeted to avoid a chain of two. */
  | { kind: 'shorten'; id: string; from: string; to: string; before: string }
  /** A redirect away from the current address of the page. */
  | { kind: 'remove'; id: string; from: string; to: string };

/** Returns the normalized path that a redirect starts from. */
function sourceOf({ from }: Redirect): string | undefined {
  const source = parseSource(from);
  return 'path' in source ? source.path : undefined;
}

interface Change {
  /** Earlier addresses of the page. */
  old: readonly string[];
  /** Current address of the page. */
  now: string;
}

/** Returns the changes to the existing redirects; empty when all old addresses already lead to the page. */
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
