import type { FormFragment } from '@/graphql/generated/operations';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { ROOT } from '@/lib/content/links';
import styles from './Newsletter.module.css';

/** The newsletter's place on a page. Sign-up by form is not built yet, so it leads to registration, which takes the consent. */
export function Newsletter({ form }: { form: FormFragment }) {
  return (
    <div data-newsletter>
      <Section tone="accent">
        <div className={styles.row}>
          <div>
            <h2 className={styles.title}>{form.title}</h2>
            {form.introduction ? <p>{form.introduction}</p> : null}
          </div>
          <ButtonLink href={`${ROOT}/user-registration`}>{form.submitText ?? 'Sign up'}</ButtonLink>
        </div>
      </Section>
    </div>
  );
}
