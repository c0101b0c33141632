import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { FormModel } from '@/components/forms/SiteForm/model';
import { sendForm } from '@/components/forms/post-form';
import { useOutcomeTitle } from '@/components/forms/use-outcome-title';
import { Waiting } from '@/components/ui/Loader/Waiting.client';
import { MESSAGES } from '@/lib/forms/messages';
import { outcomeOf } from '@/lib/forms/outcome';
import { NewsletterFields } from './NewsletterFields';

export interface NewsletterFormProps {
  model: FormModel;
  /** Props of the form that the server rendered. */
  form: ComponentProps<'form'>;
  /** Replaces the form once it is accepted. */
  thanks: ReactNode;
}

/** Sends the form. Returns the model with its errors, or undefined if the form was accepted. */
async function send(fields: FormData, model: FormModel): Promise<FormModel | undefined> {
  try {
    const { location, problems = {}, message } = await sendForm(fields, model.action);
    return location === undefined ? { ...model, problems, message } : undefined;
  } catch {
    return { ...model, problems: {}, message: MESSAGES.unavailable };
  }
}

/** A newsletter form that the visitor has submitted, shown until it is accepted. */
function SubmittedNewsletterForm({
  model: initial,
  form,
  thanks,
  sent,
}: NewsletterFormProps & { sent: FormData }) {
  const [fields, setFields] = useState<FormData | undefined>(sent);
  const [model, setModel] = useState<FormModel | undefined>(() => ({
    ...initial,
    values: Object.fromEntries([...sent].map(([name, value]) => [name, String(value)])),
  }));
  const element = useRef<HTMLDivElement>(null);
  useOutcomeTitle(fields ? undefined : model ? outcomeOf(model) : 'sent');

  useEffect(() => {
    if (fields)
      void send(fields, initial).then((next) => {
        setModel(next);
        setFields(undefined);
      });
  }, [fields, initial]);

  // Focus the response, so that screen readers announce it and keyboard navigation continues from there.
  useEffect(() => {
    if (!fields) element.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [fields]);

  return (
    <div ref={element}>
      {model ? (
        <form
          {...form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!fields) setFields(new FormData(event.currentTarget));
          }}
        >
          <NewsletterFields model={model} busy={fields !== undefined} />
        </form>
      ) : (
        <div className="contents">{thanks}</div>
      )}
      <Waiting isWaiting={fields !== undefined} text="Still sending. Please wait." />
    </div>
  );
}

/** Renders a newsletter form that the visitor has just submitted, and sends it. */
export const renderSubmittedForm = (props: NewsletterFormProps, form: HTMLFormElement): ReactNode => (
  <SubmittedNewsletterForm {...props} sent={new FormData(form)} />
);
