import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from '../../contract/server/listening';
import { passOn } from '../pass-on';
import type { Browser } from './browser';

/** Where the policy of pages lets scripts be. */
const SCRIPT = '/_next/static/recorder.js';
const REPORTS = '/recorded-problems';

/** Runs first in every page, in the browser: reports what its console would have. */
function record(reports: string): void {
  const report = (problem: string): void =>
    void navigator.sendBeacon(reports, `${location.pathname}: ${problem}`);
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
      report(`console.${level}: ${args.map(String).join(' ')}`);
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
  readonly #reports = new EventEmitter();
  /** The visitor's IP address, as a proxy says it. */
  visitor = '10.0.0.1';

  constructor() {
    this.#server = createServer((incoming, response) => void this.#answer(incoming, response));
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

  /** What the pages in a browser reported since the last call; each sends its reports in their order. */
  async problemsOf(browser: Browser): Promise<string[]> {
    const end = 'no more problems';
    const isSent = await browser.evaluate(
      (path, message) => navigator.sendBeacon(path, message),
      REPORTS,
      end,
    );
    if (isSent !== true) throw new Error('The page could not report');
    while (!this.#problems.includes(end)) await once(this.#reports, 'report');
    return this.#problems.splice(0).filter((problem) => problem !== end);
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
      this.#problems.push(await text(incoming));
      this.#reports.emit('report');
      response.writeHead(204).end();
      return;
    }
    const headers = { ...incoming.headers, 'x-forwarded-for': this.visitor };
    const isDocument = incoming.headers.accept?.includes('text/html') === true;
    // Compressed, a document cannot take the script.
    if (isDocument)
      passOn(this.#sitePort, incoming, response, { ...headers, 'accept-encoding': 'identity' }, addRecorder);
    else passOn(this.#sitePort, incoming, response, headers);
  }
}

async function addRecorder(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers;
  const body = await text(answer);
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(body.replace('<head>', () => `<head><script src="${SCRIPT}"></script>`));
}
