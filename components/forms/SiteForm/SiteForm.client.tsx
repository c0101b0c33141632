'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { Button } from '@/components/ui/Button/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { FieldGrid, FieldSet } from '@/components/ui/Field/FieldSet';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { MESSAGES } from '@/lib/forms/messages';
import { draftOf, saveDraft } from './draft';
import { FormExtras } from './FormExtras';
import { FormField } from './FormField';
import { summaryOf, type FieldModel, type FormModel } from './model';
import styles from './SiteForm.module.css';

/** Browsers allow so many changes of the history and no more. */
const DRAFT_PAUSE_MS = 250;

type Values = Record<string, string | boolean | undefined>;

const errorsOf = (problems: Readonly<Record<string, string>>): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(problems).map(([code, message]) => [code, { type: 'validate', message }]),
  );

/** The rules come with the first need of them: most visitors of a page do not fill in its form. */
const rules = () => import('@/lib/forms/parse');

/**
 * A form. Its HTML works by itself: the browser posts it and gets the next page, or this one with what is wrong. With
 * script the same rules (lib/forms) speak while the visitor types, and what was typed stays in place.
 */
export function SiteForm({ model }: { model: FormModel }) {
  const { form, groups } = model;
  const fields = groups.flatMap((group) => group.fields);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(model.message);
  const [summary, setSummary] = useState(model.problems);
  const [failed, setFailed] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const options = Object.fromEntries(fields.map((field) => [field.code, field.options]));

  const check: Resolver<Values> = async (values) => {
    const { parseFormWith } = await rules();
    const parsed = parseFormWith(form, values, options);
    return parsed.ok ? { values, errors: {} } : { values: {}, errors: errorsOf(parsed.problems) };
  };
  const { register, handleSubmit, setError, setValue, formState } = useForm<Values>({
    resolver: check,
    mode: 'onTouched',
    errors: useState(() => errorsOf(model.problems))[0],
    shouldFocusError: false,
  });

  // What is wrong is heard first, and found by the keyboard.
  useEffect(() => {
    if (failed > 0) notice.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [failed]);

  function fail(problems: Record<string, string>, said: string | undefined): void {
    for (const [code, text] of Object.entries(problems)) setError(code, { type: 'server', message: text });
    setSummary(problems);
    setMessage(said);
    setFailed((times) => times + 1);
  }

  async function post(opened?: string): Promise<void> {
    if (!element.current) return;
    const [{ FORM_ANSWER }, body] = [
      await import('@/lib/forms/protocol'),
      new URLSearchParams([...new FormData(element.current)].map(([name, value]) => [name, String(value)])),
    ];
    if (opened !== undefined) body.set('opened', opened);
    const response = await fetch(model.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    const answer = FORM_ANSWER.parse(await response.json());
    if (answer.to !== undefined) {
      location.assign(answer.to);
      return;
    }
    if (answer.again && opened === undefined) {
      // It was faster than people are, or the browser keeps no cookie: wait, and send it once more.
      const { again } = answer;
      await new Promise((resolve) => setTimeout(resolve, again.afterMs));
      await post(again.opened);
      return;
    }
    fail(answer.problems ?? {}, answer.message ?? MESSAGES.unavailable);
    stay();
  }

  function stay(): void {
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
          const problems = fields.flatMap(({ code }) => {
            const text = errors[code]?.message;
            return text === undefined ? [] : [[code, text]];
          });
          fail(Object.fromEntries(problems), MESSAGES.allMandatory);
          stay();
        },
      )(event);
    } catch {
      // Not reached, or not understood. Everything that was typed is still there.
      fail({}, MESSAGES.unavailable);
      stay();
    }
  }

  // Coming back by "back", the browser shows the page as it was left: on its way.
  useEffect(() => {
    const again = (): void => {
      sending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);

  // Whoever loads the page again, or comes back, finds what was typed.
  useEffect(() => {
    const codes = groups.flatMap((group) =>
      group.fields.flatMap(({ code, input }) => (input === 'password' ? [] : [code])),
    );
    const inputs = new Map(groups.flatMap((group) => group.fields.map(({ code, input }) => [code, input])));
    const draft = Object.entries(draftOf(form)).filter(
      ([code, value]) => value !== '' && codes.includes(code),
    );
    const held = new FormData(element.current ?? undefined);
    for (const [code, value] of draft)
      if (!held.get(code)) setValue(code, inputs.get(code) === 'checkbox' ? true : value);
    const typing = element.current;
    if (!typing) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    // As it is typed: what is noted when a page is already leaving, browsers no longer write down.
    const note = (): void => {
      clearTimeout(pause);
      pause = setTimeout(() => saveDraft(form, typing, codes), DRAFT_PAUSE_MS);
    };
    typing.addEventListener('input', note);
    return () => {
      clearTimeout(pause);
      typing.removeEventListener('input', note);
    };
    // The form of a page stays the same while the page is shown.
  }, [form, groups, setValue]);

  const draw = (field: FieldModel) => {
    const { onChange, onBlur, ref } = register(field.code);
    const said = formState.errors[field.code]?.message;
    return (
      <FormField
        key={field.code}
        form={form}
        field={field}
        typed={model.typed[field.code]}
        error={typeof said === 'string' ? said : undefined}
        registered={{ onChange, onBlur, ref }}
      />
    );
  };
  const problems = summaryOf(model, summary);
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
        {problems.length > 0 ? (
          <ErrorSummary id={`${form}-errors`} introduction={message} errors={problems} />
        ) : message ? (
          <div tabIndex={-1}>
            <FormStatus tone="error" title={message}>
              {message === MESSAGES.unavailable ? (
                <p>Nothing that you typed is lost. Please try again in a minute.</p>
              ) : null}
            </FormStatus>
          </div>
        ) : null}
      </div>
      {groups.map((group, index) =>
        group.legend ? (
          <FieldSet key={group.legend} legend={group.legend}>
            {group.fields.map(draw)}
          </FieldSet>
        ) : (
          <FieldGrid key={index}>{group.fields.map(draw)}</FieldGrid>
        ),
      )}
      <FormExtras page={model.page} opened={model.opened} />
      <div className={styles.submit}>
        <Button type="submit" busy={busy}>
          {model.submitText}
        </Button>
        <p className={styles.note}>Fields marked with * are mandatory.</p>
      </div>
    </form>
  );
}
