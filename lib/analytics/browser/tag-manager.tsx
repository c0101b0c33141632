import { GoogleTagManager } from '@next/third-parties/google';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** The id that the component gives the script that it loads. */
const SCRIPT_ID = '_next-gtm';

interface Props {
  gtmId: string;
  onEnd: (loaded: boolean) => void;
}

function TagManager({ gtmId, onEnd }: Props) {
  useEffect(() => {
    const script = document.getElementById(SCRIPT_ID);
    script?.addEventListener('load', () => onEnd(true));
    script?.addEventListener('error', () => onEnd(false));
  }, [onEnd]);
  return <GoogleTagManager gtmId={gtmId} />;
}

export function loadTagManager(gtmId: string, onEnd: (loaded: boolean) => void): void {
  createRoot(document.createElement('div')).render(<TagManager gtmId={gtmId} onEnd={onEnd} />);
}
