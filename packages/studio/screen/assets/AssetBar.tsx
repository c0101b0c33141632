import { useState } from 'react';
import type { Session } from '../api/client.ts';
import type { Entities, Listed } from '../api/entities.ts';
import { Confirm } from '../dialogs/Confirm.tsx';
import type { Draft } from '../editing/draft.ts';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { statusOf } from '../entries/status.ts';

/**
 * Saves the asset, performs an action on it and shows a message.
 * @param isDescriptionRequired whether the action requires a title and, for an image, alternative text
 */
export type Act = (
  done: string,
  action: (saved: Listed) => Promise<Listed>,
  isDescriptionRequired?: boolean,
) => Promise<void>;

interface Props {
  title: string;
  entities: Entities;
  session: Session;
  draft: Draft<Listed>;
  message: string;
  act: Act;
}

/** Header of an asset's form: title, status and actions. */
export function AssetBar({ title, entities, session, draft, message, act }: Props) {
  const [pending, setPending] = useState<'unpublish' | 'archive'>();
  const status = statusOf(draft.saved);
  const isLive = status === 'Published' || status === 'Changed';
  const mayPublish = session.role !== 'author';
  return (
    <header className="bar">
      <div>
        <p className="soft">
          <a href="#/assets">Assets</a>
        </p>
        <h1>{title}</h1>
      </div>
      <SaveStatus {...{ status, draft, message }} />
      {mayPublish && status === 'Archived' && (
        <button
          type="button"
          onClick={() => void act('Unarchived', (saved) => entities.unarchive('assets', saved))}
        >
          Unarchive
        </button>
      )}
      {mayPublish && status === 'Draft' && (
        <button type="button" onClick={() => setPending('archive')}>
          Archive
        </button>
      )}
      {mayPublish && isLive && (
        <button type="button" onClick={() => setPending('unpublish')}>
          Unpublish
        </button>
      )}
      {mayPublish && status !== 'Archived' && (
        <button
          type="button"
          className="primary"
          disabled={status === 'Published' && draft.state === 'saved'}
          onClick={() => void act('Published', (saved) => entities.publish('assets', saved), true)}
        >
          Publish
        </button>
      )}
      {pending === 'unpublish' && (
        <Confirm
          title="Unpublish this asset?"
          action="Unpublish"
          confirm={() => void act('Unpublished', (saved) => entities.unpublish('assets', saved))}
          close={() => setPending(undefined)}
        >
          <p>
            Pages that use it will show nothing in its place. Anyone with the file’s URL can still open it.
          </p>
        </Confirm>
      )}
      {pending === 'archive' && (
        <Confirm
          title="Archive this asset?"
          action="Archive"
          confirm={() => void act('Archived', (saved) => entities.archive('assets', saved))}
          close={() => setPending(undefined)}
        >
          <p>It will only appear in lists filtered by Archived. You can unarchive it anytime.</p>
        </Confirm>
      )}
    </header>
  );
}
