import { Section } from '@/components/ui/Container/Container';
import { PrintButton } from '@/components/ui/PrintButton/PrintButton.client';
import styles from './GhsTrainingPage.module.css';

/**
 * Training certificate. Visitors type their name and the date into the page and print it, so neither leaves the
 * browser.
 */
export function Certificate({
  training,
  text,
  percent,
  modules,
}: {
  training: string;
  text: string | null;
  percent: number;
  modules: readonly string[];
}) {
  return (
    <Section id="certificate" narrow label="Certificate">
      <div className={styles.certificate} data-certificate>
        <p className={styles.over}>Certificate of completion</p>
        <h2>{training}</h2>
        <p>
          <label htmlFor="certificate-name">Awarded to</label>
          <input
            id="certificate-name"
            type="text"
            autoComplete="name"
            maxLength={80}
            placeholder="Type your name"
            className={styles.line}
          />
        </p>
        <p>{text}</p>
        <p className={styles.covered}>
          {modules.join(' · ')}. Result: {percent} percent.
        </p>
        <p>
          <label htmlFor="certificate-date">Date</label>
          <input id="certificate-date" type="date" className={styles.line} />
        </p>
        <p className={styles.small}>
          A self-check on a sample site. It does not replace the training that your employer must give you.
        </p>
        <PrintButton>Print certificate</PrintButton>
      </div>
    </Section>
  );
}
