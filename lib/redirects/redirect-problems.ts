import { parseSource, parseTarget, type Fault } from './redirect.ts';

/** A redirect as an editor typed it. */
export interface TypedRedirect {
  id: string;
  from: string;
  to: string;
}

export interface RedirectProblem extends Fault {
  id: string;
  field: 'from' | 'to';
}

interface Options {
  /** Whether there is a page at a normalized path. */
  hasPage: (path: string) => boolean;
  /** The site's own origins, where they are known. */
  origins?: readonly string[];
}

interface Step {
  id: string;
  from: string;
  to: string;
  next: string | null;
}

const toProblem = (id: string, field: 'from' | 'to', { what, todo }: Fault): RedirectProblem => ({
  id,
  field,
  what,
  todo,
});

/** The fault of a redirect that leads on to other redirects; undefined for one that leads to its target at once. */
function chainFault(step: Step, steps: ReadonlyMap<string, Step>, { hasPage }: Options): Fault | undefined {
  if (step.next === null || !steps.has(step.next)) return undefined;
  const seen = new Set([step.from]);
  let last = step;
  while (last.next !== null && !hasPage(last.next)) {
    if (seen.has(last.next))
      return {
        what: `leads in a circle: ${[...seen].join(' to ')}`,
        todo: 'let one of them lead to a page',
      };
    const further = steps.get(last.next);
    if (!further) break;
    seen.add(last.next);
    last = further;
  }
  const second = last === step || step.next === null ? undefined : steps.get(step.next);
  return (
    second && {
      what: `leads to ${step.to}, which leads on to ${second.to}`,
      todo: `lead straight to ${last.to}`,
    }
  );
}

/** Returns redirects that never fire and chains that take several hops, in one pass over all redirects. */
export function redirectProblems(redirects: readonly TypedRedirect[], options: Options): RedirectProblem[] {
  const problems: RedirectProblem[] = [];
  const steps = new Map<string, Step>();
  const parsed: Step[] = [];
  for (const { id, from, to } of redirects) {
    const source = parseSource(from);
    const target = parseTarget(to, options.origins);
    if (!('path' in source)) problems.push(toProblem(id, 'from', source));
    if (!target)
      problems.push(
        toProblem(id, 'to', {
          what: `leads to ${to}, which is neither a path nor an https address`,
          todo: 'enter a path such as /en-us/new, or an address that begins with https://',
        }),
      );
    if (!('path' in source) || !target) continue;
    const step = { id, from: source.path, to, next: target.path };
    parsed.push(step);
    const other = steps.get(step.from);
    if (!other) steps.set(step.from, step);
    else
      problems.push(
        toProblem(id, 'from', {
          what: `has the same address as another redirect, ${other.id}`,
          todo: 'remove one of them',
        }),
      );
  }
  for (const step of parsed) {
    if (options.hasPage(step.from))
      problems.push(
        toProblem(step.id, 'from', {
          what: `leads away from ${step.from}, where a page stands`,
          todo: 'remove the redirect, or give the page another slug',
        }),
      );
    else {
      const fault = chainFault(step, steps, options);
      if (fault) problems.push(toProblem(step.id, 'to', fault));
    }
  }
  return problems;
}

/** The paths on which the problems of a redirect depend: its source, and the targets of all redirects in a row. */
function pathsFrom(from: string, steps: ReadonlyMap<string, string | null>): string[] {
  const paths = new Set<string>();
  for (let path: string | null = from; path !== null && !paths.has(path); path = steps.get(path) ?? null)
    paths.add(path);
  return [...paths];
}

/**
 * Returns the problems of one of the redirects, and asks for the pages on its way only.
 * @param hasPage whether there is a page at a normalized path
 * @param origins the site's own, where they are known
 * @throws unknown what `hasPage` throws
 */
export async function problemsOfRedirect(
  id: string,
  redirects: readonly TypedRedirect[],
  hasPage: (path: string) => Promise<boolean>,
  origins?: readonly string[],
): Promise<RedirectProblem[]> {
  const steps = new Map<string, string | null>();
  let own: string | undefined;
  for (const { id: other, from, to } of redirects) {
    const source = parseSource(from);
    if (!('path' in source)) continue;
    if (other === id) own = source.path;
    steps.set(source.path, parseTarget(to, origins)?.path ?? null);
  }
  const paths = own === undefined ? [] : pathsFrom(own, steps);
  const found = await Promise.all(paths.map(hasPage));
  const pages = new Set(paths.filter((_, index) => found[index]));
  const problems = redirectProblems(redirects, { hasPage: (path) => pages.has(path), origins });
  return problems.filter((problem) => problem.id === id);
}
