import { moderate } from '../../reviews/moderation/moderate.ts';
import { KINDS } from '../databases.ts';
import { codes, GOOD, ids, PASSKEY, reviewService, type Answer, type RunningReviews } from './service.ts';

describe.each(KINDS)('the review submission API on %s', (kind) => {
  let service: RunningReviews;
  beforeAll(async () => {
    service = await reviewService({ autoApprove: false }, kind);
  });
  const get: RunningReviews['get'] = (...request) => service.get(...request);
  const post: RunningReviews['post'] = (...request) => service.post(...request);
  afterAll(() => service.close());

  const send = (
    Action: string,
    change: Record<string, string> = {},
    headers?: Record<string, string>,
  ): Promise<Answer> => post('submitreview', { ...GOOD, ProductId: 'soap', Action, ...change }, headers);

  test('returns the form fields when no action is sent', async () => {
    const answer = await get('submitreview', 'ProductId=soap');
    expect(answer).toMatchObject({
      HasErrors: false,
      FormErrors: {},
      Data: {
        Fields: {
          rating: { Type: 'IntegerInput', Required: true },
          title: { Type: 'TextInput', Required: true, MaxLength: 50 },
          reviewtext: { Type: 'TextAreaInput', MinLength: 50, MaxLength: 500 },
          usernickname: { MaxLength: 25 },
          contextdatavalue_Agemonth: {
            Type: 'SelectInput',
            Options: expect.arrayContaining([{ Label: 'April', Value: '4', Selected: false }]),
          },
          agreedtotermsandconditions: { Type: 'BooleanInput', Required: true },
        },
        Groups: {
          age: {
            Type: 'InputGroup',
            SubElements: [
              { Type: 'Field', Id: 'contextdatavalue_Agemonth' },
              { Type: 'Field', Id: 'contextdatavalue_Ageyear' },
            ],
          },
        },
      },
      Form: expect.arrayContaining([
        { Type: 'Group', Id: 'age' },
        { Type: 'Field', Id: 'reviewtext' },
      ]),
      SubmissionId: null,
      AuthorSubmissionToken: null,
    });
  });

  test('returns the review in a preview and stores nothing', async () => {
    expect(await send('Preview')).toMatchObject({
      HasErrors: false,
      FormErrors: {},
      TypicalHoursToPost: 72,
      SubmissionId: null,
      Review: { Title: GOOD.title, Rating: 5, IsRecommended: true },
    });
    expect(await service.database.selectFrom('reviews').selectAll().execute()).toEqual([]);
  });

  test('returns invalid values in a preview, but not in a rejected submission', async () => {
    const wrong = {
      rating: 'many',
      title: '',
      isrecommended: 'perhaps',
      rating_Quality: '4',
      usernickname: 'D’Arcy\n',
    };
    const preview = await send('Preview', wrong);
    expect(preview).toMatchObject({
      HasErrors: true,
      TypicalHoursToPost: null,
      SubmissionId: null,
      Review: {
        Id: null,
        Rating: null,
        Title: null,
        IsRecommended: null,
        UserNickname: 'D’Arcy',
        ReviewText: GOOD.reviewtext,
        SecondaryRatings: { Quality: { Id: 'Quality', Value: 4 } },
      },
    });
    expect(await send('Submit', wrong)).not.toHaveProperty('Review');
  });

  test.each([
    ['rating', '', 'ERROR_FORM_REQUIRED'],
    ['rating', '0', 'ERROR_FORM_TOO_LOW'],
    ['rating', '6', 'ERROR_FORM_TOO_HIGH'],
    ['rating', '4.5', 'ERROR_FORM_PATTERN_MISMATCH'],
    ['isrecommended', '', 'ERROR_FORM_REQUIRED'],
    ['isrecommended', 'maybe', 'ERROR_FORM_INVALID_OPTION'],
    ['title', '  ', 'ERROR_FORM_REQUIRED'],
    ['title', 'x'.repeat(51), 'ERROR_FORM_TOO_LONG'],
    ['reviewtext', 'x'.repeat(49), 'ERROR_FORM_TOO_SHORT'],
    ['reviewtext', 'x'.repeat(501), 'ERROR_FORM_TOO_LONG'],
    ['usernickname', 'x'.repeat(26), 'ERROR_FORM_TOO_LONG'],
    ['usernickname', 'Chef Anna', 'ERROR_FORM_PATTERN_MISMATCH'],
    ['usernickname', 'Chef\u3164Anna', 'ERROR_FORM_PATTERN_MISMATCH'],
    ['usernickname', '\u3164\uffa0', 'ERROR_FORM_REQUIRED'],
    ['title', '\u200b\u2060', 'ERROR_FORM_REQUIRED'],
    ['title', '\u2800', 'ERROR_FORM_REQUIRED'],
    ['reviewtext', '\u200b'.repeat(60), 'ERROR_FORM_REQUIRED'],
    ['userlocation', '\u00ad', 'ERROR_FORM_REQUIRED'],
    ['userlocation', '', 'ERROR_FORM_REQUIRED'],
    ['useremail', 'nobody', 'ERROR_FORM_INVALID_EMAILADDRESS'],
    ['contextdatavalue_Agemonth', '13', 'ERROR_FORM_INVALID_OPTION'],
    ['contextdatavalue_Ageyear', '2090', 'ERROR_FORM_FUTURE_DATE'],
    ['contextdatavalue_Ageyear', '2015', 'ERROR_FORM_RESTRICTED'],
    ['agreedtotermsandconditions', 'false', 'ERROR_FORM_REQUIRES_TRUE'],
    ['rating_Value', '9', 'ERROR_FORM_TOO_HIGH'],
  ])('rejects %s=%s with %s, both on preview and on submit', async (field, value, code) => {
    for (const action of ['preview', 'Submit']) {
      const answer = await send(action, { [field]: value });
      expect(answer.HasErrors).toBe(true);
      expect(answer.Errors).toEqual([]);
      expect(answer.FormErrors.FieldErrorsOrder).toEqual([field]);
      expect(answer.FormErrors.FieldErrors[field]).toMatchObject({ Field: field, Code: code });
    }
    expect(await service.database.selectFrom('reviews').selectAll().execute()).toEqual([]);
  });

  test('rejects a reviewer who turns 18 this month, and accepts one who turned 18 last month', async () => {
    const born = (month: string) =>
      send('Preview', { contextdatavalue_Ageyear: '2008', contextdatavalue_Agemonth: month });
    expect((await born('5')).FormErrors.FieldErrorsOrder).toEqual(['contextdatavalue_Ageyear']);
    expect((await born('4')).HasErrors).toBe(false);
  });

  test('accepts alternative field names', async () => {
    const { title, useremail, ...rest } = GOOD;
    const answer = await post('submitreview', {
      ...rest,
      ReviewSummary: title,
      HostedAuthentication_AuthenticationEmail: useremail,
      ProductId: 'soap',
      Action: 'preview',
    });
    expect(answer).toMatchObject({ HasErrors: false, Review: { Title: title } });
  });

  test.each([
    ['upper', (name: string) => name.toUpperCase()],
    ['lower', (name: string) => name.toLowerCase()],
  ])('accepts field names in %s case', async (_, inCase) => {
    const fields = { ...GOOD, ProductId: 'soap', Action: 'preview', callBackURL: 'http://localhost/en-us' };
    const answer = await post(
      'submitreview',
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [inCase(name), value])),
    );
    expect(answer).toMatchObject({
      HasErrors: false,
      Review: { Title: GOOD.title, UserNickname: 'SinkChef' },
    });
  });

  test('shows a submitted review after moderation', async () => {
    const answer = await send('Submit', { fp: 'fingerprint-1' });
    expect(answer).toMatchObject({
      HasErrors: false,
      SubmissionId: expect.stringMatching(/^\S{8,}$/),
      TypicalHoursToPost: 72,
    });
    const [stored] = await service.database.selectFrom('reviews').selectAll().execute();
    expect(stored).toMatchObject({
      status: 'SUBMITTED',
      fingerprint: 'fingerprint-1',
      author_address: '203.0.113.7',
    });
    expect(ids(await get('reviews', 'Filter=ProductId:soap'))).toEqual([]);
    await moderate(service.database, stored?.id ?? '', 'APPROVED', null, 1);
    expect(ids(await get('reviews', 'Filter=ProductId:soap'))).toEqual([stored?.id]);
  });

  test('rejects a duplicate review and stores nothing', async () => {
    expect(codes(await send('Submit'))).toEqual(['ERROR_DUPLICATE_SUBMISSION']);
    expect(codes(await send('Preview'))).toEqual(['ERROR_DUPLICATE_SUBMISSION']);
    expect(await service.database.selectFrom('reviews').selectAll().execute()).toHaveLength(1);
  });

  test('stores a review once when it is submitted twice concurrently', async () => {
    const change = { title: 'Pressed twice', usernickname: 'TwiceAtOnce', useremail: 'twice@example.com' };
    const answers = await Promise.all([send('Submit', change), send('Submit', change)]);
    expect(answers.map(codes)).toContainEqual([]);
    expect(answers.map(codes)).toContainEqual(['ERROR_DUPLICATE_SUBMISSION']);
    const stored = await service.database.selectFrom('reviews').select('nickname').execute();
    expect(stored.filter(({ nickname }) => nickname === 'TwiceAtOnce')).toHaveLength(1);
  });

  test('reserves a nickname for one author, regardless of case', async () => {
    for (const action of ['Preview', 'Submit']) {
      const answer = await send(action, { usernickname: 'sinkCHEF', useremail: 'other@example.com' });
      expect(answer.FormErrors.FieldErrors.usernickname?.Code).toBe('ERROR_FORM_DUPLICATE_NICKNAME');
    }
    expect(await send('Preview', { title: 'Another by the same author' })).toMatchObject({
      HasErrors: false,
    });
  });

  test.each([
    [{ ProductId: '' }, 'ERROR_PARAM_MISSING_SUBJECT_ID'],
    [{ ProductId: 'unknown' }, 'ERROR_PARAM_INVALID_SUBJECT_ID'],
    [{ Action: 'Destroy' }, 'ERROR_PARAM_INVALID_PARAMETERS'],
    [{ callback: 'steal' }, 'ERROR_PARAM_INVALID_CALLBACK'],
  ])('a submission with %j returns %s', async (change, code) => {
    expect(codes(await send('Submit', change))).toEqual([code]);
  });

  test('rejects a body that is not a form or is too large, and a submission by GET', async () => {
    const url = `/data/submitreview.json?passkey=${PASSKEY}&apiversion=5.4`;
    const json = await service.raw(url, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await json.json()).toMatchObject({ HasErrors: true, Errors: [{ Code: 'ERROR_BAD_REQUEST' }] });
    expect(codes(await get('submitreview', 'ProductId=soap&Action=Submit'))).toEqual(['ERROR_UNSUPPORTED']);
    const large = await service.raw(url, {
      method: 'POST',
      body: `reviewtext=${'x'.repeat(70_000)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(large.status).toBe(413);
  });

  test('rejects an invalid author address', async () => {
    const answer = await send('Preview', { title: 'Address' }, { 'x-forwarded-for': '<script>' });
    expect(answer.FormErrors.FieldErrors['X-Forwarded-For']?.Code).toBe('ERROR_FORM_INVALID_IPADDRESS');
  });

  describe('feedback', () => {
    const feedback = (fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer> =>
      post('submitfeedback', { ContentType: 'review', ...fields }, headers);
    const counts = async (): Promise<unknown> => {
      const { Results } = await get('reviews', 'Filter=ProductId:soap');
      const [review] = Results;
      return [review?.TotalPositiveFeedbackCount, review?.TotalNegativeFeedbackCount, review?.Helpfulness];
    };
    let ContentId = '';
    beforeAll(async () => {
      ContentId = ids(await get('reviews', 'Filter=ProductId:soap'))[0] ?? '';
    });

    test('counts one vote per visitor, and allows the visitor to change it', async () => {
      const vote = (UserId: string, Vote: string) =>
        feedback({ ContentId, FeedbackType: 'helpfulness', Vote, UserId });
      expect(await vote('ann', 'Positive')).toMatchObject({
        HasErrors: false,
        Feedback: { Helpfulness: { Vote: 'POSITIVE', AuthorId: 'ann' } },
        Form: [],
        FormErrors: {},
        TypicalHoursToPost: null,
      });
      await vote('ann', 'Positive');
      await vote('bob', 'Positive');
      expect(await counts()).toEqual([2, 0, 1]);
      await vote('ann', 'Negative');
      expect(await counts()).toEqual([1, 1, 0.5]);
      const { Results } = await get('products', 'Filter=Id:soap&Stats=Reviews');
      expect(Results[0]?.ReviewStatistics).toMatchObject({ HelpfulVoteCount: 1, NotHelpfulVoteCount: 1 });
    });

    test('identifies a visitor without a user id by IP address', async () => {
      const vote = (headers: Record<string, string>) =>
        feedback({ ContentId, FeedbackType: 'helpfulness', Vote: 'Positive' }, headers);
      await vote({ 'x-forwarded-for': '198.51.100.1' });
      await vote({ 'x-forwarded-for': '198.51.100.1' });
      expect(await counts()).toEqual([2, 1, 2 / 3]);
      expect(codes(await vote({}))).toEqual(['ERROR_PARAM_MISSING_USER_ID']);
    });

    test('stores a report for the moderators and changes nothing else', async () => {
      const before = await counts();
      expect(
        await feedback({
          ContentId,
          FeedbackType: 'inappropriate',
          ReasonText: 'Names a person',
          UserId: 'ann',
        }),
      ).toMatchObject({
        HasErrors: false,
        Feedback: { Inappropriate: { ReasonText: 'Names a person', AuthorId: 'ann' } },
      });
      expect(await counts()).toEqual(before);
      expect(
        await service.database
          .selectFrom('feedback')
          .select('reason')
          .where('kind', '=', 'inappropriate')
          .execute(),
      ).toEqual([{ reason: 'Names a person' }]);
    });

    test.each([
      [{ ContentId: '' }, 'ERROR_PARAM_MISSING_SUBJECT_ID'],
      [{ ContentId: 'unknown' }, 'ERROR_PARAM_INVALID_SUBJECT_ID'],
      [{ ContentType: 'question' }, 'ERROR_PARAM_INVALID_SUBJECT_ID'],
      [{ ContentType: 'spam' }, 'ERROR_PARAM_INVALID_PARAMETERS'],
      [{ FeedbackType: 'praise' }, 'ERROR_PARAM_INVALID_PARAMETERS'],
      [{ Vote: 'Perhaps' }, 'ERROR_PARAM_INVALID_PARAMETERS'],
    ])('feedback with %j returns %s', async (change, code) => {
      const answer = await feedback({
        ContentId,
        FeedbackType: 'helpfulness',
        Vote: 'Positive',
        UserId: 'eve',
        ...change,
      });
      expect(codes(answer)).toEqual([code]);
    });
  });
});
