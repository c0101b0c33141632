interface Props {
  problem: string;
  reload: () => void;
}

/** Error shown in place of a list that could not be loaded. */
export const ListProblem = ({ problem, reload }: Props) => (
  <div role="alert" className="nothing">
    <p>The list couldn’t be loaded. {problem}</p>
    <button type="button" onClick={reload}>
      Try again
    </button>
  </div>
);
