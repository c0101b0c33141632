// Clear the counts of repeated log lines. Otherwise the process would log them on exit, after the last test.
afterAll(() => {
  globalThis.logRepeats = undefined;
});
