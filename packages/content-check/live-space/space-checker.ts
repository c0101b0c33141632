import type { Finding } from './findings.ts';
import { checkInOwnProcess } from './own-process.ts';
import { readState, type LiveSpace } from './read-space.ts';

/** The published content of a space, or its content including drafts. */
type State = 'published' | 'preview';

/**
 * Checks the published content and the drafts of a space one at a time. Caches the findings until the content changes.
 */
export class SpaceChecker {
  readonly #spaces: Readonly<Record<State, LiveSpace>>;
  readonly #check: (live: LiveSpace) => Promise<Finding[]>;
  readonly #last = new Map<State, { version: string; findings: Finding[] }>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(spaces: Readonly<Record<State, LiveSpace>>, check = checkInOwnProcess) {
    this.#spaces = spaces;
    this.#check = check;
  }

  /**
   * Returns findings for the content at the time of the call or later.
   * @throws Error if the space could not be read
   */
  findings(state: State): Promise<Finding[]> {
    const findings = this.#queue.then(() => this.#current(state));
    this.#queue = findings.catch(() => undefined);
    return findings;
  }

  async #current(state: State): Promise<Finding[]> {
    const live = this.#spaces[state];
    // Read the version first, so that a change during the check makes the next call check again.
    const version = await readState(live);
    const last = this.#last.get(state);
    if (last?.version === version) return last.findings;
    const findings = await this.#check(live);
    this.#last.set(state, { version, findings });
    return findings;
  }
}
