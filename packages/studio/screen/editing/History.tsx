import { useEffect, useState } from 'react';
import type { ContentType, Snapshot, User } from '../api/schemas.ts';
import { Problem } from '../Problem.tsx';
import { Comparison } from './Comparison.tsx';
import type { Draft } from './draft.ts';
import type { Editing } from './editing.ts';
import { differences, valueAt } from './merge.ts';

interface Props {
  editing: Editing;
  draft: Draft;
  contentType: ContentType;
}

const nameOf = (users: User[], id: string | undefined): string => {
  const user = users.find(({ sys }) => sys.id === id);
  return user ? `${user.firstName} ${user.lastName}`.trim() : 'Workspace';
};

/** Lists earlier published versions, with their differences from the draft and buttons to restore them. */
export function History({ editing, draft, contentType }: Props) {
  const { api } = editing;
  const [found, setFound] = useState<{ snapshots: Snapshot[]; users: User[] }>();
  const [problem, setProblem] = useState('');
  const { id } = draft.saved.sys;
  useEffect(() => {
    let current = true;
    Promise.all([api.snapshots(id), api.users()])
      .then(([snapshots, users]) => {
        if (current) setFound({ snapshots, users });
      })
      .catch((error: unknown) => {
        if (current) setProblem(error instanceof Error ? error.message : 'The history couldn’t be loaded');
      });
    return () => {
      current = false;
    };
  }, [api, id]);
  if (problem) return <Problem>{problem}</Problem>;
  if (!found) return <p role="status">Loading…</p>;
  if (!found.snapshots.length) return <p className="soft">Not published yet.</p>;
  return (
    <ol className="history">
      {found.snapshots.map(({ sys, snapshot }) => {
        const differing = differences(snapshot.fields, draft.fields).flatMap((place) => {
          const field = contentType.fields.find((one) => one.id === place.field);
          return field ? [{ place, field }] : [];
        });
        const restore = (places: typeof differing): void =>
          draft.changeTogether(
            places.map(({ place }) => ({ ...place, value: valueAt(snapshot.fields, place) })),
          );
        const names = [...new Set(differing.map(({ field }) => field.name))];
        return (
          <li key={sys.id}>
            <details>
              <summary>
                <time dateTime={sys.createdAt}>{new Date(sys.createdAt).toLocaleString()}</time>
                {` by ${nameOf(found.users, sys.createdBy?.sys.id)} · `}
                {names.length ? `differs in ${names.join(', ')}` : 'no differences'}
              </summary>
              {differing.map((one) => {
                const { place, field } = one;
                const locale =
                  field.localized && place.locale !== editing.session.defaultLocale
                    ? ` (${place.locale})`
                    : '';
                return (
                  <div key={`${place.field} ${place.locale}`}>
                    <h3>
                      {field.name}
                      {locale}
                    </h3>
                    <Comparison
                      editing={editing}
                      field={field}
                      sides={[
                        { title: 'Before', value: valueAt(snapshot.fields, place) },
                        { title: 'Draft', value: draft.value(place.field, place.locale) },
                      ]}
                    />
                    {differing.length > 1 && (
                      <button type="button" onClick={() => restore([one])}>
                        Restore only {field.name}
                      </button>
                    )}
                  </div>
                );
              })}
              {differing.length > 0 && (
                <button type="button" onClick={() => restore(differing)}>
                  Restore as draft
                </button>
              )}
            </details>
          </li>
        );
      })}
    </ol>
  );
}
