import { useEffect, useRef, useState, type DragEvent, type SubmitEvent } from 'react';
import { z } from 'zod';
import type { Listed } from '../api/entities.ts';
import type { Field } from '../api/schemas.ts';
import { fieldsWith, initialTitleAndDescription, previewUrl, sizeProblem } from '../assets/asset.ts';
import { FileInput } from '../assets/FileInput.tsx';
import { FileDescriptionFields } from '../assets/FileDescriptionFields.tsx';
import { Problem } from '../Problem.tsx';
import type { Editing } from './editing.ts';

interface Props {
  editing: Editing;
  /** Field that the file is for. Without it, any type of file is accepted. */
  field?: Field;
  onUploaded: (asset: Listed) => void;
}

const GROUPS: Readonly<Record<string, string>> = {
  image: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
  pdfdocument: 'application/pdf',
};
const groups = z.object({ linkMimetypeGroup: z.array(z.string()) });

/** Returns the `accept` attribute for a field, such as `image/*`. */
function acceptedBy(field: Field | undefined): string {
  const found = field?.validations.flatMap((one) => groups.safeParse(one).data?.linkMimetypeGroup ?? []);
  return (found ?? []).flatMap((group) => GROUPS[group] ?? []).join();
}

const isAccepted = (file: File, accepted: string): boolean =>
  !accepted || accepted.split(',').some((type) => file.type.startsWith(type.replace('*', '')));

/**
 * Uploads a chosen or dropped file. First asks for the file's title and description. The description of an image is its
 * alternative text.
 */
export function AssetUpload({ editing, field, onUploaded }: Props) {
  const [file, setFile] = useState<File>();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  const accepted = acceptedBy(field);
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: File | null | undefined): void => {
    setOver(false);
    if (!chosen) return;
    const refusal = isAccepted(chosen, accepted)
      ? sizeProblem(chosen)
      : `This field accepts ${accepted}, not ${chosen.type || 'this file type'}.`;
    setProblem(refusal && `${chosen.name} wasn’t uploaded. ${refusal}`);
    if (!refusal) setFile(chosen);
  };
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  if (file)
    return (
      <UploadForm
        editing={editing}
        file={file}
        onUploaded={(asset) => {
          setFile(undefined);
          onUploaded(asset);
        }}
        onCancel={() => setFile(undefined)}
      />
    );
  return (
    <div
      className="drop"
      data-over={isOver || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <button type="button" onClick={() => input.current?.click()}>
        Upload a file
      </button>{' '}
      <span className="soft">or drop it here</span>
      <FileInput
        ref={input}
        aria-label="File to upload"
        accept={accepted}
        choose={([chosen]) => take(chosen)}
      />
      <Problem>{problem}</Problem>
    </div>
  );
}

interface FormProps extends Pick<Props, 'editing' | 'onUploaded'> {
  file: File;
  onCancel: () => void;
}

function UploadForm({ editing, file, onUploaded, onCancel }: FormProps) {
  const [values, setValues] = useState(() => initialTitleAndDescription(file));
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState('');
  const [picture] = useState(() => previewUrl(file));
  const description = useRef<HTMLInputElement>(null);
  useEffect(() => description.current?.focus(), []);
  useEffect(() => () => URL.revokeObjectURL(picture), [picture]);
  const upload = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = fieldsWith({}, values, editing.session.defaultLocale);
    setProblem('');
    setPart(0);
    try {
      onUploaded(await editing.assetsApi.create(file, fields, { onProgress: setPart }));
    } catch (error) {
      setPart(undefined);
      setProblem(`${file.name} wasn’t uploaded: ${error instanceof Error ? error.message : 'try again'}`);
    }
  };
  return (
    <form className="upload" aria-label={`Upload ${file.name}`} onSubmit={(event) => void upload(event)}>
      {picture && <img src={picture} alt="" />}
      <div className="upload-texts">
        <FileDescriptionFields
          file={file}
          values={values}
          change={(changed) => setValues((before) => ({ ...before, ...changed }))}
          description={description}
        />
        <div className="filters">
          <button type="submit" className="primary" disabled={part !== undefined}>
            Upload
          </button>
          <button type="button" disabled={part !== undefined} onClick={onCancel}>
            Cancel
          </button>
          {part !== undefined && (
            <label>
              Uploading {file.name}
              <progress max={1} value={part} />
            </label>
          )}
        </div>
        <Problem>{problem}</Problem>
      </div>
    </form>
  );
}
