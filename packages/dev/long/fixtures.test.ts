import { buildAndMeasure, recordedSize, type BuiltFixture } from '../../../tests/fixtures/built-sizes.ts';

test.each(['empty-app', 'measured-app'] satisfies BuiltFixture[])(
  'the size on record of %s is that of a build',
  (fixture) => {
    expect(recordedSize(fixture)).toBe(buildAndMeasure(fixture));
  },
  240_000,
);
