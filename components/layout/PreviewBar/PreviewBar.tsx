import type { ReactNode } from 'react';
import { serverConfig } from '@/lib/config/server';
import { isPreview } from '@/lib/content/preview/draft-mode';
import { editorOrigins } from '@/lib/security/editor-origins';
import { Editing } from './Editing.client';
import { EXIT_PREVIEW } from './editing/exit-preview';
import styles from './PreviewBar.module.css';

/** Bar of a page in preview, with a button to exit the preview. Outside previews, renders `fallback`. */
export async function PreviewBar({ path, fallback }: { path: string; fallback: ReactNode }) {
  if (!(await isPreview())) return fallback;
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, STUDIO_URL } = serverConfig();
  return (
    <div className={styles.bar} role="status">
      <strong>Preview</strong>
      <span>You’re viewing unpublished content.</span>
      <form id={EXIT_PREVIEW} action={`/api/preview/exit?path=${encodeURIComponent(path)}`} method="post">
        <button type="submit">Exit preview</button>
      </form>
      <Editing
        space={CONTENTFUL_SPACE_ID}
        environment={CONTENTFUL_ENVIRONMENT}
        origins={editorOrigins(STUDIO_URL).join(' ')}
      />
    </div>
  );
}
