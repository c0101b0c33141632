import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { close, listen } from '../../../../tests/contract/server/listening.ts';
import { passOn, PASSING_SERVER } from '../pass-on.ts';
import type { Browser } from './browser.ts';

/** Where the policy of pages lets scripts be. */
const SCRIPT = '/_next/static/recorder.js';
const REPORTS = '/recorded-problems';
/** How long a report may be on its way. */
const REPORT_TIMEOUT_MS = 5_000;

declare global {
  // The beginning of the element that was clicked last in the open document.
  var lastClick: string | undefined;
}

const report = z.object({ tab: z.string(), number: z.number(), problem: z.string() });
const sentReports = z.object({ tab: z.string(), sent: z.number() });

/** Runs first in every page, in the browser: reports what its console would have, and notes the last click. */
function record(reports: string): void {
  globalThis.lastClick = 'nothing';
  addEventListener(
    'click',
    ({ target }) =>
      (globalThis.lastClick = target instanceof Element ? target.outerHTML.slice(0, 120) : 'nothing'),
    true,
  );
  // Beacons may arrive in another order than they were sent in, and after the next document.
  const report = (problem: string): void => {
    const tab = String((sessionStorage.reportingTab ??= String(Math.random())));
    const number = Number(sessionStorage.sentReports ?? 0) + 1;
    sessionStorage.sentReports = number;
    const body = JSON.stringify({ tab, number, problem: `${location.pathname}: ${problem}` });
    if (!navigator.sendBeacon(reports, body)) void fetch(reports, { method: 'POST', body });
  };
  // What a page no longer loads because it is being left is no problem of it.
  let isLeft = false;
  const h264 = 'video/mp4; codecs="avc1.42E01E"';
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) report(`error: ${event.message}`);
      // Debian's browsers come without H.264, in which videos of the web are.
      else if (event.target instanceof HTMLVideoElement && event.target.canPlayType(h264) === '') return;
      else if (!isLeft && event.target instanceof Element)
        report(`not loaded: ${event.target.outerHTML.slice(0, 300)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
    report(`violation: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile ?? ''}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      // Logged on every page without a tag manager (docs/product.md, "Messages").
      if (args[0] !== 'GA not loaded') report(`console.${level}: ${args.map(String).join(' ')}`);
      original.apply(console, args);
    };
  }
}

/**
 * Stands between a browser and a site, and adds a script to each document that reports errors, warnings and violations
 * of the policy: not every browser's protocol does.
 */
export class RecordingSite {
  readonly #server: Server;
  #sitePort = 0;
  readonly #problems: string[] = [];
  readonly #unanswered = new Map<ServerResponse, string>();
  readonly #reports = new EventEmitter();
  /** The numbers of the reports that arrived from each tab. */
  readonly #received = new Map<string, Set<number>>();
  /** The visitor's IP address, as a proxy says it. */
  visitor = '10.0.0.1';

  constructor() {
    this.#server = createServer(
      PASSING_SERVER,
      (incoming, response) => void this.#answer(incoming, response),
    );
  }

  /** @returns the URL where browsers find the site */
  async start(): Promise<string> {
    return `http://localhost:${await listen(this.#server)}`;
  }

  passTo(port: number): void {
    this.#sitePort = port;
  }

  /** Drops what was reported by now: the rest of a journey that failed. */
  forget(): void {
    this.#problems.length = 0;
  }

  /** What the pages in a browser reported since the last call. */
  async problemsOf(browser: Browser): Promise<string[]> {
    const { tab, sent } = sentReports.parse(
      await browser.evaluate(() => ({
        tab: String(sessionStorage.reportingTab),
        sent: Number(sessionStorage.sentReports ?? 0),
      })),
    );
    const arrived = (): number => this.#received.get(tab)?.size ?? 0;
    const signal = AbortSignal.timeout(REPORT_TIMEOUT_MS);
    while (arrived() < sent)
      await once(this.#reports, 'report', { signal }).catch((cause: unknown) => {
        throw new Error(`${arrived()} of ${sent} reports arrived`, { cause });
      });
    return this.#problems.splice(0);
  }

  #receive(body: string): void {
    const { tab, number, problem } = report.parse(JSON.parse(body));
    const numbers = this.#received.get(tab) ?? new Set();
    this.#received.set(tab, numbers);
    // A browser repeats a request whose connection was closed.
    if (!numbers.has(number)) this.#problems.push(problem);
    numbers.add(number);
    this.#reports.emit('report');
  }

  /** What a browser did and what it is waiting for, for the error of a journey that failed. */
  async stateOf(browser: Browser): Promise<string[]> {
    const clicked = await browser.evaluate(() => globalThis.lastClick);
    return [
      `Clicked last: ${String(clicked)}`,
      `Not answered: ${[...this.#unanswered.values()].join(', ') || 'nothing'}`,
      ...this.#problems.splice(0).map((problem) => `Reported: ${problem}`),
    ];
  }

  stop(): Promise<void> {
    return close(this.#server);
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(`(${String(record)})(${JSON.stringify(REPORTS)})`);
      return;
    }
    if (incoming.url === REPORTS) {
      this.#receive(await text(incoming));
      response.writeHead(204).end();
      return;
    }
    this.#unanswered.set(response, `${incoming.method} ${incoming.url}`);
    response.on('close', () => this.#unanswered.delete(response));
    const headers = { ...incoming.headers, 'x-forwarded-for': this.visitor };
    const isDocument = incoming.headers.accept?.includes('text/html') === true;
    // Compressed, a document cannot take the script.
    if (isDocument)
      passOn(this.#sitePort, incoming, response, { ...headers, 'accept-encoding': 'identity' }, addRecorder);
    else passOn(this.#sitePort, incoming, response, headers);
  }
}

function addRecorder(answer: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers;
  text(answer).then(
    (body) => {
      response.writeHead(answer.statusCode ?? 502, headers);
      response.end(body.replace('<head>', () => `<head><script src="${SCRIPT}"></script>`));
    },
    () => response.destroy(),
  );
}
