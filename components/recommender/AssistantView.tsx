import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import { shortName } from '@/lib/recommender/addresses';
import type { Answer, Assistant } from '@/lib/recommender/assistant';
import { planOf } from '@/lib/recommender/plan';
import { recommend } from '@/lib/recommender/rank';
import type { Place } from '@/lib/recommender/resolve';
import { choicesOf, needsOf } from '@/lib/recommender/steps';
import { CopyAddress } from './CopyAddress.client';
import { Home } from './Home/Home';
import type { NeedChoice } from './Needs/Needs';
import { PlanView } from './PlanView';
import { ProductsView } from './ProductsView';
import { QuestionView } from './QuestionView';
import { SitemapView } from './Text/SitemapView';
import { TextView } from './Text/TextView';

interface Props {
  assistant: Assistant;
  place: Place;
  trail: Crumb[];
  /** Rules of the last answer. */
  rules: readonly RecommenderRuleFragment[];
  /** Codes of the query string. */
  needs: readonly string[];
  use?: string;
}

/** How many products there are for answers and needs. */
const count = (
  { assistant, rules }: Pick<Props, 'assistant' | 'rules'>,
  given: readonly Answer[],
  needs: readonly Answer[],
): number => recommend(assistant, rules, given, needs).exact.length;

/** The needs that can be asked for after these answers, with how many products meet each. */
function needChoices(props: Pick<Props, 'assistant' | 'rules'>, given: readonly Answer[]): NeedChoice[] {
  const { needs } = props.assistant;
  return needs
    ? choicesOf(needs, given).map((need) => ({ need, products: count(props, given, [need]) }))
    : [];
}

/** A place in the assistant. */
export function AssistantView(props: Props) {
  const { assistant, place, trail, rules, use } = props;
  const share = <CopyAddress />;
  switch (place.kind) {
    case 'home':
      return <Home assistant={assistant} />;
    case 'text':
      return <TextView text={place.text} trail={trail} />;
    case 'sitemap':
      return assistant.home.sitemap ? <SitemapView sitemap={assistant.home.sitemap} trail={trail} /> : null;
    case 'question': {
      const { given, question } = place;
      const needs = question === assistant.needs ? needChoices(props, given) : [];
      return <QuestionView assistant={assistant} given={given} question={question} needs={needs} />;
    }
    case 'products': {
      const { given } = place;
      const needs = needsOf(assistant, given, props.needs);
      const without = needs.map((need) => ({
        need,
        products: count(
          props,
          given,
          needs.filter((other) => other !== need),
        ),
      }));
      return (
        <ProductsView
          assistant={assistant}
          given={given}
          needs={needs}
          recommendations={recommend(assistant, rules, given, needs)}
          choices={needChoices(props, given)}
          without={without}
          share={share}
        />
      );
    }
    case 'plan': {
      const { given } = place;
      const needs = needsOf(assistant, given, props.needs);
      const { exact, closest, companions } = recommend(assistant, rules, given, needs);
      const all = [...exact, ...closest];
      const chosen = all.find(({ rule }) => shortName(rule.product.slug ?? '') === use) ?? all[0];
      return chosen ? (
        <PlanView
          assistant={assistant}
          given={given}
          needs={needs}
          plan={planOf(given, chosen, companions)}
          share={share}
        />
      ) : null;
    }
    default:
      return null;
  }
}
