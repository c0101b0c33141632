'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import type { NewsletterFormProps } from './SubmittedNewsletterForm';

/**
 * Newsletter form. With JavaScript, the response replaces the form and the page stays open. The code that sends the
 * form is loaded on submit, because every page has the form and few visitors use it.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const [replacement, setReplacement] = useState<ReactNode>();
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    import('./SubmittedNewsletterForm').then(
      ({ renderSubmittedForm }) => setReplacement(renderSubmittedForm(props, form)),
      // If the code fails to load, the browser submits the form.
      () => form.submit(),
    );
  };
  return replacement ?? <form {...props.form} onSubmit={onSubmit} />;
}
