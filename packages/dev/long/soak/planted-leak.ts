/** Preloaded in addition to report-usage.ts, to prove that soak.test.ts detects leaks. */
import { subscribe } from 'node:diagnostics_channel';
import { openSync } from 'node:fs';

/** 4 kB, about the size of a request with its headers. */
const LEAKED_NUMBERS = 512;
/** Files and timers are leaked only once per this many requests, because they are more expensive. */
const REQUESTS = 100;

const leaked: number[][] = [];

subscribe('http.server.request.start', () => {
  leaked.push(Array.from({ length: LEAKED_NUMBERS }, () => leaked.length));
  if (leaked.length % REQUESTS !== 0) return;
  openSync('/dev/null', 'r');
  setInterval(() => leaked.length, 3_600_000);
});
