/**
 * Replaces `lodash/debounce` in Contentful's editors, which pass on text only after a pause in typing. Without a limit
 * on the wait, a killed tab would lose everything typed since the last pause.
 */
import debounce from 'lodash/debounce.js';
import { registerPendingText, unregisterPendingText } from './pending-text.ts';

const MAX_PAUSE_MS = 100;
const MAX_WAIT_MS = 500;

export default function debounceWithMaxWait<Parameters extends unknown[]>(
  call: (...parameters: Parameters) => unknown,
  wait = 0,
) {
  const flush = (): void => void debounced.flush();
  const debounced = debounce(
    (...parameters: Parameters) => {
      unregisterPendingText(flush);
      return call(...parameters);
    },
    Math.min(wait, MAX_PAUSE_MS),
    { maxWait: Math.min(wait, MAX_WAIT_MS) },
  );
  const debouncedCall = (...parameters: Parameters) => {
    registerPendingText(flush);
    return debounced(...parameters);
  };
  return Object.assign(debouncedCall, { cancel: debounced.cancel, flush: debounced.flush });
}
