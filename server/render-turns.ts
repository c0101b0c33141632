import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasDraftCookie } from '../lib/content/preview/preview-cookies.ts';
import { visitorNetwork } from '@cleanpro/node-service/visitor-network';
import { RefusalCounter } from '../lib/incoming-requests/refusal-counter.ts';
import { addressInHops } from '../lib/incoming-requests/visitor-address.ts';
import { sendRefusal } from './send-refusal.ts';
import { RenderQueue } from './render-queue.ts';

const BUSY = {
  status: 503,
  reason: 'renders',
  message: 'Wait a few seconds and try again.',
  retryAfter: 10,
} as const;

/** Limits concurrent renders for visitors' requests. Editors' previews do not wait. */
export class RenderTurns {
  readonly #trustedProxies: number;
  readonly #queue: RenderQueue;
  readonly #refusals = new RefusalCounter();

  /** @param trustedProxies number of proxies in front of the site (`TRUSTED_PROXIES`) */
  constructor(trustedProxies: number, queue = new RenderQueue()) {
    this.#trustedProxies = trustedProxies;
    this.#queue = queue;
  }

  /**
   * Renders when it is the request's turn, or sends 503 if too many requests wait.
   * @returns undefined if nothing was rendered
   */
  async run<Result>(
    request: IncomingMessage,
    response: ServerResponse,
    render: () => Promise<Result>,
  ): Promise<Result | undefined> {
    // Previews are few, because each has a signed grant (`removeForgedPreview`), and they mostly wait for the content
    // service.
    if (hasDraftCookie(request.headers.cookie)) return render();
    const turn = await this.#queue.enter(this.#networkOf(request), () => !response.destroyed);
    if (turn === 'unneeded') return undefined;
    if (turn === 'full') {
      this.#refusals.count(BUSY.reason);
      sendRefusal(response, BUSY);
      return undefined;
    }
    try {
      return await render();
    } finally {
      turn();
    }
  }

  /** Identifies visitors in the same way as the rate limits. */
  #networkOf({ headers, socket }: IncomingMessage): string {
    const hops = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join();
    return visitorNetwork(addressInHops(hops, this.#trustedProxies));
  }
}
