interface Props {
  what: 'entries' | 'assets';
  isFiltered: boolean;
  page: number;
  clear: () => void;
}

/** Message in place of an empty list, with a button to remove the filters. */
export function NoResults({ what, isFiltered, page, clear }: Props) {
  return (
    <div className="nothing">
      <h2>{isFiltered ? `No ${what} match` : `No ${what} yet`}</h2>
      <p className="soft">
        {isFiltered
          ? 'Try fewer words or another filter. To see archived content, filter by the status Archived.'
          : what === 'entries'
            ? 'Select New entry to create one.'
            : 'Drop files here or select Upload.'}
      </p>
      {(isFiltered || page > 1) && (
        <button type="button" onClick={clear}>
          Show everything
        </button>
      )}
    </div>
  );
}
