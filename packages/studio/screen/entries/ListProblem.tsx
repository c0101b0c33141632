interface Props {
  problem: string;
  reload: () => void;
}

/** Error shown in place of a list that could not be loaded. */
export const ListProblem = ({ problem, reload }: Props) => (
  <div role="alert" className="nothing">
    <p>The list could not be read. {problem}</p>
    <button type="button" onClick={reload}>
      Try again
    </button>
  </div>
);
