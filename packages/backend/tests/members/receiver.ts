/** A CRM that receives submissions and can be made to fail. */
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** Submissions by idempotency key, in the order of first arrival. */
  received: Map<string, Received>;
  times: Map<string, number>;
  refused: number;
  stop(): Promise<void>;
}

interface Options {
  /** Whether to refuse an attempt, counted from 0. */
  failing: (attempt: number, sent: Received) => boolean;
  /** Called between receiving a submission and sending the response. */
  beforeResponse?: (id: string) => Promise<void>;
}

/** Starts a receiver on a free port. */
export function startReceiver({ failing, beforeResponse }: Options): Promise<Receiver> {
  let attempts = 0;
  const received: Receiver['received'] = new Map();
  const times: Receiver['times'] = new Map();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += String(bytes)));
    request.on('end', () => {
      const attempt = attempts;
      attempts += 1;
      const id = String(request.headers['idempotency-key']);
      const fails = failing(attempt, { headers: request.headers, body });
      if (fails) receiver.refused += 1;
      else record(id, request.headers, body);
      void (beforeResponse?.(id) ?? Promise.resolve()).then(() =>
        response.writeHead(fails ? 500 : 204).end(),
      );
    });
  });
  function record(id: string, headers: IncomingHttpHeaders, body: string): void {
    times.set(id, (times.get(id) ?? 0) + 1);
    if (!received.has(id)) received.set(id, { headers, body });
  }
  const receiver = { url: '', received, times, refused: 0, stop };
  function stop(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      receiver.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/submissions`;
      resolve(receiver);
    });
  });
}
