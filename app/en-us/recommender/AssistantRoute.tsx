import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import { AssistantShell } from '@/components/recommender/AssistantShell/AssistantShell';
import { AssistantView } from '@/components/recommender/AssistantView';
import { assistantTrail } from '@/components/recommender/trail';
import { Section } from '@/components/ui/Container/Container';
import { Unavailable } from '@/components/ui/Unavailable/Unavailable';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { getShell } from '@/lib/content/pages/get-page';
import { footerPrivacyLinks } from '@/lib/privacy/links';
import { slugIn } from '@/lib/recommender/addresses';
import type { Assistant } from '@/lib/recommender/assistant';
import { getAssistant, getRules } from '@/lib/recommender/get-assistant';
import { assistantMetadata } from '@/lib/recommender/metadata';
import { resolvePath, type Place } from '@/lib/recommender/resolve';
import { assistantData } from '@/lib/recommender/structured-data';

/** A path in the assistant, with its query parameters. */
export interface AssistantQuery {
  path: string[];
  /** Codes of the product properties that the visitor needs, such as "fragrance-free". */
  needs: string[];
  /** Short name of the product in the cleaning plan. */
  use?: string;
}

async function findPlace({ path }: AssistantQuery): Promise<{ assistant: Assistant; place: Place }> {
  const assistant = await getAssistant();
  const place = assistant ? resolvePath(assistant, path) : null;
  if (!assistant || !place || place.kind === 'missing') notFound();
  if (place.kind === 'redirect') redirect(place.to);
  return { assistant, place };
}

export async function assistantRouteMetadata(assistantQuery: AssistantQuery): Promise<Metadata> {
  const assistant = await getAssistant();
  const place = assistant ? resolvePath(assistant, assistantQuery.path) : null;
  if (!assistant || !place || place.kind === 'missing' || place.kind === 'redirect')
    return { title: 'Page not found', robots: { index: false, follow: true } };
  return assistantMetadata(assistant, place, assistantQuery.path);
}

/**
 * Loads the rules for a page of the assistant. The page of a question is cached, so it fails if the rules are
 * unavailable.
 */
async function loadRules(place: Place): Promise<RecommenderRuleFragment[] | 'unavailable'> {
  return 'answers' in place ? orUnavailable(getRules(place.answers), place.kind === 'question') : [];
}

export async function AssistantRoute(assistantQuery: AssistantQuery) {
  const { assistant, place } = await findPlace(assistantQuery);
  const [rules, shell, privacy] = await Promise.all([loadRules(place), getShell(), footerPrivacyLinks()]);
  const slug = slugIn(...assistantQuery.path);
  const trail = assistantTrail(assistant, place, shell.breadcrumbs.home ?? 'Home');
  return (
    <AssistantShell
      assistant={assistant}
      trail={trail}
      slug={slug}
      privacy={privacy}
      structuredData={assistantData(place)}
    >
      {rules === 'unavailable' ? (
        <Section>
          <h1>{assistant.name}</h1>
          <Unavailable />
        </Section>
      ) : (
        <AssistantView
          assistant={assistant}
          place={place}
          trail={trail}
          rules={rules}
          needs={assistantQuery.needs}
          productName={assistantQuery.use}
        />
      )}
    </AssistantShell>
  );
}
