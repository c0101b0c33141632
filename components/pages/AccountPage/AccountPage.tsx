import { redirect } from 'next/navigation';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import type { BlockContext } from '@/components/blocks/context';
import { Form } from '@/components/blocks/Form/Form';
import { Button } from '@/components/ui/Button/Button';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { evenColumnsProps } from '@/components/ui/Grid/Grid';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { ROOT } from '@cleanpro/content-values/paths/links';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { PagesByName } from '@/lib/content/pages/page-documents';
import { MESSAGES } from '@/lib/forms/messages';
import {
  getMember,
  MembersUnavailableError,
  getMemberRequests,
  type Member,
  type MemberRequest,
} from '@/lib/members/client';
import { SIGN_IN_PAGE } from '@/lib/members/pages';
import { getSessionToken } from '@/lib/members/session';
import { PageTop } from '../PageTop/PageTop';
import styles from './AccountPage.module.css';

const REQUEST_NAMES: Readonly<Record<string, string>> = {
  registration: 'Registration',
  productSample: 'Product sample',
  microbanSample: 'Microban 24 sample',
  dawnSample: 'Dawn Heavy Duty Power Wash sample',
  distributorSampling: 'Samples for distributor customers',
  consultation: 'Consultation',
  contact: 'Message to customer care',
  productRegistration: 'Equipment registration',
  newsletter: 'Newsletter',
};

const formatDate = (timestamp: string): string =>
  new Date(timestamp).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

interface Account {
  member: Member;
  requests: MemberRequest[];
}

async function loadAccount(): Promise<Account | 'signed-out' | 'unavailable'> {
  const token = await getSessionToken();
  if (token === undefined) return 'signed-out';
  try {
    const [member, requests] = await Promise.all([getMember(token), getMemberRequests(token)]);
    return member ? { member, requests } : 'signed-out';
  } catch (error) {
    if (error instanceof MembersUnavailableError) return 'unavailable';
    throw error;
  }
}

function Details({ member }: { member: Member }) {
  const all: [string, string][] = [
    ['Name', `${member.firstName} ${member.lastName}`],
    ['Email', member.email],
    ['Company', String(member.profile.company ?? '')],
    ['Business type', String(member.profile.businessType ?? '')],
    ['Postal code', String(member.profile.zip ?? '')],
    ['Member since', formatDate(member.createdAt)],
  ];
  const rows = all.filter(([, value]) => value !== '');
  return (
    <dl {...evenColumnsProps(rows.length, styles.details)}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Account page of a member: details, past requests, password change and deletion. Rendered per request. */
export async function AccountPage({
  page,
  loaded,
  context,
}: {
  page: PagesByName['RegistrationPage'];
  loaded: LoadedPage;
  context: BlockContext;
}) {
  const account = await loadAccount();
  if (account === 'signed-out' && context.visit?.sent !== 'deleteAccount')
    redirect(`${ROOT}/${SIGN_IN_PAGE}`);
  if (account === 'unavailable' || account === 'signed-out') {
    return (
      <>
        <PageTop banner={page.banner} title={page.title} context={context} />
        {account === 'signed-out' ? (
          <BlockList blocks={loaded.blocks.sections} context={context} />
        ) : (
          <Section narrow>
            <FormStatus tone="error" title={MESSAGES.unavailable}>
              <p>Please try again in a minute.</p>
            </FormStatus>
          </Section>
        )}
      </>
    );
  }
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      <Section>
        <SectionHeading title={`Welcome, ${account.member.firstName}`} />
        <Details member={account.member} />
        <form method="post" action="/api/members/sign-out">
          <Button type="submit" variant="outline">
            Sign out
          </Button>
        </form>
      </Section>
      <Section tone="tinted">
        <SectionHeading title="Your requests" />
        {account.requests.length > 0 ? (
          <ul className={styles.requests}>
            {account.requests.map((request) => (
              <li key={request.id}>
                <span>{REQUEST_NAMES[request.form] ?? request.form}</span>
                <time dateTime={request.receivedAt}>{formatDate(request.receivedAt)}</time>
              </li>
            ))}
          </ul>
        ) : (
          <p>You haven’t made any requests while signed in.</p>
        )}
      </Section>
      {page.form && context.visit ? (
        <Section>
          <Form block={page.form} visit={context.visit} />
        </Section>
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
