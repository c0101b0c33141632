const POLL_MS = 10;

/**
 * Waits until a condition is true. Counts polls instead of seconds, so that a process that was suspended for a while
 * still gets the same number of polls.
 * @throws Error when the condition is still false after the last poll
 */
export async function until(condition: () => boolean | Promise<boolean>, polls = 1_000): Promise<void> {
  for (let poll = 0; poll < polls; poll += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The condition was still false after ${polls} polls`);
}
