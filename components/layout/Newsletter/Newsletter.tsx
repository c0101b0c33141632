import type { FormFragment } from '@/graphql/generated/operations';
import { buildFormModel } from '@/components/forms/SiteForm/build-model';
import { Section } from '@/components/ui/Container/Container';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import type { FormsOnPage } from '@/lib/forms/forms-on-page';
import { NewsletterFields } from './NewsletterFields';
import { NewsletterForm } from './NewsletterForm.client';
import styles from './Newsletter.module.css';

export function Newsletter({ form, visit }: { form: FormFragment; visit: FormsOnPage }) {
  const model = buildFormModel(form, {}, visit);
  if (!model) return null;
  const isSent = visit.sent === model.form;
  const id = 'form-newsletter';
  const thanks = (
    <FormStatus
      id={isSent ? id : undefined}
      tone="success"
      title={form.thankYouText ?? 'Thank you.'}
      isOutcome
    />
  );
  return (
    <Section
      id={isSent ? null : id}
      label={form.title ?? 'Newsletter'}
      tone="accent"
      className={styles.newsletter}
    >
      <h2 className={styles.title}>{form.title}</h2>
      {form.introduction ? <p>{form.introduction}</p> : null}
      {isSent ? (
        thanks
      ) : (
        <NewsletterForm
          model={model}
          thanks={thanks}
          form={{
            className: styles.form,
            method: 'post',
            action: model.action,
            noValidate: true,
            children: <NewsletterFields model={model} />,
          }}
        />
      )}
    </Section>
  );
}
