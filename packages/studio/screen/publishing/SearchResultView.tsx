import { DESCRIPTION_LENGTH, TITLE_LENGTH, type SearchResult } from './search-result.ts';

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

const lengthNote = (text: string, limit: number): string => {
  if (!text) return 'missing';
  return `${text.length} of about ${limit} characters${text.length > limit ? ', will be cut off' : ''}`;
};

/** Title and description as search engines display them, with their lengths. */
export function SearchResultView({ result, url }: { result: SearchResult; url: string | undefined }) {
  const { title, description, isHidden } = result;
  return (
    <section>
      <h3>In search results</h3>
      {isHidden ? (
        <p>This page is hidden from search engines.</p>
      ) : (
        <div className="search-result">
          <p className="address">{url?.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}</p>
          <p className="title">{cut(title, TITLE_LENGTH) || 'Untitled'}</p>
          <p>{cut(description, DESCRIPTION_LENGTH) || 'Search engines will pick text from the page.'}</p>
        </div>
      )}
      <dl className="lengths">
        <dt>Title</dt>
        <dd data-long={title.length > TITLE_LENGTH || !title || undefined}>
          {lengthNote(title, TITLE_LENGTH)}
        </dd>
        <dt>Description</dt>
        <dd data-long={description.length > DESCRIPTION_LENGTH || !description || undefined}>
          {lengthNote(description, DESCRIPTION_LENGTH)}
        </dd>
      </dl>
    </section>
  );
}
