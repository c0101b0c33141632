import type { ServerResponse } from 'node:http';
import { NO_DOCUMENT_POLICY } from '../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../lib/security/response-headers.ts';
import { log } from '../lib/telemetry/log.ts';

/** Why a request is refused before Next sees it. */
export interface Refusal {
  status: 400 | 405 | 413 | 414;
  /** Names the limit in logs. */
  reason: string;
  /** Tells a person what to do. */
  message: string;
  /** The methods that a refused method's path has. */
  allow?: readonly string[];
}

const TITLES: Record<Refusal['status'], string> = {
  400: 'This request could not be read',
  405: 'This address cannot be used like this',
  413: 'This is too large',
  414: 'This address is too long',
};

const page = (title: string, message: string): string =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${message} <a href="/en-us">Go to the home page</a>.</p></html>`;

/** Answers a refused request with a page that needs nothing else, and closes its connection: a body is not read. */
export function sendRefusal(response: ServerResponse, { status, message, allow }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    ...RESPONSE_HEADERS,
    'content-security-policy': NO_DOCUMENT_POLICY,
    'cache-control': 'no-store',
    connection: 'close',
    ...(allow && { allow: allow.join(', ') }),
  });
  response.end(page(TITLES[status], message));
}

const REPORT_INTERVAL_MS = 60_000;

/** Counts refusals and logs each reason's number once a minute: whoever sends many must not fill the log. */
export class RefusalCounter {
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  count(reason: string): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.report(), REPORT_INTERVAL_MS).unref();
  }

  /** Logs what was counted since the last report. */
  report(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [reason, requests] of this.#counts) log('warn', 'RequestsRefused', { reason, requests });
    this.#counts.clear();
  }
}
