import type { Listed } from '../api/entities.ts';
import { StatusPill } from '../entries/cells.tsx';
import { addressOf } from '../entries/names.ts';
import type { Selection } from '../entries/selection.ts';
import { statusOf } from '../entries/status.ts';
import { dimensionsOf, fileOf, isAlternativeTextMissing, formatSize, typeName } from './asset.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Enough to fill a screen while the first assets load. */
const PLACEHOLDERS = 18;

interface Props {
  rows: readonly Listed[];
  isFirst: boolean;
  isLoading: boolean;
  locale: string;
  selection: Selection;
  nameOf: (one: Listed) => string;
}

/** Grid of asset thumbnails. */
export function AssetGrid({ rows, isFirst, isLoading, locale, selection, nameOf }: Props) {
  return (
    <ul className="assets" aria-label="Assets" aria-busy={isLoading}>
      {isFirst &&
        Array.from({ length: PLACEHOLDERS }, (_value, index) => (
          <li key={index} className="placeholder" aria-hidden="true">
            <span className="thumbnail" />
          </li>
        ))}
      {rows.map((asset, index) => {
        const file = fileOf(asset, locale);
        const name = nameOf(asset);
        const isSelected = selection.has(asset.sys.id);
        return (
          <li key={asset.sys.id} data-selected={isSelected || undefined}>
            <a href={addressOf(asset)}>
              <Thumbnail file={file} width={480} />
              <span className="asset-name">{name}</span>
            </a>
            <label className="pick">
              <input
                type="checkbox"
                aria-label={`Select ${name}`}
                checked={isSelected}
                onClick={(event) => selection.toggle(index, event.shiftKey)}
                onChange={() => undefined}
              />
            </label>
            <p className="soft">
              {file &&
                [typeName(file), dimensionsOf(file), file.details && formatSize(file.details.size)]
                  .filter(Boolean)
                  .join(' · ')}
            </p>
            <p className="pills">
              <StatusPill status={statusOf(asset)} />
              {isAlternativeTextMissing(asset, locale) && (
                <span className="warning">No alternative text</span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
