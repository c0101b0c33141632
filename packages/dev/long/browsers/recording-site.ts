import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { close, listen } from '../../../../tests/contract/server/http-client.ts';
import { passOn, PASSING_SERVER } from '../pass-on.ts';
import type { Browser } from './browser.ts';

/** A path that the content security policy allows for scripts. */
const SCRIPT = '/_next/static/recorder.js';
const REPORTS = '/recorded-problems';
/** How long a report may take to arrive. */
const REPORT_TIMEOUT_MS = 5_000;

declare global {
  // The start of the HTML of the last element clicked in the open document.
  var lastClick: string | undefined;
}

const report = z.object({ tab: z.string(), number: z.number(), problem: z.string() });
const sentReports = z.object({ tab: z.string(), sent: z.number() });

/**
 * Runs in every page before any other script: reports problems that the page would log to the console, and records the
 * last click.
 */
function record(reports: string): void {
  globalThis.lastClick = 'nothing';
  addEventListener(
    'click',
    ({ target }) =>
      (globalThis.lastClick = target instanceof Element ? target.outerHTML.slice(0, 120) : 'nothing'),
    true,
  );
  // Number the reports, because beacons can arrive out of order, and after the next document.
  const report = (problem: string): void => {
    const tab = String((sessionStorage.reportingTab ??= String(Math.random())));
    const number = Number(sessionStorage.sentReports ?? 0) + 1;
    sessionStorage.sentReports = number;
    const body = JSON.stringify({ tab, number, problem: `${location.pathname}: ${problem}` });
    if (!navigator.sendBeacon(reports, body)) void fetch(reports, { method: 'POST', body });
  };
  // Ignore loads that the browser aborts on navigation.
  let isLeft = false;
  const h264 = 'video/mp4; codecs="avc1.42E01E"';
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) report(`error: ${event.message}`);
      // Debian's browsers lack H.264, in which most web videos are encoded.
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
 * A proxy between a browser and a site. Adds a script to each document that reports errors, warnings and policy
 * violations, because not every browser's protocol reports them.
 */
export class RecordingSite {
  readonly #server: Server;
  #sitePort = 0;
  readonly #problems: string[] = [];
  readonly #unanswered = new Map<ServerResponse, string>();
  readonly #reports = new EventEmitter();
  /** Numbers of the reports that arrived from each tab. */
  readonly #received = new Map<string, Set<number>>();
  /** The visitor's IP address, as sent by a proxy. */
  visitor = '10.0.0.1';

  constructor() {
    this.#server = createServer(
      PASSING_SERVER,
      (incoming, response) => void this.#answer(incoming, response),
    );
  }

  /**
   * Starts the proxy.
   * @returns the URL of the site for browsers
   */
  async start(): Promise<string> {
    return `http://localhost:${await listen(this.#server)}`;
  }

  passTo(port: number): void {
    this.#sitePort = port;
  }

  /** Discards the reports that a failed journey may have left. */
  forget(): void {
    this.#problems.length = 0;
  }

  /**
   * Returns the problems that pages in a browser have reported since the last call.
   * @throws Error when reports do not arrive in time
   */
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
    // Browsers repeat a request if its connection was closed.
    if (!numbers.has(number)) this.#problems.push(problem);
    numbers.add(number);
    this.#reports.emit('report');
  }

  /** Describes the last click and the unanswered requests, for the error of a failed journey. */
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
    // Request documents uncompressed, so that the script can be inserted.
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
