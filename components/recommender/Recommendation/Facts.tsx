import styles from './Facts.module.css';

export function Facts({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  const present = facts.filter(([, value]) => value);
  return present.length > 0 ? (
    <dl className={styles.facts}>
      {present.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}
