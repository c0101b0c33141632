import type { FormFragment } from '@/graphql/generated/operations';
import { buildFormModel } from '@/components/forms/SiteForm/build-model';
import { LazySiteForm } from '@/components/forms/SiteForm/LazySiteForm.client';
import { ButtonLink } from '@/components/ui/Button/Button';
import { SectionHeading } from '@/components/ui/Container/Container';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { Markdown } from '@/components/blocks/RichText/Markdown';
import { getFormOptions } from '@/lib/content/pages/form-options';
import { ROOT } from '@/lib/content/routing/links';
import { definitionOf } from '@/lib/forms/definitions';
import type { Options } from '@/lib/forms/field';
import type { FormsOnPage } from '@/lib/forms/on-page';
import { SIGN_IN_PAGE } from '@/lib/members/pages';
import styles from './Form.module.css';

/** The thanks of these forms lead on to signing in. */
const SIGN_IN_NEXT = new Set(['registration', 'resetPassword']);

interface Props {
  block: FormFragment;
  visit: FormsOnPage;
}

/** A form with its option lists. */
export async function Form({ block, visit }: Props) {
  return <FormWithOptions block={block} visit={visit} options={await getFormOptions()} />;
}

/** A form with the texts of its entry, or its thanks when it was just accepted. */
export function FormWithOptions({ block, visit, options }: Props & { options: Options }) {
  const model = buildFormModel(block, options, visit);
  if (!model) return null;
  const { form } = model;
  const id = `form-${definitionOf(form).path}`;
  if (visit.sent === form) {
    return (
      <div id={id} className={styles.sent}>
        <FormStatus tone="success" title={block.thankYouText ?? 'Thank you.'}>
          {SIGN_IN_NEXT.has(form) ? (
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
