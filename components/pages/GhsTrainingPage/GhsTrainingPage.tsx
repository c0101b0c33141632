import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { GhsPictogram } from '@/components/blocks/GhsPictogram/GhsPictogram';
import { PICTOGRAMS, pictogramNamed } from '@cleanpro/product-safety/hazards/pictograms';
import { RichTextBody } from '@/components/blocks/RichText/RichTextBody';
import { Video } from '@/components/blocks/Video/Video';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Prose } from '@/components/ui/Prose/Prose';
import { present } from '@/lib/content/present';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import { Certificate } from './Certificate';
import { Quiz } from './Quiz';
import { isSubmitted, scoreQuiz } from './quiz';
import styles from './GhsTrainingPage.module.css';

function Pictograms({ names }: { names: readonly (string | null)[] | null }) {
  const pictograms = present(names).flatMap((name) => pictogramNamed(name) ?? []);
  if (pictograms.length === 0) return null;
  return (
    <ul className={styles.pictograms}>
      {pictograms.map((name) => (
        <li key={name}>
          <GhsPictogram name={name} size={72} decorative />
          <strong>{PICTOGRAMS[name].name}</strong>
          <span>{PICTOGRAMS[name].meaning}</span>
        </li>
      ))}
    </ul>
  );
}

export function GhsTrainingPage({ page, loaded, context, pageQuery }: PageProps<'GhsTraining'>) {
  const modules = present(page.modulesCollection?.items);
  const questions = present(page.quiz?.questionsCollection?.items);
  const result = isSubmitted(pageQuery) ? scoreQuiz(questions, pageQuery, page.quiz?.passMark) : null;
  const minutes = modules.reduce((sum, module) => sum + (module.minutes ?? 0), 0);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      {result?.passed ? (
        <Certificate
          training={page.title ?? ''}
          text={page.certificateText}
          percent={result.percent}
          modules={modules.flatMap(({ title }) => title ?? [])}
        />
      ) : null}
      <Section narrow flush>
        <nav aria-label="Modules" className={styles.contents} data-noprint>
          <p>
            {modules.length} modules{minutes > 0 ? `, ${minutes} minutes` : ''}, and a quiz
          </p>
          <ol>
            {modules.map((module, index) => (
              <li key={module.sys.id}>
                <a href={`#module-${index + 1}`}>{module.title}</a>
                {module.minutes ? <span>{module.minutes} min</span> : null}
              </li>
            ))}
            {questions.length > 0 ? (
              <li>
                <a href="#quiz">{page.quiz?.title}</a>
                <span>{questions.length} questions</span>
              </li>
            ) : null}
          </ol>
        </nav>
      </Section>
      {modules.map((module, index) => (
        <Section key={module.sys.id} narrow id={`module-${index + 1}`}>
          <SectionHeading
            title={`${index + 1}. ${module.title ?? ''}`}
            introduction={module.minutes ? `${module.minutes} minutes` : null}
          />
          <Prose>
            <RichTextBody body={module.body} context={context} headingLevel={3} />
          </Prose>
          <Pictograms names={module.pictograms} />
          {module.video ? (
            <div className={styles.video}>
              <Video block={module.video} />
            </div>
          ) : null}
        </Section>
      ))}
      {page.quiz && questions.length > 0 ? (
        <Quiz
          title={page.quiz.title}
          introduction={page.quiz.introduction}
          passMark={page.quiz.passMark}
          questions={questions}
          result={result}
          action={pageHref(page.slug ?? '')}
        />
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
