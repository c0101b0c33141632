/**
 * `npm run documents -w @cleanpro/sample-space`: generates the PDFs of the sample space from its entries: safety data
 * sheets, offers, cleaning procedures and posters. All products have a sheet in English, some also in Spanish and
 * French. The output is deterministic.
 */
import { makeOffers, makeProcedures } from './offers-and-procedures.ts';
import { makePosters } from './campaign-posters.ts';
import { makeSheets } from './sheets.ts';

const { count, size } = await makeSheets();
await makeOffers();
await makeProcedures();
const posters = await makePosters();
console.log(
  `${count} safety data sheets of ${Math.round(size / 1024)} kB, offers, cleaning procedures, ${posters} posters`,
);
