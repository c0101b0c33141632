'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormExtras } from '@/components/forms/SiteForm/FormExtras';
import { FormNotice } from '@/components/forms/SiteForm/FormNotice';
import { getFieldId, type FieldModel, type FormModel } from '@/components/forms/SiteForm/model';
import { Button } from '@/components/ui/Button/Button';
import { CheckboxField } from '@/components/ui/Field/CheckboxField';
import { TextField } from '@/components/ui/Field/TextField';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { MESSAGES } from '@/lib/forms/messages';
import styles from './Newsletter.module.css';

const loadPostForm = () => import('@/components/forms/post-form');

interface Props {
  model: FormModel;
  thanks: string;
}

/**
 * The newsletter form of every page, which the page stays in sight of: the site's answer appears in place of the form, or at
 * its fields. Without script the browser posts it. Two fields do not justify the rules and the drafts of `SiteForm`.
 */
export function NewsletterForm({ model, thanks }: Props) {
  const [answer, setAnswer] = useState<Pick<FormModel, 'problems' | 'message'>>(model);
  const [isAccepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const element = useRef<HTMLDivElement>(null);
  const fields = model.groups.flatMap((group) => group.fields);

  // Screen readers announce the answer, and the keyboard continues from it.
  useEffect(() => {
    if (isAccepted || answer !== model)
      element.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [answer, isAccepted, model]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const { sendForm } = await loadPostForm();
      const response = await sendForm(form, model.action);
      if (response.location === undefined)
        setAnswer({ problems: response.problems ?? {}, message: response.message });
      else setAccepted(true);
    } catch {
      setAnswer({ problems: {}, message: MESSAGES.unavailable });
    }
    sending.current = false;
    setBusy(false);
  }

  const renderField = ({ code, input, label, hint, required, autoComplete, inputMode }: FieldModel) => {
    const shared = {
      id: getFieldId(model.form, code),
      name: code,
      label,
      hint,
      required,
      error: answer.problems[code],
    };
    const value = model.values[code];
    return input === 'checkbox' ? (
      <CheckboxField key={code} {...shared} value="on" defaultChecked={value === 'on'} />
    ) : (
      <TextField
        key={code}
        {...shared}
        type="email"
        autoComplete={autoComplete}
        inputMode={inputMode}
        defaultValue={value}
      />
    );
  };
  return (
    <div ref={element}>
      {isAccepted ? (
        <div tabIndex={-1}>
          <FormStatus tone="success" title={thanks} />
        </div>
      ) : (
        <form
          className={styles.form}
          method="post"
          action={model.action}
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <FormNotice model={model} problems={answer.problems} message={answer.message} />
          {fields.map(renderField)}
          <FormExtras model={model} />
          <Button type="submit" busy={busy}>
            {model.submitText}
          </Button>
        </form>
      )}
    </div>
  );
}
