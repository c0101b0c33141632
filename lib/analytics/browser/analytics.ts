/** Pushes events to the data layer, sets consent mode, and loads the tag manager that reads the data layer. */
import type { Allowed, ConsentMode } from '@/lib/consent/choice';
import type { Signal } from '@/lib/telemetry/browser/signals';
import { consentDefault, consentUpdate } from './consent-mode';
import { gaNotLoaded, isNotLoaded, push } from './data-layer';
import { pollSessionUser, stopSessionUser } from './session-user';

export interface Analytics {
  receive: (signal: Signal) => void;
  allow: (allowed: Allowed) => void;
}

/** Interval for checking whether the document is complete (docs/product.md, "Constants"). */
const DOCUMENT_POLL_MS = 5_000;

const isReady = (): boolean => {
  try {
    return typeof window.google_tag_manager === 'object';
  } catch {
    return false;
  }
};

/**
 * Gives up on analytics if no tag manager is configured, or if its script was blocked, replaced by an empty one or
 * failed.
 */
function onSettled(loaded: boolean): void {
  if (loaded && isReady()) return;
  stopSessionUser();
  gaNotLoaded();
}

/** Loads the tag manager from a separate chunk, because pushing events does not need most of its code. */
async function load(gtmId: string | null): Promise<void> {
  if (gtmId === null) return onSettled(false);
  const { loadTagManager } = await import('./tag-manager');
  loadTagManager(gtmId, onSettled);
}

function whenComplete(action: () => void): void {
  if (document.readyState === 'complete') return action();
  const timer = setInterval(() => {
    if (document.readyState !== 'complete') return;
    clearInterval(timer);
    action();
  }, DOCUMENT_POLL_MS);
}

/**
 * Sets consent mode's defaults, then loads the tag manager once the document is complete.
 * @param gtmId null if there is no tag manager. Events are pushed anyway.
 */
export function startAnalytics(gtmId: string | null, mode: ConsentMode, allowed: Allowed): Analytics {
  let current = allowed;
  consentDefault(mode);
  consentUpdate(current);
  whenComplete(() => {
    if (!isNotLoaded() && (current.analytics || current.advertising))
      load(gtmId).catch(() => onSettled(false));
  });
  return {
    receive(signal) {
      if (!current.analytics && !current.advertising) return;
      if (signal.kind === 'page' && signal.data) push(signal.data);
      else if (signal.kind === 'click') {
        const { gaCategory: category, gaAction: action = 'click', gaLabel: label, tradeDesk } = signal.data;
        push({ event: 'interaction', category, action, label, tradeDeskId: tradeDesk });
      }
      // Share the signed-in user with tags only if the visitor allows advertising.
      if ((signal.kind === 'page' || signal.kind === 'user') && current.advertising && !isNotLoaded())
        pollSessionUser(isReady);
    },
    allow(allowed) {
      if (allowed.analytics !== current.analytics || allowed.advertising !== current.advertising)
        consentUpdate(allowed);
      current = allowed;
      if (!allowed.advertising) stopSessionUser();
    },
  };
}
