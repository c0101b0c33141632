import styles from './ErrorMessage.module.css';

/** What happened, and what to do: for pages that could not be made. */
export function ErrorMessage() {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.brand}>CleanPro Professional</p>
        <h1>We cannot show this page right now</h1>
        <p>Something on our side did not answer. The page is not lost: try again in a minute.</p>
        <p className={styles.actions}>
          <a href="">Try again</a>
          <a href="/en-us">Home</a>
          <a href="tel:1-800-332-7787">Call 1-800-332-7787</a>
        </p>
      </div>
    </main>
  );
}
