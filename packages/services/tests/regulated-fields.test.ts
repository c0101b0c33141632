import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { REGULATED_FIELDS } from '../regulated-fields.ts';

const MODEL = 'packages/sample-space/content/model';
const FILE = z.object({
  contentType: z.object({
    sys: z.object({ id: z.string() }),
    fields: z.array(z.object({ id: z.string() })),
  }),
});

test('regulates every field about hazards, dilution, directions and registrations', () => {
  const unregulated = readdirSync(MODEL).flatMap((name) => {
    const { sys, fields } = FILE.parse(JSON.parse(readFileSync(`${MODEL}/${name}`, 'utf8'))).contentType;
    const regulated = REGULATED_FIELDS[sys.id] ?? [];
    return fields
      .filter(
        ({ id }) =>
          /^(hazard|dilution|direction|epa|signalWord|precautionary)/i.test(id) &&
          regulated !== 'all' &&
          !regulated.includes(id),
      )
      .map(({ id }) => `${sys.id}.${id}`);
  });
  // `dilutionSystem` says whether a dosing system exists for the product. It is not a dilution.
  expect(unregulated).toEqual(['product.dilutionSystem']);
});
