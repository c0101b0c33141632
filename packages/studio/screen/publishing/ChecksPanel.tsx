import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Session } from '../api/client.ts';
import type { ContentType, Entity, Page } from '../api/schemas.ts';
import { StatusPill } from '../entries/cells.tsx';
import { entityName } from '../entries/names.ts';
import { statusOf } from '../entries/status.ts';
import { AddToRelease } from './AddToRelease.tsx';
import type { Checks } from './checks.ts';
import { keyOfEntity } from './references.ts';
import { SearchResultView } from './SearchResultView.tsx';
import './checks.css';

interface Props {
  checks: Checks;
  session: Session;
  contentType: ContentType;
  contentTypes: ContentType[];
  entryId: string;
  isBusy: boolean;
  onField: (field: string) => void;
  /** Publishes the entry together with the chosen entities. Undefined if the editor has no permission to publish. */
  onPublish: ((chosen: Entity[]) => void) | undefined;
  onClose: () => void;
}

/** Panel with the results of the checks before a publish. It is not modal: the form stays usable. */
export function ChecksPanel(props: Props) {
  const { checks, session, contentType, contentTypes, entryId, isBusy, onField, onPublish, onClose } = props;
  const {
    refusal,
    deadLinks,
    unusableValues,
    imagesWithoutText,
    findings,
    unpublished,
    pages,
    searchResult,
  } = checks;
  // Preselect drafts, which would be missing from the page. Changed entities appear there as last published.
  const [chosen, setChosen] = useState(
    () => new Set(unpublished.filter((one) => statusOf(one) === 'Draft').map(keyOfEntity)),
  );
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const fieldName = (id: string): string => contentType.fields.find((one) => one.id === id)?.name ?? id;
  const nameOf = (entity: Entity): string => entityName(entity, contentTypes, session.defaultLocale);
  const fieldNameIn = ({ sys }: Entity, id: string): string =>
    contentTypes
      .find((type) => type.sys.id === sys.contentType?.sys.id)
      ?.fields.find((field) => field.id === id)?.name ?? id;
  const fieldLink = (id: string): ReactNode => (
    <button type="button" className="link" onClick={() => onField(id)}>
      {fieldName(id)}
    </button>
  );
  const together = unpublished.filter((one) => chosen.has(keyOfEntity(one)));
  const isClean =
    !refusal && ![deadLinks, unusableValues, imagesWithoutText, findings].some((list) => list.length > 0);
  return (
    <dialog
      open
      className="publish-checks"
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        // A dialog inside handles Escape itself.
        const isInside =
          event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget;
        if (event.key === 'Escape' && !isInside) onClose();
      }}
    >
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Before you publish
      </h2>
      {isClean && <p>No problems with required fields, links or alternative text.</p>}
      {refusal && (
        <Part title="Fix before publishing">
          {refusal.details?.errors.length ? (
            <ul>
              {refusal.details.errors.map((error) => {
                const id = String(error.path[1] ?? '');
                return (
                  <li key={`${id} ${error.name}`}>
                    {fieldLink(id)}: {error.details ?? error.name}
                  </li>
                );
              })}
            </ul>
          ) : (
            <p>{refusal.message}</p>
          )}
        </Part>
      )}
      {deadLinks.length > 0 && (
        <Part title="Broken links">
          <ul>
            {deadLinks.map(({ field, entity }, index) => (
              <li key={`${field} ${index}`}>
                {fieldLink(field)}:{' '}
                {entity ? `“${nameOf(entity)}” is archived` : 'the linked item doesn’t exist'}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {unusableValues.length > 0 && (
        <Part title="Won’t work on the site">
          <ul>
            {unusableValues.map(({ field, text }) => (
              <li key={`${field} ${text}`}>
                {fieldLink(field)}: {text}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {imagesWithoutText.length > 0 && (
        <Part title="Images without alternative text">
          <ul>
            {imagesWithoutText.map(({ field, asset }) => (
              <li key={`${field} ${asset.sys.id}`}>
                {fieldLink(field)}: “{nameOf(asset)}”
              </li>
            ))}
          </ul>
        </Part>
      )}
      {findings.length > 0 && (
        <Part title="Broken content rules">
          <ul>
            {findings.map(({ finding: { id, field, what, todo }, entity }) => (
              <li key={`${id} ${field} ${what}`}>
                {entity && (
                  <>
                    <a href={`#/entries/${encodeURIComponent(id)}`}>{nameOf(entity)}</a>,{' '}
                  </>
                )}
                {field !== undefined && <>{entity ? fieldNameIn(entity, field) : fieldLink(field)}: </>}
                {what}; {todo}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {unpublished.length > 0 && (
        <Part title="Publish together">
          <p className="soft">Either all selected items are published, or none are.</p>
          <ul className="together">
            {unpublished.map((entity) => {
              const key = keyOfEntity(entity);
              return (
                <li key={key}>
                  <label>
                    <input
                      type="checkbox"
                      checked={chosen.has(key)}
                      onChange={({ target }) => {
                        const next = new Set(chosen);
                        if (target.checked) next.add(key);
                        else next.delete(key);
                        setChosen(next);
                      }}
                    />
                    {nameOf(entity)}
                    <StatusPill status={statusOf(entity)} />
                  </label>
                </li>
              );
            })}
          </ul>
        </Part>
      )}
      <Part title={pages.length === 1 ? '1 page will change' : `${pages.length || 'No'} pages will change`}>
        {pages.length > 0 && <PageList pages={pages} />}
      </Part>
      {searchResult && (
        <SearchResultView result={searchResult} url={pages.find(({ id }) => id === entryId)?.url} />
      )}
      <div className="actions">
        {onPublish && (
          <button
            type="button"
            className="primary"
            disabled={isBusy || refusal !== undefined}
            onClick={() => onPublish(together)}
          >
            {together.length
              ? `Publish ${together.length + 1} together`
              : unpublished.length
                ? 'Publish only this entry'
                : 'Publish now'}
          </button>
        )}
        {onPublish && together.length > 0 && (
          <AddToRelease
            session={session}
            entryIds={[entryId, ...idsOf(together, 'Entry')]}
            assetIds={idsOf(together, 'Asset')}
            label="Add all to a release…"
          />
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}

const idsOf = (entities: Entity[], type: Entity['sys']['type']): string[] =>
  entities.filter(({ sys }) => sys.type === type).map(({ sys }) => sys.id);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function PageList({ pages }: { pages: Page[] }) {
  return (
    <ul>
      {pages.map(({ id, title, path, url, isPublished }) => (
        <li key={id}>
          {isPublished && url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            title
          )}{' '}
          <span className="soft">{isPublished ? path : 'not live yet'}</span>
        </li>
      ))}
    </ul>
  );
}
