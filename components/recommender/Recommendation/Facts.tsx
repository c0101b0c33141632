import styles from './Facts.module.css';

/** Facts with their names; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  const known = facts.filter(([, value]) => value);
  return known.length > 0 ? (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}
