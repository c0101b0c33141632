import type { ReactNode } from 'react';
import type { FormFragment } from '@/graphql/generated/operations';
import { buildFormModel } from '@/components/forms/SiteForm/build-model';
import { LazySiteForm } from '@/components/forms/SiteForm/LazySiteForm.client';
import { ButtonLink } from '@/components/ui/Button/Button';
import { SectionHeading } from '@/components/ui/Container/Container';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { Markdown } from '@/components/blocks/RichText/Markdown';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { getFormDefinition } from '@/lib/forms/definitions';
import type { Options } from '@/lib/forms/field';
import type { FormsOnPage } from '@/lib/forms/forms-on-page';
import type { FieldValues } from '@/lib/forms/parse';
import { SIGN_IN_PAGE } from '@/lib/members/pages';
import styles from './Form.module.css';

const FORMS_WITH_SIGN_IN_LINK = new Set(['registration', 'resetPassword']);

export interface FormProps {
  block: FormFragment;
  visit: FormsOnPage;
}

/**
 * A form with the labels and messages of its content entry. After a successful submission, displays the thank-you
 * message instead.
 */
export function FormWithOptions({
  block,
  visit,
  options,
  initialValues,
  notice,
}: FormProps & {
  options: Options;
  initialValues?: FieldValues;
  notice?: ReactNode;
}) {
  const model = buildFormModel(block, options, visit, initialValues);
  if (!model) return null;
  const { form } = model;
  const id = `form-${getFormDefinition(form).path}`;
  if (visit.sent === form) {
    return (
      <div className={styles.sent}>
        <FormStatus id={id} tone="success" title={block.thankYouText ?? 'Thank you.'} isOutcome>
          {FORMS_WITH_SIGN_IN_LINK.has(form) ? (
            <p>
              <ButtonLink href={`${ROOT}/${SIGN_IN_PAGE}`}>Sign in</ButtonLink>
            </p>
          ) : null}
        </FormStatus>
      </div>
    );
  }
  return (
    <div className={styles.filled}>
      <SectionHeading title={block.title} introduction={block.introduction} />
      {notice}
      <LazySiteForm model={model} />
      {block.legalText ? <Markdown text={block.legalText} /> : null}
    </div>
  );
}
