import { Icon } from '../Icon/Icon';
import styles from './Warnings.module.css';

export function Warnings({ warnings }: { warnings: readonly string[] }) {
  return warnings.length > 0 ? (
    <ul className={styles.warnings} aria-label="Warnings">
      {warnings.map((warning) => (
        <li key={warning}>
          <Icon name="alert" />
          {warning}
        </li>
      ))}
    </ul>
  ) : null;
}
