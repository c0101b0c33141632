'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import type { EditorFrame } from './editing/connect-editor';

/**
 * Tags texts and pictures with their fields, and speaks with the editor around the frame. Only in preview; what it does is
 * loaded then, since this component is in a file that visitors load too.
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
