import { useId, type RefObject } from 'react';
import type { Listed } from '../api/entities.ts';
import type { Draft } from '../editing/draft.ts';
import { fieldElementId } from '../editing/focus-field.ts';
import { statusOf } from '../entries/status.ts';
import { Problem } from '../Problem.tsx';
import { descriptionName, readTitleAndDescription } from './asset.ts';
import { DecorativeCheckbox } from './DecorativeCheckbox.tsx';

interface Props {
  draft: Draft<Listed>;
  locale: string;
  isImage: boolean;
  /** Whether the editor tried to publish. A missing title or alternative text is then shown as an error. */
  isChecked: boolean;
  title: RefObject<HTMLInputElement | null>;
  alternative: RefObject<HTMLTextAreaElement | null>;
}

/** Title and description of an asset. The description of an image is its alternative text. */
export function AssetDescriptionFields({ draft, locale, isImage, isChecked, title, alternative }: Props) {
  const id = useId();
  const values = readTitleAndDescription(draft, locale);
  const isArchived = statusOf(draft.saved) === 'Archived';
  const isTitleInvalid = isChecked && !values.title.trim();
  const isDescriptionMissing = isImage && !values.isDecorative && !values.description.trim();
  return (
    <section className="asset-texts" aria-label="Details">
      <div id={fieldElementId('title', 'asset-')} tabIndex={-1}>
        <label className="line">
          Title
          <input
            ref={title}
            value={values.title}
            disabled={isArchived}
            aria-invalid={isTitleInvalid}
            aria-describedby={isTitleInvalid ? `${id}title` : undefined}
            onChange={({ target }) => draft.change('title', locale, target.value || undefined)}
          />
        </label>
        {isTitleInvalid && <Problem id={`${id}title`}>Add a title before publishing.</Problem>}
      </div>
      <div id={fieldElementId('description', 'asset-')} tabIndex={-1}>
        <label className="line">
          {descriptionName(isImage)}
          <textarea
            ref={alternative}
            rows={3}
            value={values.description}
            disabled={isArchived || (isImage && values.isDecorative)}
            aria-invalid={isChecked && isDescriptionMissing}
            aria-describedby={isDescriptionMissing ? `${id}text` : undefined}
            onChange={({ target }) => draft.change('description', locale, target.value || undefined)}
          />
        </label>
        {isDescriptionMissing && (
          <p id={`${id}text`} role={isChecked ? 'alert' : undefined} className={isChecked ? 'error' : 'soft'}>
            Describe the image, or mark it as decorative.
          </p>
        )}
        {isImage && (
          <DecorativeCheckbox
            checked={values.isDecorative}
            disabled={isArchived}
            change={(checked) => draft.change('description', locale, checked ? '' : undefined)}
          />
        )}
      </div>
    </section>
  );
}
