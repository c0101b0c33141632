import { GoogleTagManager } from '@next/third-parties/google';
import { createRoot } from 'react-dom/client';

/** Loads the tag manager's script, which is no part of any page's own tree. */
export function mountTagManager(gtmId: string): void {
  createRoot(document.createElement('div')).render(<GoogleTagManager gtmId={gtmId} />);
}
