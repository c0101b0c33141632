import { Section } from '@/components/ui/Container/Container';
import type { Answer, Assistant, AssistantPage } from '@/lib/recommender/assistant';
import { choicesOf } from '@/lib/recommender/steps';
import { AssistantText } from './AssistantText';
import { AssistantLinks } from './Buttons';
import { Choices } from './Choices/Choices';
import { Needs, type NeedChoice } from './Needs/Needs';
import { Progress } from './Progress/Progress';
import { StepHeading } from './StepHeading/StepHeading';

interface Props {
  assistant: Assistant;
  answers: readonly Answer[];
  question: AssistantPage;
  /** Needs to choose from, with the number of products that meet each. Displayed only for the question about needs. */
  needs: readonly NeedChoice[];
}

export function QuestionView({ assistant, answers, question, needs }: Props) {
  return (
    <>
      <Progress assistant={assistant} answers={answers} currentStep={question} />
      <Section>
        <StepHeading title={question.title} introduction={question.page.introduction}>
          <AssistantText text={question.page.body} />
        </StepHeading>
        {question === assistant.needs ? (
          <Needs title={question.title} choices={needs} answers={answers} chosen={[]} />
        ) : (
          <Choices choices={choicesOf(question, answers)} answers={answers} />
        )}
        <ul>
          <AssistantLinks links={question.page.linksCollection?.items} />
        </ul>
      </Section>
    </>
  );
}
