// On exit, a process logs its counts of repeated log lines. In Jest, that would be after the last test.
afterAll(() => {
  globalThis.logRepeats = undefined;
});
