'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FormModel } from '@/components/forms/SiteForm/model';
import styles from './Newsletter.module.css';

/** Loaded when the form is sent: every page has the form, and few visitors send it. */
const loadSending = () => import('./send-newsletter');

interface Answer {
  /** What is wrong with the form; undefined when it is accepted. */
  model: FormModel | undefined;
  Fields: Awaited<ReturnType<typeof loadSending>>['NewsletterFields'];
}

interface Props {
  model: FormModel;
  /** What is rendered in place of the form once it is accepted. */
  thanks: ReactNode;
  /** The fields, as the server has rendered them. */
  children: ReactNode;
}

/** The newsletter form: with script, the site's answer appears in its place, and the page stays. */
export function NewsletterForm({ model, thanks, children }: Props) {
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const element = useRef<HTMLDivElement>(null);

  // Screen readers announce the answer, and the keyboard continues from it.
  useEffect(() => {
    if (answer) element.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [answer]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const { NewsletterFields, sendNewsletter } = await loadSending();
      setAnswer({ Fields: NewsletterFields, model: await sendNewsletter(form, model) });
    } catch {
      // Without its script, the browser sends the form.
      form.submit();
    }
    sending.current = false;
    setBusy(false);
  }

  return (
    <div ref={element}>
      {answer && !answer.model ? (
        <div tabIndex={-1}>{thanks}</div>
      ) : (
        <form
          className={styles.form}
          method="post"
          action={model.action}
          noValidate
          aria-busy={busy || undefined}
          onSubmit={(event) => void send(event)}
        >
          {answer?.model ? <answer.Fields model={answer.model} busy={busy} /> : children}
        </form>
      )}
    </div>
  );
}
