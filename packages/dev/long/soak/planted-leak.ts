/** Preloaded beside report-held.ts, to prove that soak.test.ts sees what requests leave behind. */
import { subscribe } from 'node:diagnostics_channel';
import { openSync } from 'node:fs';

/** 4 kB: about what a request and its headers take. */
const LEAKED_NUMBERS = 512;
/** Files and timers are dearer: one for so many requests. */
const REQUESTS = 100;

const leaked: number[][] = [];

subscribe('http.server.request.start', () => {
  leaked.push(Array.from({ length: LEAKED_NUMBERS }, () => leaked.length));
  if (leaked.length % REQUESTS !== 0) return;
  openSync('/dev/null', 'r');
  setInterval(() => leaked.length, 3_600_000);
});
