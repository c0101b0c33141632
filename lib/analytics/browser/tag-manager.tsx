import { GoogleTagManager } from '@next/third-parties/google';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Id of the external script that `GoogleTagManager` inserts. */
const SCRIPT_ID = '_next-gtm';

interface TagManagerProps {
  gtmId: string;
  onSettled: (loaded: boolean) => void;
}

function TagManager({ gtmId, onSettled }: TagManagerProps) {
  // Runs after the effect that inserts the script. `GoogleTagManager` itself takes no callbacks.
  useEffect(() => {
    const script = document.getElementById(SCRIPT_ID);
    script?.addEventListener('load', () => onSettled(true));
    script?.addEventListener('error', () => onSettled(false));
  }, [onSettled]);
  return <GoogleTagManager gtmId={gtmId} />;
}

/**
 * Loads the tag manager in a separate React root. Pages are cached and shared by all visitors, so they cannot contain
 * it before a visitor consents. Its inline script has run by the time this function returns.
 */
export function loadTagManager(gtmId: string, onSettled: TagManagerProps['onSettled']): void {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<TagManager gtmId={gtmId} onSettled={onSettled} />));
}
