const POLL_MS = 10;

/**
 * Waits until something is so. It counts polls, not seconds, so that a process that did not run for a while has the same
 * number of them.
 */
export async function until(condition: () => boolean | Promise<boolean>, polls = 1_000): Promise<void> {
  for (let poll = 0; poll < polls; poll += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`It did not become so in ${polls} polls`);
}
