import { useCallback, useRef, useState, type ReactNode } from 'react';
import { ApiError, type Api } from '../api/client.ts';
import { publishing } from '../api/publishing.ts';
import type { ContentType, Entity, Failure, Page } from '../api/schemas.ts';
import { focusField } from '../editing/focus-field.ts';
import type { Draft } from '../editing/draft.ts';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { entityName } from '../entries/names.ts';
import { statusOf } from '../entries/status.ts';
import { AddToRelease } from './AddToRelease.tsx';
import { Approval } from './Approval.tsx';
import { hasFindings, readChecks, type Checks } from './checks.ts';
import { ChecksPanel } from './ChecksPanel.tsx';
import { failureText, refusalMessages } from './failure-text.ts';
import { LivePages } from './LivePages.tsx';
import { Presence } from './Presence.tsx';
import { useUsers, type Workspace } from './requests.ts';
import { useLiveChanges } from './use-live-changes.ts';
import './publish-bar.css';

interface Props extends Workspace {
  draft: Draft;
  contentType: ContentType;
  title: ReactNode;
  onRefusal: (refusal: Failure | undefined) => void;
  isPreviewed: boolean;
  setPreviewed: (isPreviewed: boolean) => void;
}

const fixText = (count: number): string =>
  count === 1 ? 'Fix 1 problem before publishing' : `Fix ${count} problems before publishing`;

/** Header of an entry's form: title, status and actions such as publishing. */
export function PublishBar(props: Props) {
  const { api, session, contentTypes, draft, contentType, title, onRefusal, isPreviewed, setPreviewed } =
    props;
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [checks, setChecks] = useState<Checks>();
  const [livePages, setLivePages] = useState<Page[]>();
  const checkButton = useRef<HTMLButtonElement>(null);
  const { nameOf } = useUsers(api);
  const status = statusOf(draft.saved);
  const { id } = draft.saved.sys;
  const isPublisher = session.role !== 'author';
  useLiveChanges(
    api,
    draft,
    useCallback(
      (by) => setMessage(by === session.user.id ? 'Updated in another tab' : `Updated by ${nameOf(by)}`),
      [nameOf, session.user.id],
    ),
  );

  /** Saves the draft, then performs an action on the saved entry. */
  const act = async (action: (saved: Draft['saved']) => Promise<void>): Promise<void> => {
    onRefusal(undefined);
    setMessage('');
    setLivePages(undefined);
    setBusy(true);
    try {
      await draft.save();
      if (draft.state === 'saved') await action(draft.saved);
    } catch (error) {
      const failure = error instanceof ApiError ? error.failure : undefined;
      onRefusal(failure);
      const count = failure?.details?.errors.length;
      setMessage(count ? fixText(count) : failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const change = (done: string, request: Api['publish']) =>
    act(async (saved) => {
      draft.replace(await request(saved));
      setMessage(done);
    });
  const finishPublish = (pages: Page[], count: number): void => {
    setChecks(undefined);
    setLivePages(pages.map((page) => (page.id === id ? { ...page, isPublished: true } : page)));
    setMessage(count > 1 ? `Published along with ${count - 1} more` : 'Published');
  };
  const runChecks = ({ thenPublish }: { thenPublish: boolean }) =>
    act(async (saved) => {
      setMessage('Checking content…');
      const found = await readChecks({ api, session, contentTypes }, saved);
      setMessage('');
      onRefusal(found.refusal);
      if (!thenPublish || hasFindings(found)) {
        setChecks(found);
        if (thenPublish && found.refusal) setMessage(fixText(found.refusal.details?.errors.length ?? 1));
        return;
      }
      draft.replace(await api.publish(saved));
      finishPublish(found.pages, 1);
    });
  /** Publishes the entry and the chosen entities: all of them or none. */
  const publish = (chosen: Entity[], pages: Page[]) =>
    act(async (saved) => {
      if (chosen.length === 0) {
        draft.replace(await api.publish(saved));
      } else {
        const { version } = saved.sys;
        const refused = await publishing(session).publishTogether([
          { sys: { type: 'Entry', id, version } },
          ...chosen,
        ]);
        if (refused.length) {
          const messages = refusalMessages(refused, ({ sys }) => {
            const entity = chosen.find((one) => one.sys.id === sys.id);
            return entity ? entityName(entity, contentTypes, session.defaultLocale) : 'This entry';
          });
          setMessage(`Nothing was published. ${messages.join(' ')}`);
          return;
        }
        draft.replace(await api.entry(id));
      }
      finishPublish(pages, chosen.length + 1);
    });
  return (
    <header className="bar">
      <div>
        <p className="soft">{contentType.name}</p>
        <h1>{title}</h1>
      </div>
      <Presence entryId={id} user={session.user} />
      <SaveStatus {...{ status, draft, message }} />
      <div className="publish-actions">
        <button type="button" aria-pressed={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          Preview
        </button>
        {isPublisher && (
          <>
            {status !== 'Archived' && <AddToRelease session={session} entryIds={[id]} />}
            {status === 'Archived' && (
              <button type="button" onClick={() => void change('Unarchived', api.unarchive)}>
                Unarchive
              </button>
            )}
            {status === 'Draft' && (
              <button type="button" onClick={() => void change('Archived', api.archive)}>
                Archive
              </button>
            )}
            {(status === 'Published' || status === 'Changed') && (
              <button type="button" onClick={() => void change('Unpublished', api.unpublish)}>
                Unpublish
              </button>
            )}
          </>
        )}
        {status !== 'Archived' && (
          <>
            <button
              ref={checkButton}
              type="button"
              aria-expanded={checks !== undefined}
              disabled={isBusy}
              onClick={() => (checks ? setChecks(undefined) : void runChecks({ thenPublish: false }))}
            >
              Check
            </button>
            {isPublisher && (
              <button
                type="button"
                className="primary"
                disabled={isBusy}
                onClick={() => void runChecks({ thenPublish: true })}
              >
                Publish
              </button>
            )}
          </>
        )}
      </div>
      {checks && (
        <ChecksPanel
          checks={checks}
          contentType={contentType}
          contentTypes={contentTypes}
          session={session}
          entryId={id}
          isBusy={isBusy}
          onField={focusField}
          onPublish={isPublisher ? (chosen) => void publish(chosen, checks.pages) : undefined}
          onClose={() => {
            setChecks(undefined);
            checkButton.current?.focus();
          }}
        />
      )}
      {livePages && <LivePages pages={livePages} />}
      <Approval api={api} session={session} draft={draft} contentType={contentType} />
    </header>
  );
}
