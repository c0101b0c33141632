// A process writes the numbers of repeated log lines when it ends, which is after the last test.
afterAll(() => {
  globalThis.logRepeats = undefined;
});
