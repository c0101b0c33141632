import { useState } from 'react';
import type { Session } from '../api/client.ts';
import type { Kind, Listed } from '../api/entities.ts';
import type { Tag } from '../api/tags.ts';
import { Confirm } from '../dialogs/Confirm.tsx';
import type { Requests } from './list-data.ts';
import type { Selection } from './selection.ts';
import { TagDialog } from './TagDialog.tsx';
import { applicableTo, type Action, type Bulk } from './use-bulk.ts';

interface Props {
  kind: Kind;
  session: Session;
  requests: Requests;
  tags: readonly Tag[];
  reloadTags: () => Promise<unknown>;
  selection: Selection;
  bulk: Bulk;
}

const NAMES: Readonly<Record<Action, string>> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  archive: 'Archive',
  unarchive: 'Unarchive',
  duplicate: 'Duplicate',
};
/** Confirmation messages for actions that visitors notice or that hide content from editors. */
const CONSEQUENCES: Readonly<Partial<Record<Action, string>>> = {
  unpublish: 'Visitors will no longer see them. They’ll stay here as drafts.',
  archive: 'Archived content only appears in lists filtered by Archived. You can unarchive it anytime.',
};

export const countLabel = (count: number, kind: Kind): string =>
  `${count.toLocaleString()} ${count === 1 ? (kind === 'entries' ? 'entry' : 'asset') : kind}`;

/** Actions for the selected entries or assets. */
export function BulkBar({ kind, session, requests, tags, reloadTags, selection, bulk }: Props) {
  const [pending, setPending] = useState<Action>();
  const [isTagging, setTagging] = useState(false);
  const selected = selection.entities;
  const isAuthor = session.role === 'author';
  const actions: Action[] = [
    // The API refuses these actions for authors.
    ...(isAuthor ? [] : (['publish', 'unpublish', 'archive', 'unarchive'] as const)),
    ...(kind === 'entries' ? (['duplicate'] as const) : []),
  ];
  const perform = (action: Action): void => {
    if (CONSEQUENCES[action]) setPending(action);
    else void bulk.run(action);
  };
  return (
    <>
      {actions.map((action) => {
        const count = applicableTo(action, selected).length;
        // Hide these two actions, instead of disabling them, if they apply to none of the selected rows.
        if (count === 0 && (action === 'unarchive' || action === 'archive')) return null;
        return (
          <button
            key={action}
            type="button"
            className={action === 'publish' ? 'primary' : undefined}
            disabled={count === 0}
            onClick={() => perform(action)}
          >
            {NAMES[action]}
            {count > 0 && count < selected.length && ` ${count}`}
          </button>
        );
      })}
      <button type="button" onClick={() => setTagging(true)}>
        Tags
      </button>
      <button type="button" className="plain" onClick={() => selection.replace([])}>
        Clear selection
      </button>
      {isTagging && (
        <TagDialog
          requests={requests.tags}
          tags={tags}
          reloadTags={reloadTags}
          mayCreate={!isAuthor}
          selected={selected}
          apply={(add, remove) => void bulk.tag(add, remove)}
          close={() => setTagging(false)}
        />
      )}
      {pending && (
        <Confirmation
          action={pending}
          kind={kind}
          applicable={applicableTo(pending, selected)}
          others={selected.length - applicableTo(pending, selected).length}
          confirm={() => void bulk.run(pending)}
          close={() => setPending(undefined)}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  action: Action;
  kind: Kind;
  applicable: readonly Listed[];
  others: number;
  confirm: () => void;
  close: () => void;
}

function Confirmation({ action, kind, applicable, others, confirm, close }: ConfirmationProps) {
  const what = countLabel(applicable.length, kind);
  return (
    <Confirm
      title={`${NAMES[action]} ${what}?`}
      action={`${NAMES[action]} ${what}`}
      confirm={confirm}
      close={close}
    >
      <p>{CONSEQUENCES[action]}</p>
      {others > 0 && (
        <p className="soft">
          {others === 1
            ? '1 other selected item won’t change.'
            : `${others} other selected items won’t change.`}
        </p>
      )}
    </Confirm>
  );
}
