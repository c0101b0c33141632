import { useId, type RefObject } from 'react';
import { descriptionName, isPicture, type TitleAndDescription } from './asset.ts';
import { DecorativeCheckbox } from './DecorativeCheckbox.tsx';

interface Props {
  file: File;
  values: TitleAndDescription;
  change: (changed: Partial<TitleAndDescription>) => void;
  description?: RefObject<HTMLInputElement | null>;
}

/**
 * Title and description of a file before its upload. An image needs alternative text unless it is marked as
 * decorative.
 */
export function FileDescriptionFields({ file, values, change, description }: Props) {
  const helpId = useId();
  const isImage = isPicture({ contentType: file.type });
  return (
    <>
      <label className="line">
        Title
        <input
          value={values.title}
          required
          pattern=".*\S.*"
          title="Enter some text"
          onChange={({ target }) => change({ title: target.value })}
        />
      </label>
      <label className="line">
        {descriptionName(isImage)}
        <input
          ref={description}
          value={values.isDecorative ? '' : values.description}
          required={isImage && !values.isDecorative}
          pattern=".*\S.*"
          title="Enter some text"
          disabled={values.isDecorative}
          placeholder={isImage ? undefined : 'Optional'}
          aria-describedby={isImage ? helpId : undefined}
          onChange={({ target }) => change({ description: target.value })}
        />
      </label>
      {isImage && (
        <>
          <p className="soft" id={helpId}>
            Describe the image, or mark it as decorative.
          </p>
          <DecorativeCheckbox
            checked={values.isDecorative}
            change={(isDecorative) => change({ isDecorative })}
          />
        </>
      )}
    </>
  );
}
