import type { FormFragment } from '@/graphql/generated/operations';
import { buildFormModel } from '@/components/forms/SiteForm/build-model';
import { FormExtras } from '@/components/forms/SiteForm/FormExtras';
import { FormField } from '@/components/forms/SiteForm/FormField';
import { FormNotice } from '@/components/forms/SiteForm/FormNotice';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import type { FormsOnPage } from '@/lib/forms/on-page';
import styles from './Newsletter.module.css';

/** The newsletter form of every page: the model and parts of `SiteForm` without its script, which two fields do not justify. */
export function Newsletter({ form, visit }: { form: FormFragment; visit: FormsOnPage }) {
  const model = buildFormModel(form, {}, visit);
  if (!model) return null;
  const fields = model.groups.flatMap((group) => group.fields);
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
              <FormNotice model={model} problems={model.problems} message={model.message} />
              {fields.map((field) => (
                <FormField
                  key={field.code}
                  form={model.form}
                  field={field}
                  value={model.values[field.code]}
                  error={model.problems[field.code]}
                />
              ))}
              <FormExtras model={model} />
              <Button type="submit">{model.submitText}</Button>
            </form>
          )}
        </div>
      </Section>
    </div>
  );
}
