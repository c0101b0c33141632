import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Form } from '@/components/blocks/Form/Form';
import { Section } from '@/components/ui/Container/Container';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { MEMBER_PAGE, SIGN_IN_PAGE } from '@/lib/members/pages';
import { AccountPage } from '../AccountPage/AccountPage';
import { PageTop } from '../PageTop/PageTop';
import type { PageProps } from '../page-props';
import styles from './RegistrationPage.module.css';

/** Links below a form, by type of form, to other pages that its visitors may be looking for. */
const ALTERNATIVES: Readonly<Record<string, readonly (readonly [slug: string, text: string])[]>> = {
  registration: [[SIGN_IN_PAGE, 'Already have an account? Sign in']],
  signIn: [
    ['forgotten-password', 'Forgot your password?'],
    ['user-registration', 'Don’t have an account? Register'],
  ],
  forgottenPassword: [[SIGN_IN_PAGE, 'Back to sign in']],
  resetPassword: [['forgotten-password', 'Request a new link']],
};

/** Page for registration, sign-in or password reset. At the slug of the account page, the member's account. */
export function RegistrationPage({ page, loaded, context }: PageProps<'RegistrationPage'>) {
  if (loaded.slug === MEMBER_PAGE) return <AccountPage page={page} loaded={loaded} context={context} />;
  const alternatives = ALTERNATIVES[page.form?.formType ?? ''] ?? [];
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      <Section>
        {page.form && context.visit ? (
          <Form
            block={{ ...page.form, introduction: page.notice ?? page.form.introduction }}
            visit={context.visit}
          />
        ) : null}
        {alternatives.length > 0 ? (
          <ul className={styles.instead}>
            {alternatives.map(([slug, text]) => (
              <li key={slug}>
                <SmartLink href={`${ROOT}/${slug}`}>{text}</SmartLink>
              </li>
            ))}
          </ul>
        ) : null}
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
