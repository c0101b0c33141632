import type { ReactNode } from 'react';
import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import { shortName } from '@/lib/recommender/addresses';
import type { Answer, Assistant } from '@/lib/recommender/assistant';
import { createPlan } from '@/lib/recommender/plan';
import { recommend } from '@/lib/recommender/rank';
import type { Place } from '@/lib/recommender/resolve';
import { choicesOf, needsOf } from '@/lib/recommender/steps';
import { CopyAddress } from './CopyAddress.client';
import { HomeView } from './HomeView';
import type { NeedChoice } from './Needs/Needs';
import { PlanView } from './PlanView';
import { ProductsView } from './ProductsView';
import { QuestionView } from './QuestionView';
import { SitemapView } from './SitemapView';
import { TextView } from './TextView';

interface Props {
  assistant: Assistant;
  place: Place;
  trail: Crumb[];
  /** Finder rules that name the last answer. Each rule recommends a product. */
  rules: readonly RecommenderRuleFragment[];
  /** Codes of the needs in the query string: product properties such as "fragrance-free". */
  needs: readonly string[];
  productName?: string;
}

const countProducts = (
  { assistant, rules }: Pick<Props, 'assistant' | 'rules'>,
  answers: readonly Answer[],
  needs: readonly Answer[],
): number => recommend(assistant, rules, answers, needs).products.length;

/**
 * Returns the needs that visitors can choose after these answers, with the number of products that meet each. Needs
 * that no product meets are left out, unless the visitor has chosen them and may want to remove them.
 */
function needChoices(
  props: Pick<Props, 'assistant' | 'rules'>,
  answers: readonly Answer[],
  chosen: readonly Answer[] = [],
): NeedChoice[] {
  const { needs } = props.assistant;
  if (!needs) return [];
  return choicesOf(needs, answers)
    .map((need) => ({ need, products: countProducts(props, answers, [need]) }))
    .filter(({ need, products }) => products > 0 || chosen.includes(need));
}

/** Renders the recommendation or, if no product meets all needs, ways to continue. */
function renderProducts(props: Props, answers: readonly Answer[], share: ReactNode): ReactNode {
  const { assistant, rules } = props;
  const needs = needsOf(assistant, answers, props.needs);
  const without = needs.map((need) => {
    const others = needs.filter((other) => other !== need);
    return { need, products: countProducts(props, answers, others) };
  });
  return (
    <ProductsView
      assistant={assistant}
      answers={answers}
      needs={needs}
      recommendations={recommend(assistant, rules, answers, needs)}
      choices={needChoices(props, answers, needs)}
      without={without}
      withoutAny={countProducts(props, answers, [])}
      share={share}
    />
  );
}

export function AssistantView(props: Props) {
  const { assistant, place, trail, rules, productName } = props;
  const share = <CopyAddress />;
  switch (place.kind) {
    case 'home':
      return <HomeView assistant={assistant} />;
    case 'text':
      return <TextView text={place.text} trail={trail} />;
    case 'sitemap':
      return assistant.home.sitemap ? <SitemapView sitemap={assistant.home.sitemap} trail={trail} /> : null;
    case 'question': {
      const { answers, question } = place;
      const needs = question === assistant.needs ? needChoices(props, answers) : [];
      return <QuestionView assistant={assistant} answers={answers} question={question} needs={needs} />;
    }
    case 'products':
      return renderProducts(props, place.answers, share);
    case 'plan': {
      const { answers } = place;
      const needs = needsOf(assistant, answers, props.needs);
      const { products, companions } = recommend(assistant, rules, answers, needs);
      const chosen =
        products.find(({ rule }) => shortName(rule.product.slug ?? '') === productName) ?? products[0];
      return chosen ? (
        <PlanView
          assistant={assistant}
          answers={answers}
          needs={needs}
          plan={createPlan(answers, chosen, companions)}
          share={share}
        />
      ) : (
        renderProducts(props, answers, share)
      );
    }
    default:
      return null;
  }
}
