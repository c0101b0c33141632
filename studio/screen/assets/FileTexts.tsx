import type { RefObject } from 'react';
import { descriptionName, isPicture, type Texts } from './asset.ts';
import { DecorativeCheckbox } from './DecorativeCheckbox.tsx';

interface Props {
  /** The file that is to be uploaded. */
  file: File;
  texts: Texts;
  change: (changed: Partial<Texts>) => void;
  description?: RefObject<HTMLInputElement | null>;
}

/** The texts of a file before its upload: without one that stands for it, a picture is not sent. */
export function FileTexts({ file, texts, change, description }: Props) {
  const isImage = isPicture({ contentType: file.type });
  return (
    <>
      <label className="line">
        Title
        <input
          value={texts.title}
          required
          pattern=".*\S.*"
          onChange={({ target }) => change({ title: target.value })}
        />
      </label>
      <label className="line">
        {descriptionName(isImage)}
        <input
          ref={description}
          value={texts.isDecorative ? '' : texts.description}
          required={isImage && !texts.isDecorative}
          pattern=".*\S.*"
          disabled={texts.isDecorative}
          placeholder={isImage ? 'What the picture shows' : 'Optional'}
          onChange={({ target }) => change({ description: target.value })}
        />
      </label>
      {isImage && (
        <DecorativeCheckbox
          checked={texts.isDecorative}
          change={(isDecorative) => change({ isDecorative })}
        />
      )}
    </>
  );
}
