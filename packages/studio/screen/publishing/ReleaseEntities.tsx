import { useState } from 'react';
import { linkTo, type EntityLink, type RefusedEntity } from '../api/releases.ts';
import type { Entry } from '../api/schemas.ts';
import { StatusPill } from '../entries/cells.tsx';
import { entityName } from '../entries/names.ts';
import { statusOf } from '../entries/status.ts';
import { Problem } from '../Problem.tsx';
import { failureText } from './failure-text.ts';
import { keyOf } from './references.ts';
import type { useEntities, Workspace } from './requests.ts';

const MAX_FOUND = 10;

interface Props extends Workspace {
  links: EntityLink[];
  entities: ReturnType<typeof useEntities>;
  refused: RefusedEntity[];
  /** Undefined if the editor has no permission to change the release. */
  onChange: ((links: EntityLink[]) => void) | undefined;
}

/** Table of the entities in a release. Marks the entities that the API refused. */
export function ReleaseEntities({ links, entities, refused, onChange, ...workspace }: Props) {
  return (
    <section className="card" aria-labelledby="release-entries">
      <h2 id="release-entries">Entries</h2>
      {links.length === 0 && (
        <p className="soft">No entries yet. Search below, or add them from their own pages.</p>
      )}
      {links.length > 0 && (
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Content type</th>
                <th scope="col">Status</th>
                {onChange && (
                  <th scope="col">
                    <span className="visually-hidden">Remove</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {links.map((link) => {
                const entity = entities.find(link);
                const name = entities.nameOf(link);
                const isRefused = refused.some((one) => keyOf(one.entity) === keyOf(link));
                return (
                  <tr key={keyOf(link)}>
                    <td>
                      {link.sys.linkType === 'Entry' ? (
                        <a href={`#/entries/${encodeURIComponent(link.sys.id)}`}>{name}</a>
                      ) : (
                        name
                      )}
                      {isRefused && <span className="error"> failed</span>}
                    </td>
                    <td>{entities.typeNameOf(link)}</td>
                    <td>
                      {entity ? (
                        <StatusPill status={statusOf(entity)} />
                      ) : (
                        !entities.isLoading && <span className="error">Deleted</span>
                      )}
                    </td>
                    {onChange && (
                      <td>
                        <button
                          type="button"
                          aria-label={`Remove ${name}`}
                          onClick={() => onChange(links.filter((one) => one !== link))}
                        >
                          Remove
                        </button>
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {onChange && <EntrySearch {...workspace} links={links} onAdd={(link) => onChange([...links, link])} />}
    </section>
  );
}

interface SearchProps extends Workspace {
  links: EntityLink[];
  onAdd: (link: EntityLink) => void;
}

function EntrySearch({ api, session, contentTypes, links, onAdd }: SearchProps) {
  const [found, setFound] = useState<Entry[]>();
  const [problem, setProblem] = useState('');
  const search = async (text: string): Promise<void> => {
    setProblem('');
    try {
      const query = new URLSearchParams({
        query: text,
        limit: String(MAX_FOUND),
        order: '-sys.updatedAt',
        'sys.archivedAt[exists]': 'false',
      });
      setFound((await api.entries(query)).items);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const isAdded = ({ sys }: Entry): boolean => links.some((link) => keyOf(link) === `Entry:${sys.id}`);
  return (
    <>
      <form
        role="search"
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          void search(String(new FormData(event.currentTarget).get('text')).trim());
        }}
      >
        <label>
          Find entries to add
          <input type="search" name="text" required />
        </label>
        <button type="submit">Search</button>
      </form>
      <Problem>{problem}</Problem>
      {found?.length === 0 && <p role="status">No entries match.</p>}
      {found && found.length > 0 && (
        <ul className="found" aria-label="Search results">
          {found.map((entry) => {
            const name = entityName(entry, contentTypes, session.defaultLocale);
            const type = contentTypes.find(({ sys }) => sys.id === entry.sys.contentType.sys.id)?.name;
            return (
              <li key={entry.sys.id}>
                <span>
                  {name} <span className="soft">{type}</span>
                </span>
                <button
                  type="button"
                  disabled={isAdded(entry)}
                  aria-label={`Add ${name}`}
                  onClick={() => onAdd(linkTo('Entry', entry.sys.id))}
                >
                  {isAdded(entry) ? 'Added' : 'Add'}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
