/** What the envelopes of a visit have in common. Nothing of it is stored: a document is a visit of its own. */

/** The version of the client library whose envelopes ours are. */
export const SDK_VERSION = '3.4.4';
/** A visit is over after this time without an envelope. */
const VISIT_MS = 30 * 60_000;

const randomId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).slice(0, 22);

/** @returns the tags of an envelope that is made now */
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
