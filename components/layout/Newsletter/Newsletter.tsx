import type { FormFragment } from '@/graphql/generated/operations';
import { formModel } from '@/components/forms/SiteForm/build-model';
import { FormExtras } from '@/components/forms/SiteForm/FormExtras';
import { FormField } from '@/components/forms/SiteForm/FormField';
import { summaryOf } from '@/components/forms/SiteForm/model';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import type { FormsOnPage } from '@/lib/forms/on-page';
import styles from './Newsletter.module.css';

/** The newsletter's form on every page. The browser posts it: two fields are not worth script on every page. */
export function Newsletter({ form, visit }: { form: FormFragment; visit: FormsOnPage }) {
  const model = formModel(form, {}, visit);
  if (!model) return null;
  const fields = model.groups.flatMap((group) => group.fields);
  const problems = summaryOf(model, model.problems);
  return (
    <div data-newsletter id="form-newsletter">
      <Section tone="accent">
        <div className={styles.row}>
          <div>
            <h2 className={styles.title}>{form.title}</h2>
            {form.introduction ? <p>{form.introduction}</p> : null}
          </div>
          {visit.sent === model.form ? (
            <FormStatus tone="success" title={form.thankYouText ?? 'Thank you.'} />
          ) : (
            <form className={styles.form} method="post" action={model.action} noValidate>
              {problems.length > 0 ? (
                <ErrorSummary id="newsletter-errors" errors={problems} />
              ) : model.message ? (
                <FormStatus tone="error" title={model.message} />
              ) : null}
              {fields.map((field) => (
                <FormField
                  key={field.code}
                  form={model.form}
                  field={field}
                  typed={model.typed[field.code]}
                  error={model.problems[field.code]}
                />
              ))}
              <FormExtras page={model.page} opened={model.opened} />
              <Button type="submit">{model.submitText}</Button>
            </form>
          )}
        </div>
      </Section>
    </div>
  );
}
