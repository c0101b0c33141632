import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const toEncoding = (encoding: unknown): BufferEncoding =>
  typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';

/** A response whose methods are replaced until it ends or `release` is called. */
export interface Capture {
  /** Resolves once the response has ended and its own methods are restored. */
  captured: Promise<CapturedResponse>;
  release: () => void;
}

/** Buffers a response until it ends, instead of sending it. */
export function captureResponse(response: ServerResponse): Capture {
  const { write, end, writeHead, flushHeaders } = response;
  const release = (): void => void Object.assign(response, { write, end, writeHead, flushHeaders });
  const chunks: Buffer[] = [];
  const take = (...[chunk, encoding]: unknown[]): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, toEncoding(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const callBack = (args: unknown[]): void => {
    const callback = args.find((each): each is () => void => typeof each === 'function');
    if (callback) queueMicrotask(callback);
  };
  const captured = new Promise<CapturedResponse>((resolve) => {
    Object.assign(response, {
      flushHeaders: () => undefined,
      writeHead(status: number, ...rest: unknown[]) {
        response.statusCode = status;
        const headers = rest.find((each) => typeof each === 'object' && each !== null);
        for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
        return response;
      },
      write(...args: unknown[]) {
        take(...args);
        callBack(args);
        return true;
      },
      end(...args: unknown[]) {
        take(...args);
        release();
        callBack(args);
        resolve({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) });
        return response;
      },
    });
  });
  return { captured, release };
}
