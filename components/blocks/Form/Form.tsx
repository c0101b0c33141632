import type { FormFragment } from '@/graphql/generated/operations';
import { formModel } from '@/components/forms/SiteForm/build-model';
import { LazySiteForm } from '@/components/forms/SiteForm/LazySiteForm.client';
import { ButtonLink } from '@/components/ui/Button/Button';
import { SectionHeading } from '@/components/ui/Container/Container';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { Markdown } from '@/components/blocks/RichText/Markdown';
import { getFormOptions } from '@/lib/content/pages/form-options';
import { ROOT } from '@/lib/content/routing/links';
import { definitionOf } from '@/lib/forms/definitions';
import type { FormsOnPage } from '@/lib/forms/on-page';
import { SIGN_IN_PAGE } from '@/lib/members/pages';
import styles from './Form.module.css';

/** After these, the next thing is to sign in. */
const BEFORE_SIGN_IN = new Set(['registration', 'resetPassword']);

/** A form with its words; when it was just sent, its thanks. */
export async function Form({ block, visit }: { block: FormFragment; visit: FormsOnPage }) {
  const model = formModel(block, await getFormOptions(), visit);
  if (!model) return null;
  const { form } = model;
  const id = `form-${definitionOf(form).path}`;
  if (visit.sent === form) {
    return (
      <div id={id} className={styles.sent}>
        <FormStatus tone="success" title={block.thankYouText ?? 'Thank you.'}>
          {BEFORE_SIGN_IN.has(form) ? (
            <p>
              <ButtonLink href={`${ROOT}/${SIGN_IN_PAGE}`}>Sign in</ButtonLink>
            </p>
          ) : null}
        </FormStatus>
      </div>
    );
  }
  return (
    <div>
      <SectionHeading title={block.title} introduction={block.introduction} />
      <LazySiteForm model={model} />
      {block.legalText ? <Markdown text={block.legalText} /> : null}
    </div>
  );
}
