interface Props {
  what: 'entries' | 'assets';
  isFiltered: boolean;
  page: number;
  clear: () => void;
}

/** Message in place of an empty list, with a way to remove the filters. */
export function NoResults({ what, isFiltered, page, clear }: Props) {
  return (
    <div className="nothing">
      <h2>{isFiltered ? `No ${what} match` : `No ${what} yet`}</h2>
      <p className="soft">
        {isFiltered
          ? 'Try fewer words or another filter. Archived content is shown by the status Archived only.'
          : what === 'entries'
            ? 'Create the first one with New entry.'
            : 'Drop files here, or choose Upload.'}
      </p>
      {(isFiltered || page > 1) && (
        <button type="button" onClick={clear}>
          Show everything
        </button>
      )}
    </div>
  );
}
