import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AssetsApi } from '../api/assets.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { reasonOfError } from '../entries/bulk.ts';
import { Problem } from '../Problem.tsx';
import {
  fieldsWith,
  initialTitleAndDescription,
  previewUrl,
  formatSize,
  sizeProblem,
  type TitleAndDescription,
} from './asset.ts';
import { FileDescriptionFields } from './FileDescriptionFields.tsx';

interface Chosen extends TitleAndDescription {
  id: string;
  file: File;
  state: 'ready' | 'sending' | 'done' | 'failed';
  share: number;
  problem: string;
  /** Object URL of an image; empty for other files. */
  preview: string;
}

interface Props {
  files: readonly File[];
  assets: AssetsApi;
  locale: string;
  /** Called after an upload with the number of files that succeeded. */
  uploaded: (count: number) => void;
  close: () => void;
}

function chosenOf(file: File): Chosen {
  const problem = sizeProblem(file);
  return {
    id: crypto.randomUUID(),
    file,
    ...initialTitleAndDescription(file),
    share: 0,
    preview: previewUrl(file),
    state: problem ? 'failed' : 'ready',
    problem,
  };
}

/** Dialog that asks for the title and description of each file, then uploads the files one by one. */
export function UploadDialog({ files, assets, locale, uploaded, close }: Props) {
  const [chosen, setChosen] = useState(() => files.map(chosenOf));
  const [isSending, setSending] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const previews = useRef<string[]>([]);
  useEffect(() => {
    previews.current = chosen.map(({ preview }) => preview);
  }, [chosen]);
  useEffect(
    () => () => {
      controller.current?.abort();
      for (const url of previews.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const change = (id: string, changed: Partial<Chosen>): void =>
    setChosen((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const waiting = chosen.filter(({ state, file }) => state !== 'done' && !sizeProblem(file));

  async function upload(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { signal } = (controller.current = new AbortController());
    setSending(true);
    let count = 0;
    for (const one of waiting) {
      if (signal.aborted) break;
      change(one.id, { state: 'sending', share: 0, problem: '' });
      try {
        await assets.create(one.file, fieldsWith({}, one, locale), {
          signal,
          onProgress: (share) => change(one.id, { share }),
        });
        count += 1;
        change(one.id, { state: 'done', share: 1 });
      } catch (error) {
        change(one.id, { state: 'failed', problem: reasonOfError(error) });
      }
    }
    if (count > 0) uploaded(count);
    setSending(false);
    if (count === waiting.length && waiting.length === chosen.length) close();
  }

  return (
    <Dialog title={chosen.length === 1 ? 'Upload a file' : `Upload ${chosen.length} files`} close={close}>
      <form className="uploads" onSubmit={(event) => void upload(event)}>
        <ul>
          {chosen.map((one) => (
            <li key={one.id} aria-label={one.file.name}>
              <Row one={one} change={(changed) => change(one.id, changed)} isSending={isSending} />
              {!isSending && one.state !== 'done' && chosen.length > 1 && (
                <button
                  type="button"
                  className="plain"
                  aria-label={`Remove ${one.file.name}`}
                  onClick={() => setChosen(chosen.filter(({ id }) => id !== one.id))}
                >
                  Remove
                </button>
              )}
            </li>
          ))}
        </ul>
        <div className="actions">
          <button type="button" onClick={close}>
            {isSending ? 'Stop' : 'Cancel'}
          </button>
          <button type="submit" className="primary" disabled={isSending || waiting.length === 0}>
            {isSending ? 'Uploading…' : waiting.length > 1 ? `Upload ${waiting.length} files` : 'Upload'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface RowProps {
  one: Chosen;
  change: (changed: Partial<Chosen>) => void;
  isSending: boolean;
}

function Row({ one, change, isSending }: RowProps) {
  const { file, state } = one;
  return (
    <>
      <span className="thumbnail">
        {one.preview ? <img src={one.preview} alt="" /> : <span>{file.name.split('.').pop()}</span>}
      </span>
      <fieldset disabled={isSending || state === 'done'}>
        <p className="soft">
          {file.name} · {formatSize(file.size)}
        </p>
        <FileDescriptionFields file={file} values={one} change={change} />
      </fieldset>
      {state === 'sending' && <progress aria-label={`Uploading ${file.name}`} value={one.share} max={1} />}
      {state === 'done' && <p className="soft">Uploaded</p>}
      {one.problem && <Problem>Not uploaded. {one.problem}</Problem>}
    </>
  );
}
