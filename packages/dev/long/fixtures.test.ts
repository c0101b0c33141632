import { buildAndMeasure, recordedSize, type BuiltFixture } from '../../../tests/fixtures/built-sizes.ts';

test.each(['empty-app', 'measured-app'] satisfies BuiltFixture[])(
  'the recorded size of %s matches a build',
  (fixture) => {
    expect(recordedSize(fixture)).toBe(buildAndMeasure(fixture));
  },
  240_000,
);
