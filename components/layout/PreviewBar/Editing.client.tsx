'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import type { EditorFrame } from './editing/connect-editor';

/**
 * Tags the page's text and pictures with their fields, and exchanges messages with the editor that frames the page.
 * Loads the code for this only in previews, because this component is part of a file that all visitors load.
 */
export function Editing({ space, environment, origins }: EditorFrame) {
  const { refresh } = useRouter();
  useEffect(() => {
    const started = import('./editing/start-editing').then(({ startEditing }) =>
      startEditing({ space, environment, origins }, refresh),
    );
    return () => void started.then((end) => end());
  }, [refresh, space, environment, origins]);
  return null;
}
