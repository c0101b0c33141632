'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/Button/Button';
import { FieldGrid, FieldSet } from '@/components/ui/Field/FieldSet';
import { Waiting } from '@/components/ui/Loader/Waiting.client';
import { introduceProblems, MESSAGES } from '@/lib/forms/messages';
import { outcomeOf } from '@/lib/forms/outcome';
import { isSignedIn } from '@/lib/members/pages';
import { readChosenRadios } from '../chosen-radios';
import { createDraftWriter, hasChanges, readDraft, type DraftWriter } from '../draft';
import { toFieldErrors } from '../field-errors';
import { useOutcomeTitle } from '../use-outcome-title';
import { useWaitForRelease } from '../use-wait-for-release';
import { FormExtras } from './FormExtras';
import { FormField } from './FormField';
import { FormNotice } from './FormNotice';
import type { FieldModel, FormModel } from './model';
import styles from './SiteForm.module.css';

type Values = Record<string, string | boolean | undefined>;

/**
 * Inputs filled in for members. Checkboxes are left out because consent is asked for each time, and radio buttons
 * because the choice must be the visitor's own.
 */
const DETAIL_INPUTS = new Set<string | undefined>(['text', 'email', 'tel', 'select']);

/** Loaded on first validation, because most visitors of a page do not fill in its form. */
const loadRules = () => import('@/lib/forms/parse');
const loadPostForm = () => import('../post-form');
const loadMemberDetails = () => import('../member-details');

/**
 * Form defined in content. Its HTML works without JavaScript: the browser posts it and gets the thank-you page, or this
 * page with the errors. With JavaScript, the same rules (lib/forms) run while the visitor types, and the page stays
 * open.
 */
export function SiteForm({ model }: { model: FormModel }) {
  const { form, groups } = model;
  const fields = groups.flatMap((group) => group.fields);
  const hasProblems = Object.keys(model.problems).length > 0;
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(model.message);
  const [problems, setProblems] = useState(model.problems);
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const draft = useRef<DraftWriter>(null);
  const sending = useRef(false);
  const waitForRelease = useWaitForRelease();
  useOutcomeTitle(outcomeOf({ problems, message }));
  const options = Object.fromEntries(fields.map((field) => [field.code, field.options]));

  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<Values>({
    resolver: async (values) => {
      const { parseFormInput } = await loadRules();
      await waitForRelease();
      const parsed = parseFormInput(form, values, options);
      return parsed.ok ? { values, errors: {} } : { values: {}, errors: toFieldErrors(parsed.problems) };
    },
    // React Hook Form reads all other values from the fields.
    defaultValues: useState(() => readChosenRadios(model.action))[0],
    mode: 'onTouched',
    errors: useState(() => toFieldErrors(model.problems))[0],
    shouldFocusError: false,
  });

  // Focus the notice, so that screen readers announce the errors first and keyboard navigation continues from there.
  useEffect(() => {
    if (failures > 0) notice.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [failures]);

  function fail(nextProblems: Record<string, string>, nextMessage: string | undefined): void {
    for (const [code, text] of Object.entries(nextProblems))
      setError(code, { type: 'server', message: text });
    setProblems(nextProblems);
    setMessage(nextMessage);
    setFailures((count) => count + 1);
  }

  async function post(): Promise<void> {
    if (!element.current) return;
    const { sendForm } = await loadPostForm();
    const response = await sendForm(new FormData(element.current), model.action);
    if (response.location !== undefined) {
      draft.current?.clear();
      location.assign(response.location);
      return;
    }
    const { problems = {}, message: text } = response;
    fail(problems, text ?? (Object.keys(problems).length > 0 ? undefined : MESSAGES.unavailable));
    stopSending();
  }

  function stopSending(): void {
    sending.current = false;
    setBusy(false);
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await handleSubmit(
        () => post(),
        (errors) => {
          const invalid: Record<string, string> = Object.fromEntries(
            fields.flatMap(({ code }) => {
              const text = errors[code]?.message;
              return typeof text === 'string' ? [[code, text]] : [];
            }),
          );
          fail(invalid, introduceProblems(invalid, getValues()));
          stopSending();
        },
      )(event);
    } catch {
      fail({}, MESSAGES.unavailable);
      stopSending();
    }
  }

  // The back/forward cache restores the page in its busy state.
  useEffect(() => {
    const onPageShow = (): void => {
      sending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  useEffect(() => {
    const formElement = element.current;
    if (!formElement) return;
    const inputs = new Map(
      groups.flatMap((group) =>
        group.fields.flatMap(({ code, input }) => (input === 'password' ? [] : [[code, input]])),
      ),
    );
    const isEmpty = (code: string): boolean => !new FormData(formElement).get(code);
    const saved = Object.entries(readDraft(form));
    for (const [code, value] of saved) {
      if (value !== '' && inputs.has(code) && isEmpty(code))
        setValue(code, inputs.get(code) === 'checkbox' ? true : value);
    }
    let isMounted = true;
    const fillInDetails = async (): Promise<void> => {
      const { fetchMemberDetails } = await loadMemberDetails();
      for (const [code, value] of Object.entries(await fetchMemberDetails())) {
        const isTaken = !isEmpty(code) || document.activeElement?.getAttribute('name') === code;
        if (isMounted && !isTaken && DETAIL_INPUTS.has(inputs.get(code))) setValue(code, value);
      }
    };
    // A draft or a returned form already contains the member's details, unless the visitor removed them.
    if (saved.length === 0 && !hasProblems && isSignedIn(document.cookie)) void fillInDetails();
    const writer = createDraftWriter(form);
    draft.current = writer;
    const onInput = (): void =>
      writer.save(() => {
        const values = new FormData(formElement);
        return Object.fromEntries([...inputs.keys()].map((code) => [code, String(values.get(code) ?? '')]));
      });
    formElement.addEventListener('input', onInput);
    // Save what the visitor typed before this script ran.
    if (hasChanges(formElement)) onInput();
    return () => {
      isMounted = false;
      writer.cancel();
      formElement.removeEventListener('input', onInput);
    };
  }, [form, groups, hasProblems, setValue]);

  const renderField = (field: FieldModel) => {
    const { onChange, onBlur, ref } = register(field.code);
    const error = formState.errors[field.code]?.message;
    return (
      <FormField
        key={field.code}
        form={form}
        field={field}
        value={model.values[field.code]}
        error={typeof error === 'string' ? error : undefined}
        registered={{ onChange, onBlur, ref }}
      />
    );
  };
  return (
    <form
      ref={element}
      id={`form-${model.action.split('/').at(-1)}`}
      className={styles.form}
      action={model.action}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <div ref={notice}>
        <FormNotice model={model} problems={problems} message={message} />
      </div>
      {groups.map((group, index) =>
        group.legend ? (
          <FieldSet
            key={group.legend}
            legend={group.legend}
            className={group.revealed ? styles.revealed : undefined}
          >
            {group.fields.map(renderField)}
          </FieldSet>
        ) : (
          <FieldGrid key={index}>{group.fields.map(renderField)}</FieldGrid>
        ),
      )}
      <FormExtras model={model} />
      <div className={styles.submit}>
        <Button type="submit" busy={busy}>
          {model.submitText}
        </Button>
        <Waiting isWaiting={busy} text="Still sending. Please wait." />
        <p className={styles.note}>Fields marked with * are mandatory.</p>
      </div>
    </form>
  );
}
