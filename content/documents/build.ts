/**
 * Makes every document of the sample space from its entries: `npm run documents`. Safety data sheets in English for
 * all products, in Spanish and French for what large crews use most; the offers; the cleaning procedures. Same
 * content, same bytes.
 */
import { makeOffers, makeProcedures } from './papers.ts';
import { makeSheets } from './sheets.ts';

const { count, size } = await makeSheets();
await makeOffers();
await makeProcedures();
console.log(`${count} safety data sheets of ${Math.round(size / 1024)} kB, offers, cleaning procedures`);
