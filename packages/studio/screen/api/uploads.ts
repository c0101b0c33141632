/** Uploads use XMLHttpRequest because `fetch` does not report upload progress. */
import { z } from 'zod';
import { ApiError, type Session } from './client.ts';

/** Same limit as on the server (`management/proxy.ts`). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

const created = z.object({ sys: z.object({ id: z.string() }) });

export interface Sending {
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
}

function sendFile(
  path: string,
  file: File,
  { onProgress, signal }: Sending,
): Promise<z.infer<typeof created>> {
  return new Promise((resolve, reject) => {
    const sent = new XMLHttpRequest();
    sent.open('POST', path);
    sent.responseType = 'json';
    sent.setRequestHeader('content-type', 'application/octet-stream');
    sent.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    sent.addEventListener('error', () => reject(new Error('Can’t reach the studio. Check your connection.')));
    sent.addEventListener('abort', () => reject(new Error('Stopped.')));
    sent.addEventListener('load', () => {
      const body: unknown = sent.response;
      const parsed = created.safeParse(body);
      if (parsed.success) resolve(parsed.data);
      else reject(new ApiError(sent.status, body));
    });
    signal?.addEventListener('abort', () => sent.abort(), { once: true });
    sent.send(file);
  });
}

/** Uploads a file. @returns a reference to the upload, for the `file` field of an asset */
export async function upload({ space }: Session, file: File, sending: Sending) {
  const { sys } = await sendFile(`/api/spaces/${encodeURIComponent(space)}/uploads`, file, sending);
  return {
    fileName: file.name,
    contentType: file.type || 'application/octet-stream',
    uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: sys.id } },
  };
}
