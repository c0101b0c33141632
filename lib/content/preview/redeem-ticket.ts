import 'server-only';
import { consumeRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { RequestRefusedError } from '@/lib/incoming-requests/refused';
import { PREVIEW_TICKET_SECONDS } from './preview-ticket';

/** Used tickets are remembered until after they expire. */
const ONCE: RateLimitRule = { name: 'preview-ticket', times: 1, seconds: 2 * PREVIEW_TICKET_SECONDS };

/**
 * Redeems a valid ticket. Processes that share Redis accept each ticket only once in total. Without Redis, or while it
 * is down, each process accepts it once.
 * @returns false when the ticket was used before
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
