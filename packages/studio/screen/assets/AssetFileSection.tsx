import { useRef } from 'react';
import type { Listed } from '../api/entities.ts';
import { DateCell } from '../entries/cells.tsx';
import { dimensionsOf, pictureUrl, formatSize, typeName, type AssetFile } from './asset.ts';
import { FileInput } from './FileInput.tsx';

interface Props {
  asset: Listed;
  file: AssetFile | undefined;
  alternative: string;
  isArchived: boolean;
  /** Progress of the current upload, from 0 to 1. */
  share: number | undefined;
  replace: (file: File) => void;
}

/** Preview and details of an asset's file, with a button to replace it. */
export function AssetFileSection({ asset, file, alternative, isArchived, share, replace }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const url = pictureUrl(file, 1200);
  return (
    <section className="asset-file" aria-label="File">
      <span className="thumbnail">
        {url ? <img src={url} alt={alternative} /> : <span>{file ? typeName(file) : 'No file'}</span>}
      </span>
      {file && (
        <dl>
          <dt>File</dt>
          <dd>
            {file.url ? (
              <a href={file.url} target="_blank" rel="noreferrer">
                {file.fileName}
              </a>
            ) : (
              file.fileName
            )}
          </dd>
          <dt>Type</dt>
          <dd>{[typeName(file), dimensionsOf(file)].filter(Boolean).join(', ')}</dd>
          <dt>Size</dt>
          <dd>{file.details && formatSize(file.details.size)}</dd>
          <dt>Updated</dt>
          <dd>
            <DateCell value={asset.sys.updatedAt} />
          </dd>
        </dl>
      )}
      <FileInput ref={picker} aria-label="Replacement file" choose={([next]) => next && replace(next)} />
      {share === undefined ? (
        <button type="button" disabled={isArchived} onClick={() => picker.current?.click()}>
          Replace file
        </button>
      ) : (
        <progress aria-label="Upload progress" value={share} max={1} />
      )}
    </section>
  );
}
