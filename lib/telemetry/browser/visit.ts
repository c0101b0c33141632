/** Tags that all envelopes of a visit share. They are not stored, so each document starts a new visit. */

/** Version of the client library whose envelope format this site uses. */
export const SDK_VERSION = '3.4.4';
/** A visit is over after this time without an envelope. */
const VISIT_MS = 30 * 60_000;

const randomId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).slice(0, 22);

/**
 * Returns a function that returns the tags for an envelope created now.
 * @param operation trace id of the document
 */
export function visitTags(operation: string): () => Record<string, string> {
  const user = randomId();
  const name = location.pathname;
  let session = randomId();
  let last = Date.now();
  return () => {
    const now = Date.now();
    if (now - last > VISIT_MS) session = randomId();
    last = now;
    return {
      'ai.user.id': user,
      'ai.session.id': session,
      'ai.device.id': 'browser',
      'ai.device.type': 'Browser',
      'ai.operation.name': name,
      'ai.operation.id': operation,
      'ai.internal.sdkVersion': `javascript:${SDK_VERSION}`,
    };
  };
}
