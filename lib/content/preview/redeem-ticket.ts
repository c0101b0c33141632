import 'server-only';
import { consumeRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { RequestRefusedError } from '@/lib/incoming-requests/refused';
import { PREVIEW_TICKET_SECONDS } from './preview-ticket';

/** A ticket is remembered until after it expires. */
const ONCE: RateLimitRule = { name: 'preview-ticket', times: 1, seconds: 2 * PREVIEW_TICKET_SECONDS };

/**
 * Uses up a valid ticket. Processes that share Redis accept it once together; without Redis, or while it is down, each
 * process accepts it once.
 * @returns false when it was used before
 */
export async function redeemTicket(ticket: string): Promise<boolean> {
  try {
    await consumeRateLimit(ONCE, ticket);
    return true;
  } catch (error) {
    if (error instanceof RequestRefusedError) return false;
    throw error;
  }
}
