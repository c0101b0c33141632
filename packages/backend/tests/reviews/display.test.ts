import { moderate } from '../../reviews/moderation/moderate.ts';
import { KINDS } from '../databases.ts';
import { codes, ids, PASSKEY, reviewService, type RunningReviews } from './service.ts';

describe.each(KINDS)('the review display API on %s', (kind) => {
  let service: RunningReviews;
  beforeAll(async () => {
    service = await reviewService({}, kind);
  });
  const get: RunningReviews['get'] = (...request) => service.get(...request);
  const submit: RunningReviews['submit'] = (...request) => service.submit(...request);
  const post: RunningReviews['post'] = (...request) => service.post(...request);
  const made: Record<string, string> = {};
  const ID = (...names: string[]): string[] => names.map((name) => made[name] ?? name);

  beforeAll(async () => {
    made.five = await submit({ rating: '5', title: 'Suds forever' });
    made.one = await submit({ rating: '1', isrecommended: 'false', rating_Quality: '1', rating_Value: '' });
    made.three = await submit({ rating: '3', rating_Quality: '', rating_Value: '' });
    made.four = await submit({ rating: '4', userlocation: 'Reno, NV' });
    made.other = await submit({ rating: '2' }, 'pan-soak');
    const vote = (content: string | undefined, Vote: string, UserId: string) =>
      post('submitfeedback', {
        ContentId: content ?? '',
        ContentType: 'review',
        FeedbackType: 'helpfulness',
        Vote,
        UserId,
      });
    await vote(made.three, 'Positive', 'a');
    await vote(made.three, 'Positive', 'b');
    await vote(made.four, 'Positive', 'a');
    await vote(made.four, 'Negative', 'b');
    await service.database
      .insertInto('comments')
      .values({
        id: 'comment-1',
        review_id: made.one,
        title: null,
        text: 'Please call us.',
        nickname: 'Care',
        location: null,
        author_id: 'care',
        submitted_at: 1,
        status: 'APPROVED',
      })
      .execute();
  });
  afterAll(() => service.close());

  test('returns a review with every field of the API', async () => {
    const { Results } = await get('reviews', `Filter=Id:${made.five}`);
    expect(Object.keys(Results[0] ?? {})).toEqual(
      expect.arrayContaining(
        'Id ProductId AuthorId UserNickname UserLocation Title ReviewText Rating RatingRange IsRecommended IsRatingsOnly IsFeatured IsSyndicated SubmissionTime LastModificationTime LastModeratedTime ModerationStatus ContentLocale SubmissionId CampaignId IPAddress Helpfulness TotalFeedbackCount TotalPositiveFeedbackCount TotalNegativeFeedbackCount TotalCommentCount CommentIds SecondaryRatings SecondaryRatingsOrder ContextDataValues ContextDataValuesOrder TagDimensions TagDimensionsOrder AdditionalFields AdditionalFieldsOrder Badges BadgesOrder Photos Videos ClientResponses ProductRecommendationIds Pros Cons'.split(
          ' ',
        ),
      ),
    );
    expect(Results[0]).toMatchObject({
      ProductId: 'soap',
      Rating: 5,
      RatingRange: 5,
      IsRecommended: true,
      ModerationStatus: 'APPROVED',
      SubmissionId: null,
      IPAddress: null,
      Helpfulness: null,
      SubmissionTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
      SecondaryRatings: {
        Quality: { Id: 'Quality', Label: 'Quality', Value: 5, ValueRange: 5, DisplayType: 'NORMAL' },
      },
      SecondaryRatingsOrder: ['Quality', 'Value'],
      ContextDataValues: {},
      ClientResponses: [],
    });
  });

  test('returns no private data of the author', async () => {
    const text = JSON.stringify([
      await get('reviews', 'Filter=ProductId:soap&Include=Products,Comments,Authors&Stats=Reviews'),
      await get('products', 'Filter=Id:soap&Include=Reviews,Comments&Stats=Reviews'),
    ]);
    expect(text).not.toMatch(/@example\.com|203\.0\.113|1980/);
  });

  test('returns a page of reviews with its offset, limit and total', async () => {
    const answer = await get('reviews', 'Filter=ProductId:soap');
    expect(answer).toMatchObject({
      HasErrors: false,
      Offset: 0,
      TotalResults: 4,
      Limit: 10,
      Locale: 'en_US',
      Errors: [],
    });
    expect(ids(answer)).toEqual(ID('four', 'three', 'one', 'five'));
  });

  test('returns zero statistics for a product without reviews, and nothing for an unknown product', async () => {
    expect(await get('reviews', String.raw`Filter=ProductId:a\:b\,c`)).toMatchObject({
      TotalResults: 0,
      Results: [],
    });
    const [odd] = (await get('products', String.raw`Filter=Id:a\:b\,c&Stats=Reviews`)).Results;
    expect(odd).toMatchObject({
      Id: 'a:b,c',
      TotalReviewCount: 0,
      ReviewStatistics: {
        AverageOverallRating: null,
        TotalReviewCount: 0,
        RatingDistribution: [],
        FirstSubmissionTime: null,
      },
    });
    expect(await get('products', 'Filter=Id:nothing')).toMatchObject({ TotalResults: 0, Results: [] });
  });

  test.each([
    ['Sort=Rating:desc', ['five', 'four', 'three', 'one']],
    ['Sort=Rating:asc', ['one', 'three', 'four', 'five']],
    ['Sort=SubmissionTime:desc', ['four', 'three', 'one', 'five']],
    ['Sort=SubmissionTime:asc', ['five', 'one', 'three', 'four']],
    ['Sort=LastModificationTime:asc', ['five', 'one', 'three', 'four']],
    ['Sort=Helpfulness:desc', ['three', 'four', 'one', 'five']],
    ['Sort=TotalPositiveFeedbackCount:desc,Rating:desc', ['three', 'four', 'five', 'one']],
    ['Sort=TotalFeedbackCount:desc,Rating:asc', ['three', 'four', 'one', 'five']],
    ['sort=rating:DESC', ['five', 'four', 'three', 'one']],
  ])('sorts reviews by the query %s', async (sort, names) => {
    expect(ids(await get('reviews', `Filter=ProductId:soap&${sort}`))).toEqual(ID(...names));
  });

  test.each([
    ['Filter=Rating:5', ['five']],
    ['Filter=Rating:eq:5,1', ['one', 'five']],
    ['Filter=Rating:neq:5', ['four', 'three', 'one']],
    ['Filter=Rating:gt:3', ['four', 'five']],
    ['Filter=Rating:gte:3&Filter=Rating:lt:5', ['four', 'three']],
    ['Filter=IsRecommended:false', ['one']],
    ['Filter=HasPhotos:true', []],
    ['Filter=HasPhotos:false', ['four', 'three', 'one', 'five']],
    ['FILTER=rating:lte:1', ['one']],
    ['Search=suds%20forever', ['five']],
  ])('finds reviews by the query %s', async (filter, names) => {
    const answer = await get('reviews', `Filter=ProductId:soap&${filter}`);
    expect(ids(answer)).toEqual(ID(...names));
    expect(answer.TotalResults).toBe(names.length);
  });

  test('returns complete pages without overlaps', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((offset) =>
        get('reviews', `Filter=ProductId:soap&Limit=1&Offset=${offset}&Sort=Helpfulness:desc`),
      ),
    );
    expect(pages.flatMap(ids)).toEqual(ID('three', 'four', 'one', 'five'));
    expect(pages[3]).toMatchObject({ TotalResults: 4, Offset: 3, Limit: 1 });
  });

  test('returns several products in one call, with the first reviews for each', async () => {
    const answer = await get(
      'products',
      'Filter=Id:soap,pan-soak&Include=Reviews,Comments&Stats=Reviews&Limit_Reviews=2&Sort_Reviews=Rating:asc',
    );
    expect(ids(answer)).toEqual(['soap', 'pan-soak']);
    expect(answer.Includes.ReviewsOrder).toEqual(ID('one', 'three', 'other'));
    expect(answer.Results[0]).toMatchObject({
      ReviewIds: ID('one', 'three'),
      Brand: { Name: 'Dawn Professional' },
    });
    expect(answer.Includes.Reviews?.[made.one ?? '']).toMatchObject({ Rating: 1, CommentIds: ['comment-1'] });
    expect(answer.Includes.Comments?.['comment-1']).toMatchObject({
      CommentText: 'Please call us.',
      ReviewId: made.one,
    });
    const rated = await get('products', 'Filter=Id:soap&Include=Reviews&Filter_Reviews=Rating:5');
    expect(rated.Includes.ReviewsOrder).toEqual(ID('five'));
    expect(ids(await get('products', 'Filter=Name:Pan%20soak'))).toEqual(['pan-soak']);
    expect(ids(await get('products', 'Filter=CategoryId:category-dish&Limit=1&Offset=1'))).toEqual([
      'pan-soak',
    ]);
  });

  test("returns a product's statistics", async () => {
    const answer = await get(
      'reviews',
      'Filter=ProductId:soap&Filter=Rating:gte:4&Include=Products&Stats=Reviews&FilteredStats=Reviews',
    );
    expect(answer.Includes.Products?.soap?.ReviewStatistics).toMatchObject({
      AverageOverallRating: 3.25,
      OverallRatingRange: 5,
      TotalReviewCount: 4,
      RatingsOnlyReviewCount: 0,
      FeaturedReviewCount: 0,
      RecommendedCount: 3,
      NotRecommendedCount: 1,
      HelpfulVoteCount: 3,
      NotHelpfulVoteCount: 1,
      RatingDistribution: [
        { RatingValue: 5, Count: 1 },
        { RatingValue: 4, Count: 1 },
        { RatingValue: 3, Count: 1 },
        { RatingValue: 1, Count: 1 },
      ],
      SecondaryRatingsAverages: {
        Quality: { Id: 'Quality', AverageRating: 11 / 3 },
        Value: { AverageRating: 4 },
      },
      SecondaryRatingsAveragesOrder: ['Quality', 'Value'],
      TagDistribution: {},
      ContextDataDistribution: {},
    });
    expect(answer.Includes.Products?.soap?.FilteredReviewStatistics).toMatchObject({
      AverageOverallRating: 4.5,
      TotalReviewCount: 2,
    });
  });

  test('includes the authors of reviews by id', async () => {
    const { Includes, Results } = await get('reviews', `Filter=Id:${made.four}&Include=Authors`);
    const author = String(Results[0]?.AuthorId);
    expect(Includes.Authors?.[author]).toMatchObject({ Location: 'Reno, NV' });
    expect(Includes.AuthorsOrder).toEqual([author]);
  });

  test.each([
    ['Filter=Nothing:1', 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE'],
    ['Filter=Rating:many', 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE'],
    ['Filter=Rating:', 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE'],
    ['Sort=Nothing:desc', 'ERROR_PARAM_INVALID_SORT_ATTRIBUTE'],
    ['Sort=Rating:sideways', 'ERROR_PARAM_INVALID_SORT_ATTRIBUTE'],
    ['Include=Everything', 'ERROR_PARAM_INVALID_INCLUDED'],
    ['Stats=Questions', 'ERROR_PARAM_INVALID_PARAMETERS'],
    ['Limit=101', 'ERROR_PARAM_INVALID_LIMIT'],
    ['Limit=-1', 'ERROR_PARAM_INVALID_LIMIT'],
    ['Offset=x', 'ERROR_PARAM_INVALID_OFFSET'],
    ['Locale=xx_YY', 'ERROR_PARAM_INVALID_LOCALE'],
    ['Search=', 'ERROR_PARAM_INVALID_SEARCH_ATTRIBUTE'],
    ['callback=steal', 'ERROR_PARAM_INVALID_CALLBACK'],
  ])('responds to the query %s with %s', async (query, code) => {
    const answer = await get('reviews', query);
    expect(codes(answer)).toEqual([code]);
    expect(answer).toMatchObject({ HasErrors: true, Results: [], TotalResults: 0, Limit: 0, Offset: 0 });
  });

  test('rejects a wrong API key and a wrong API version', async () => {
    const wrongKey = await service.raw(`/data/reviews.json?passkey=wrong&apiversion=5.4`);
    expect(wrongKey.status).toBe(200);
    expect(await wrongKey.json()).toMatchObject({
      HasErrors: true,
      Errors: [{ Message: 'The passKey provided is invalid.', Code: 'ERROR_PARAM_INVALID_API_KEY' }],
      TotalResults: null,
      Limit: null,
      Offset: null,
      Results: [],
    });
    const version = await service.raw(`/data/reviews.json?PassKey=${PASSKEY}&ApiVersion=4`);
    expect(await version.json()).toMatchObject({ Errors: [{ Code: 'ERROR_UNSUPPORTED' }] });
  });

  test('removes a rejected review from the list and the statistics', async () => {
    const id = await submit({ rating: '1', title: 'To be rejected' });
    const before = await get('products', 'Filter=Id:soap&Stats=Reviews');
    await moderate(service.database, id, 'REJECTED', 'test', 1);
    const after = await get('products', 'Filter=Id:soap&Stats=Reviews');
    expect(before.Results[0]).toMatchObject({ TotalReviewCount: 5 });
    expect(after.Results[0]).toMatchObject({
      TotalReviewCount: 4,
      ReviewStatistics: { AverageOverallRating: 3.25 },
    });
    expect(ids(await get('reviews', `Filter=Id:${id}`))).toEqual([]);
    await expect(moderate(service.database, id, 'REJECTED', 'again', 1)).rejects.toThrow('already rejected');
    await expect(moderate(service.database, 'none', 'APPROVED', null, 1)).rejects.toThrow(
      'There is no review',
    );
  });

  test('does not mark a submitted review as a sample, even if the form asks for it', async () => {
    const id = await service.submit(
      Object.assign({ title: 'Marked' }, { CampaignId: 'sample', contextdatavalue_SampleReview: 'true' }),
      'a:b,c',
    );
    const { Results } = await get('reviews', `Filter=Id:${id}`);
    expect(Results[0]).toMatchObject({ CampaignId: 'sample', ContextDataValues: {} });
  });
});
