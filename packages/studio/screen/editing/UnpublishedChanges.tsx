import type { ContentType } from '../api/schemas.ts';
import { Comparison } from './Comparison.tsx';
import type { Draft } from './draft.ts';
import type { Editing } from './editing.ts';
import { differences, valueAt, type Fields, type Place } from './merge.ts';

interface Props {
  editing: Editing;
  draft: Draft;
  contentType: ContentType;
  live: Fields;
}

/** Lists the differences between the draft and the published entry, with buttons to revert them. */
export function UnpublishedChanges({ editing, draft, contentType, live }: Props) {
  const changed = differences(live, draft.fields).flatMap((place) => {
    const field = contentType.fields.find(({ id }) => id === place.field);
    return field ? [{ place, field }] : [];
  });
  if (!changed.length) return null;
  const revert = (places: Place[]): void =>
    draft.changeTogether(places.map((place) => ({ ...place, value: valueAt(live, place) })));
  return (
    <details className="unpublished">
      <summary>
        {changed.length === 1 ? '1 unpublished change' : `${changed.length} unpublished changes`}
      </summary>
      {changed.map(({ place, field }) => (
        <div key={`${place.field} ${place.locale}`}>
          <h3>
            {field.name}
            {field.localized && place.locale !== editing.session.defaultLocale && ` (${place.locale})`}
          </h3>
          <Comparison
            editing={editing}
            field={field}
            sides={[
              { title: 'Live', value: valueAt(live, place) },
              { title: 'Draft', value: draft.value(place.field, place.locale) },
            ]}
          />
          <button type="button" onClick={() => revert([place])}>
            Revert {field.name}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => revert(changed.map(({ place }) => place))}>
        Discard all changes
      </button>
    </details>
  );
}
