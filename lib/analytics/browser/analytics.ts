/** Data-layer pushes, consent mode, and the tag manager that reads them. */
import type { Allowed, ConsentMode } from '@/lib/consent/choice';
import type { Signal } from '@/lib/telemetry/browser/signals';
import { consentDefault, consentUpdate } from './consent-mode';
import { gaNotLoaded, push } from './data-layer';
import { pollSessionUser, stopSessionUser } from './session-user';
import { loadTagManager } from './tag-manager';

export interface Analytics {
  receive: (signal: Signal) => void;
  allow: (allowed: Allowed) => void;
}

/** The tag manager waits for the whole document, looking this often (specification section 9). */
const DOCUMENT_EVERY_MS = 5_000;

const isReady = (): boolean => {
  try {
    return typeof window.google_tag_manager === 'object';
  } catch {
    return false;
  }
};

/** Says so when the tag manager's script came to nothing: blocked, failed, or replaced by an empty one. */
function scriptEnded(came: boolean): void {
  if (came && isReady()) return;
  stopSessionUser();
  gaNotLoaded();
}

function loadWhenComplete(load: () => void): void {
  if (document.readyState === 'complete') return load();
  const timer = setInterval(() => {
    if (document.readyState !== 'complete') return;
    clearInterval(timer);
    load();
  }, DOCUMENT_EVERY_MS);
}

/** Sets consent mode's defaults, then loads the tag manager once the document is complete. */
export function startAnalytics(gtmId: string, mode: ConsentMode, allowed: Allowed): Analytics {
  let now = allowed;
  consentDefault(mode);
  consentUpdate(now);
  loadWhenComplete(() => {
    if (now.analytics || now.advertising) loadTagManager({ gtmId }, scriptEnded);
  });
  return {
    receive(signal) {
      if (!now.analytics && !now.advertising) return;
      if (signal.kind === 'page' && signal.data) push(signal.data);
      else if (signal.kind === 'click') {
        const { gaCategory: category, gaAction: action = 'click', gaLabel: label, tradeDesk } = signal.data;
        push({ event: 'interaction', category, action, label, tradeDeskId: tradeDesk });
      }
      // Who is signed in is shared with no one whose sharing was refused.
      if ((signal.kind === 'page' || signal.kind === 'user') && now.advertising) pollSessionUser(isReady);
    },
    allow(allowed) {
      if (allowed.analytics !== now.analytics || allowed.advertising !== now.advertising)
        consentUpdate(allowed);
      now = allowed;
      if (!allowed.advertising) stopSessionUser();
    },
  };
}
