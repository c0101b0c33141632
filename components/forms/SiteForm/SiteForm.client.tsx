'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/Button/Button';
import { FieldGrid, FieldSet } from '@/components/ui/Field/FieldSet';
import { MESSAGES } from '@/lib/forms/messages';
import { chosenRadios } from '../chosen-radios';
import { createDraftWriter, readDraft } from '../draft';
import { toFieldErrors } from '../field-errors';
import { FormExtras } from './FormExtras';
import { FormField } from './FormField';
import { FormNotice } from './FormNotice';
import type { FieldModel, FormModel } from './model';
import styles from './SiteForm.module.css';

/** Longer than the site waits for the member service, its retry included. */
const TIMEOUT_MS = 30_000;

type Values = Record<string, string | boolean | undefined>;

/** Loaded with the first validation: most visitors of a page do not fill in its form. */
const loadRules = () => import('@/lib/forms/parse');
const loadPostForm = () => import('../post-form');

/**
 * A form of content. Its HTML works without script: the browser posts it and gets the thanks, or this page with what is
 * wrong. With script, the same rules (lib/forms) run while the visitor types, and the page stays.
 */
export function SiteForm({ model }: { model: FormModel }) {
  const { form, groups } = model;
  const fields = groups.flatMap((group) => group.fields);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(model.message);
  const [problems, setProblems] = useState(model.problems);
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const options = Object.fromEntries(fields.map((field) => [field.code, field.options]));

  const { register, handleSubmit, setError, setValue, formState } = useForm<Values>({
    resolver: async (values) => {
      const { parseFormInput } = await loadRules();
      const parsed = parseFormInput(form, values, options);
      return parsed.ok ? { values, errors: {} } : { values: {}, errors: toFieldErrors(parsed.problems) };
    },
    // The other values are what is in the fields.
    defaultValues: useState(() => chosenRadios(model.action))[0],
    mode: 'onTouched',
    errors: useState(() => toFieldErrors(model.problems))[0],
    shouldFocusError: false,
  });

  // Screen readers announce the errors first, and the keyboard continues from them.
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

  async function post(timingToken?: string): Promise<void> {
    if (!element.current) return;
    const { postForm } = await loadPostForm();
    const body = new URLSearchParams(
      [...new FormData(element.current)].map(([name, value]) => [name, String(value)]),
    );
    if (timingToken !== undefined) body.set('timingToken', timingToken);
    const { location: target, challenge, ...response } = await postForm(model.action, body, TIMEOUT_MS);
    if (target !== undefined) {
      location.assign(target);
      return;
    }
    if (challenge && timingToken === undefined) {
      // Sent faster than people type, or the browser blocks cookies: sent again once the token is old enough.
      await new Promise((resolve) => setTimeout(resolve, challenge.retryAfterMs));
      await post(challenge.timingToken);
      return;
    }
    fail(response.problems ?? {}, response.message ?? MESSAGES.unavailable);
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
          const invalid = fields.flatMap(({ code }) => {
            const text = errors[code]?.message;
            return text === undefined ? [] : [[code, text]];
          });
          fail(Object.fromEntries(invalid), MESSAGES.allMandatory);
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
    const current = new FormData(formElement);
    for (const [code, value] of Object.entries(readDraft(form))) {
      if (value !== '' && inputs.has(code) && !current.get(code))
        setValue(code, inputs.get(code) === 'checkbox' ? true : value);
    }
    const draft = createDraftWriter(form);
    const onInput = (): void =>
      draft.save(() => {
        const values = new FormData(formElement);
        return Object.fromEntries([...inputs.keys()].map((code) => [code, String(values.get(code) ?? '')]));
      });
    formElement.addEventListener('input', onInput);
    return () => {
      draft.cancel();
      formElement.removeEventListener('input', onInput);
    };
  }, [form, groups, setValue]);

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
          <FieldSet key={group.legend} legend={group.legend}>
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
        <p className={styles.note}>Fields marked with * are mandatory.</p>
      </div>
    </form>
  );
}
