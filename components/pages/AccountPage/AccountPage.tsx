import { redirect } from 'next/navigation';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import type { BlockContext } from '@/components/blocks/context';
import { Form } from '@/components/blocks/Form/Form';
import { Button } from '@/components/ui/Button/Button';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { ROOT } from '@/lib/content/routing/links';
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

/** What the requests of a member are called. */
const REQUESTS: Readonly<Record<string, string>> = {
  registration: 'Registration',
  microbanSample: 'Sample of Microban 24',
  dawnSample: 'Sample of Dawn Heavy Duty Power Wash',
  distributorSampling: 'Samples for a distributor’s customers',
  consultation: 'Consultation',
  contact: 'Message to customer care',
  productRegistration: 'Registration of equipment',
  newsletter: 'Newsletter',
};

const day = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

interface Found {
  member: Member;
  requests: MemberRequest[];
}

async function find(): Promise<Found | 'nobody' | 'unavailable'> {
  const token = await getSessionToken();
  if (token === undefined) return 'nobody';
  try {
    const [member, requests] = await Promise.all([getMember(token), getMemberRequests(token)]);
    return member ? { member, requests } : 'nobody';
  } catch (error) {
    if (error instanceof MembersUnavailableError) return 'unavailable';
    throw error;
  }
}

function Details({ member }: { member: Member }) {
  const rows: [string, string][] = [
    ['Name', `${member.firstName} ${member.lastName}`],
    ['Email', member.email],
    ['Company', String(member.profile.company ?? '')],
    ['Business type', String(member.profile.businessType ?? '')],
    ['Postal code', String(member.profile.zip ?? '')],
    ['Member since', day(member.createdAt)],
  ];
  return (
    <dl className={styles.details}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The page of a member: details, requests made, change of password, deletion. Rendered for each visit. */
export async function AccountPage({
  page,
  loaded,
  context,
}: {
  page: PagesByName['RegistrationPage'];
  loaded: LoadedPage;
  context: BlockContext;
}) {
  const found = await find();
  if (found === 'nobody' && context.visit?.sent !== 'deleteAccount') redirect(`${ROOT}/${SIGN_IN_PAGE}`);
  if (found === 'unavailable' || found === 'nobody') {
    return (
      <>
        <PageTop banner={page.banner} title={page.title} context={context} />
        {found === 'nobody' ? (
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
        <SectionHeading title={`Welcome, ${found.member.firstName}`} />
        <Details member={found.member} />
        <form method="post" action="/api/members/sign-out">
          <Button type="submit" variant="outline">
            Sign out
          </Button>
        </form>
      </Section>
      <Section tone="tinted">
        <SectionHeading title="Your requests" />
        {found.requests.length > 0 ? (
          <ul className={styles.requests}>
            {found.requests.map((request) => (
              <li key={request.id}>
                <span>{REQUESTS[request.form] ?? request.form}</span>
                <time dateTime={request.receivedAt}>{day(request.receivedAt)}</time>
              </li>
            ))}
          </ul>
        ) : (
          <p>You have made no requests while signed in.</p>
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
