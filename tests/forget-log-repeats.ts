// A process logs its counts of repeated lines on exit. Clears the counts, because that is after the last test.
afterAll(() => {
  globalThis.logRepeats = undefined;
});
