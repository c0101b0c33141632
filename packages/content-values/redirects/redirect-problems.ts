import { parseSource, parseTarget, type Fault } from './redirect.ts';

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
  /** Whether a page exists at a normalized path. */
  hasPage: (path: string) => boolean;
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

/** Returns the fault of a redirect that leads to other redirects; undefined if it leads directly to its target. */
function chainFault(
  step: Step,
  steps: ReadonlyMap<string, Step>,
  hasPage: Options['hasPage'],
): Fault | undefined {
  if (step.next === null || !steps.has(step.next)) return undefined;
  const seen = new Set([step.from]);
  let last = step;
  while (last.next !== null && !hasPage(last.next)) {
    if (seen.has(last.next))
      return {
        what: `is part of a loop: ${[...seen].join(' to ')}`,
        todo: 'point one of them to a page',
      };
    const further = steps.get(last.next);
    if (!further) break;
    seen.add(last.next);
    last = further;
  }
  const second = last === step || step.next === null ? undefined : steps.get(step.next);
  return (
    second && {
      what: `redirects to ${step.to}, which redirects to ${second.to}`,
      todo: `redirect straight to ${last.to}`,
    }
  );
}

interface Read {
  /** Redirects that can apply, by source. The first redirect from a source wins. */
  steps: Map<string, Step>;
  /** All redirects that can be parsed. */
  readable: Step[];
  /** Problems of individual redirects, and of redirects with the same source. */
  problems: RedirectProblem[];
}

function readRedirects(redirects: readonly TypedRedirect[], origins: readonly string[] | undefined): Read {
  const problems: RedirectProblem[] = [];
  const steps = new Map<string, Step>();
  const readable: Step[] = [];
  for (const { id, from, to } of redirects) {
    const source = parseSource(from);
    const target = parseTarget(to, origins);
    if (!('path' in source)) problems.push(toProblem(id, 'from', source));
    if (!target)
      problems.push(
        toProblem(id, 'to', {
          what: `redirects to ${to}, which is neither a path nor an https URL`,
          todo: 'enter a path such as /en-us/new, or a URL that starts with https://',
        }),
      );
    if (!('path' in source) || !target) continue;
    const step = { id, from: source.path, to, next: target.path };
    readable.push(step);
    const other = steps.get(step.from);
    if (!other) steps.set(step.from, step);
    else
      problems.push(
        toProblem(id, 'from', {
          what: `is already the source of another redirect, ${other.id}`,
          todo: 'remove one of them',
        }),
      );
  }
  return { steps, readable, problems };
}

/** Returns the problem that pages or other redirects cause for a redirect; none if it leads directly to its target. */
function placeProblems(step: Step, steps: Read['steps'], hasPage: Options['hasPage']): RedirectProblem[] {
  if (hasPage(step.from))
    return [
      toProblem(step.id, 'from', {
        what: `is ${step.from}, the URL of a page`,
        todo: 'remove the redirect, or give the page another slug',
      }),
    ];
  const fault = chainFault(step, steps, hasPage);
  return fault ? [toProblem(step.id, 'to', fault)] : [];
}

/** Returns the problems of all redirects: invalid ones, ones that never apply, and chains. */
export function redirectProblems(
  redirects: readonly TypedRedirect[],
  { hasPage, origins }: Options,
): RedirectProblem[] {
  const { steps, readable, problems } = readRedirects(redirects, origins);
  return [...problems, ...readable.flatMap((step) => placeProblems(step, steps, hasPage))];
}

/** Returns the paths that a redirect's problems depend on: its source, and the targets of the whole chain. */
function pathsFrom({ from, next }: Step, steps: Read['steps']): string[] {
  const paths = new Set([from]);
  for (let path = next; path !== null && !paths.has(path); path = steps.get(path)?.next ?? null)
    paths.add(path);
  return [...paths];
}

/**
 * Returns the problems of one redirect. Only looks up pages on its chain.
 * @param hasPage whether a page exists at a normalized path
 * @param origins the site's own origins, if known
 * @throws errors from `hasPage`
 */
export async function problemsOfRedirect(
  id: string,
  redirects: readonly TypedRedirect[],
  hasPage: (path: string) => Promise<boolean>,
  origins?: readonly string[],
): Promise<RedirectProblem[]> {
  const { steps, readable, problems } = readRedirects(redirects, origins);
  const own = problems.filter((problem) => problem.id === id);
  const step = readable.find((one) => one.id === id);
  if (!step) return own;
  const paths = pathsFrom(step, steps);
  const found = await Promise.all(paths.map(hasPage));
  const pages = new Set(paths.filter((_, index) => found[index]));
  return [...own, ...placeProblems(step, steps, (path) => pages.has(path))];
}
