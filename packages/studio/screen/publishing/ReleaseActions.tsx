import { useState } from 'react';
import type { Session } from '../api/client.ts';
import { releases, type EntityLink, type Release, type ReleaseAction } from '../api/releases.ts';
import type { Api } from '../api/client.ts';
import { Confirm } from '../dialogs/Confirm.tsx';
import { refusalMessages } from './failure-text.ts';
import { useUsers } from './requests.ts';
import { formatInstant } from './zoned-time.ts';

const DONE = { publish: 'Published', unpublish: 'Unpublished', validate: 'Validated' };
const FAILED = {
  publish: 'Nothing was published.',
  unpublish: 'Nothing was unpublished.',
  validate: 'Not ready to publish.',
};

interface Props {
  api: Api;
  session: Session;
  release: Release;
  lastAction: ReleaseAction | undefined;
  /** Label of the action in progress; empty if there is none. */
  busy: string;
  nameOf: (link: EntityLink) => string;
  change: (state: string, request: () => Promise<unknown>) => Promise<void>;
}

/** Actions on a whole release, and the result of the last action. */
export function ReleaseActions({ api, session, release, lastAction, busy, nameOf, change }: Props) {
  const requests = releases(session);
  const { nameOf: userName } = useUsers(api);
  const [isDeleting, setDeleting] = useState(false);
  const isEmpty = release.entities.items.length === 0;
  const isPublisher = session.role !== 'author';
  const isArchived = release.sys.status === 'archived';
  const disabled = busy !== '' || isEmpty;
  return (
    <section aria-label="Actions">
      <div className="actions">
        {!isArchived && (
          <button
            type="button"
            disabled={disabled}
            onClick={() => void change('Validating…', () => requests.validate(release))}
          >
            Validate
          </button>
        )}
        {isPublisher && !isArchived && (
          <>
            <button
              type="button"
              className="primary"
              disabled={disabled}
              onClick={() => void change('Publishing…', () => requests.publish(release))}
            >
              Publish now
            </button>
            <button
              type="button"
              disabled={disabled}
              onClick={() => void change('Unpublishing…', () => requests.unpublish(release))}
            >
              Unpublish
            </button>
          </>
        )}
        {isPublisher && (
          <>
            <button
              type="button"
              disabled={busy !== ''}
              onClick={() =>
                void change(isArchived ? 'Unarchiving…' : 'Archiving…', () =>
                  requests.archive(release, !isArchived),
                )
              }
            >
              {isArchived ? 'Unarchive' : 'Archive'}
            </button>
            <button type="button" disabled={busy !== ''} onClick={() => setDeleting(true)}>
              Delete…
            </button>
          </>
        )}
      </div>
      {isDeleting && (
        <Confirm
          title={`Delete “${release.title}”?`}
          action="Delete"
          close={() => setDeleting(false)}
          confirm={() =>
            void requests.remove(release.sys.id).then(
              () => {
                location.hash = '#/releases';
              },
              (error: unknown) => change('', () => Promise.reject(error)),
            )
          }
        >
          <p>Its entries won’t change.</p>
        </Confirm>
      )}
      <div role="status">
        {busy ||
          (lastAction && (
            <>
              <p>
                {lastAction.sys.status === 'failed' ? FAILED[lastAction.action] : DONE[lastAction.action]}{' '}
                <span className="soft">
                  {userName(lastAction.sys.createdBy.sys.id)}, {formatInstant(lastAction.sys.updatedAt)}
                </span>
              </p>
              {lastAction.error && <Refusals action={lastAction} nameOf={nameOf} />}
            </>
          ))}
      </div>
    </section>
  );
}

function Refusals({ action, nameOf }: { action: ReleaseAction; nameOf: Props['nameOf'] }) {
  const refused = action.error?.details?.errors ?? [];
  if (!refused.length) return <p className="error">{action.error?.message}</p>;
  return (
    <ul className="error">
      {refusalMessages(refused, nameOf).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
