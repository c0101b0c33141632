import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Questions } from '@/components/blocks/Questions/Questions';
import { groupByTopic } from '@/components/blocks/Questions/questions';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import styles from './FaqPage.module.css';

const idOf = (topic: string): string =>
  `topic-${withoutFieldMarks(topic)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}`;

export function FaqPage({ page, loaded, context }: PageProps<'FaqPage'>) {
  const topics = groupByTopic(page.questionsCollection?.items);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      {topics.length > 1 ? (
        <Section narrow flush>
          <nav aria-label="Topics" className={styles.topics}>
            <ul className={styles.list}>
              {topics.map(({ topic, questions }) => (
                <li key={topic}>
                  <a href={`#${idOf(topic)}`}>
                    {topic || 'General'} <span>{questions.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Section>
      ) : null}
      {topics.map(({ topic, questions }) => (
        <Section key={topic} narrow id={idOf(topic)}>
          <SectionHeading title={topic || 'Questions and answers'} />
          <Questions questions={questions} context={context} />
        </Section>
      ))}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
