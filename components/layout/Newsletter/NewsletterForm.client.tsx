'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import type { AnsweredProps } from './AnsweredNewsletter';

/**
 * The newsletter form: with script, the site's answer appears in its place, and the page stays. What sends and answers it is
 * loaded then: every page has the form, and few visitors send it.
 */
export function NewsletterForm(props: AnsweredProps) {
  const [answered, setAnswered] = useState<ReactNode>();
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    import('./AnsweredNewsletter').then(
      ({ answer }) => setAnswered(answer(props, form)),
      // Without its script, the browser sends the form.
      () => form.submit(),
    );
  };
  return answered ?? <form {...props.form} onSubmit={onSubmit} />;
}
