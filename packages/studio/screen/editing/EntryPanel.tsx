import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../api/entries.ts';
import type { ContentType, EditorInterface, Failure } from '../api/schemas.ts';
import { PublishBar } from '../publishing/PublishBar.tsx';
import { Schedule } from '../publishing/Schedule.tsx';
import { AddressNotice } from '../redirects/AddressNotice.tsx';
import { RedirectNotice } from '../redirects/RedirectNotice.tsx';
import { Chooser } from './Chooser.tsx';
import { ChoiceRequests } from './choice-requests.ts';
import { Conflicts } from './Conflicts.tsx';
import type { Draft } from './draft.ts';
import { titleOf, type Editing } from './editing.ts';
import { EDITORS } from './editors.tsx';
import { createFieldSdk } from './field-sdk.ts';
import { FieldSection } from './FieldSection.tsx';
import { focusField } from './focus-field.ts';
import { FormTools } from './FormTools.tsx';
import { History } from './History.tsx';
import { UnpublishedChanges } from './UnpublishedChanges.tsx';
import { UnsentChanges } from './UnsentChanges.tsx';
import { useFollowingSlug } from './use-following-slug.ts';
import { useLive } from './use-live.ts';
import { useRevision } from './use-open-draft.ts';

export interface PanelProps {
  editing: Editing;
  locales: Locale[];
  locale: string;
  setLocale: (code: string) => void;
  isPreviewed: boolean;
  setPreviewed: (isPreviewed: boolean) => void;
  /** Whether no slide-in covers this form. */
  isTop: boolean;
}

type Props = PanelProps & {
  draft: Draft;
  contentType: ContentType;
  editorInterface: EditorInterface;
  /** Prefix of the element ids in this form. */
  scope?: string;
  /** Id of the field to focus when the form opens. */
  field?: string | undefined;
};

const NO_ERRORS: NonNullable<Failure['details']>['errors'] = [];

/** Form of one entry: actions, notices, fields, schedule and history. */
export function EntryPanel(props: Props) {
  const { editing, draft, contentType, editorInterface, locales, locale, isTop, scope = '' } = props;
  const { api } = editing;
  useRevision(draft);
  const [refusal, setRefusal] = useState<Failure>();
  const [choiceRequests] = useState(() => new ChoiceRequests());
  const live = useLive(editing, draft);
  useFollowingSlug(draft, contentType, editorInterface, editing.session.defaultLocale);
  const fields = useMemo(
    () =>
      contentType.fields
        .filter((field) => !field.omitted)
        .map((field) => {
          const control = editorInterface.controls.find((one) => one.fieldId === field.id);
          const around = { editing, choiceRequests, draft, contentType, editorInterface, locale, locales };
          const help = control?.settings?.helpText;
          return {
            field,
            sdk: createFieldSdk(around, field),
            Editor: EDITORS.get(control?.widgetId ?? ''),
            help: typeof help === 'string' ? help : '',
          };
        }),
    [editing, choiceRequests, draft, contentType, editorInterface, locale, locales],
  );
  const { field: first } = props;
  useEffect(() => {
    if (first) focusField(first, scope);
  }, [first, scope]);
  const { id } = draft.saved.sys;
  const errors = refusal?.details?.errors ?? NO_ERRORS;
  const errorsOf = useMemo(
    () =>
      new Map(
        contentType.fields.map((field) => {
          const own = errors.filter(({ path }) => path[1] === field.id);
          return [field.id, own.length ? own : NO_ERRORS];
        }),
      ),
    [contentType, errors],
  );
  const title = titleOf(editing, { sys: draft.saved.sys, fields: draft.fields }, locale);
  return (
    <article className="entry">
      <PublishBar
        api={api}
        session={editing.session}
        contentTypes={editing.contentTypes}
        draft={draft}
        contentType={contentType}
        title={title}
        onRefusal={setRefusal}
        isPreviewed={props.isPreviewed}
        setPreviewed={props.setPreviewed}
      />
      <FormTools
        draft={draft}
        locales={locales}
        locale={locale}
        setLocale={props.setLocale}
        scope={scope}
        isTop={isTop}
      />
      <AddressNotice draft={draft} locale={locale} />
      <RedirectNotice draft={draft} locale={locale} />
      <UnsentChanges editing={editing} draft={draft} fields={contentType.fields} />
      <Conflicts editing={editing} draft={draft} fields={contentType.fields} />
      {live && <UnpublishedChanges editing={editing} draft={draft} contentType={contentType} live={live} />}
      {errors.length > 0 && (
        <section className="errors" aria-label="Fix before publishing">
          <ul>
            {errors.map((error) => {
              const fieldId = String(error.path[1] ?? '');
              const name = contentType.fields.find((one) => one.id === fieldId)?.name ?? fieldId;
              return (
                <li key={`${error.path.join('.')} ${error.name}`}>
                  <button type="button" className="link" onClick={() => focusField(fieldId, scope)}>
                    {name}
                  </button>
                  : {error.details ?? error.name}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {fields.map(({ field, ...rest }) => (
        <FieldSection
          // Field editors keep their initial value, so each locale needs a separate editor.
          key={`${field.id} ${field.localized ? locale : ''}`}
          editing={editing}
          draft={draft}
          field={field}
          {...rest}
          locale={locale}
          locales={locales}
          scope={scope}
          live={live}
          errors={errorsOf.get(field.id) ?? NO_ERRORS}
        />
      ))}
      <section className="field" aria-labelledby={`${scope}schedule`}>
        <h2 id={`${scope}schedule`}>Schedule</h2>
        <Schedule session={editing.session} linkType="Entry" id={id} />
      </section>
      <section className="field" aria-labelledby={`${scope}history`}>
        <h2 id={`${scope}history`}>History</h2>
        <History
          key={draft.saved.sys.publishedVersion}
          editing={editing}
          draft={draft}
          contentType={contentType}
        />
      </section>
      <Chooser choiceRequests={choiceRequests} editing={editing} locale={locale} />
    </article>
  );
}
