/** PDFs made from pages: offers as a handout, cleaning procedures as wall charts. */
import { dosesText } from '@cleanpro/product-safety/dilution/dose';
import { waterText } from '@cleanpro/product-safety/dilution/temperature';
import { contactTimesText, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import {
  EMERGENCY_CALLS,
  emergencyWashItems,
  POISON_CENTER,
} from '@cleanpro/product-safety/hazards/first-aid';
import { mixingWarnings } from '@cleanpro/product-safety/hazards/mixing-warnings';
import { inOneLine } from '@cleanpro/product-safety/hazards/one-line';
import { namedWarnings } from '@cleanpro/product-safety/hazards/summary';
import { gearLines } from '@cleanpro/product-safety/jobs/gear';
import type { Job } from '@cleanpro/product-safety/jobs/job';
import { jobTimeText, stepTimeText, timeOf } from '@cleanpro/product-safety/jobs/job-time';
import { parseStepTime } from '@cleanpro/product-safety/jobs/step-time';
import { parseRichText } from '@cleanpro/content-values/rich-text/parse';
import { plainTextBlocks, plainText } from '@cleanpro/content-values/rich-text/plain-text';
import { entriesOf, linkedEntries, links, LOCALE, saveAsset, text, type Entry } from './entries.ts';
import { dilutionOf } from './facts.ts';
import { exposuresOf, firstAidOf, hazardLinesOf, mixturesOf } from './safety.ts';
import { paper, type PaperFacts } from './paper.ts';
import { SOFT } from './pdf.ts';

const facts = (title: string): PaperFacts => ({
  title,
  language: 'en-US',
  day: '2026-10-01',
  notice: 'SAMPLE',
  note: 'Made for a sample site. Offers, products and procedures are illustrations. Always read the product label.',
  pageOf: (page, of) => `Page ${page} of ${of}`,
});

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (entry: Entry, field: string): string => DAY.format(new Date(text(entry, field)));
const plain = (markdown: string): string =>
  markdown.replace(/\*\*/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

function byId(type: string): Map<string, Entry> {
  return new Map(entriesOf(type).map((entry) => [entry.sys.id, entry]));
}

function linked(from: Entry, field: string, found: ReadonlyMap<string, Entry>): Entry[] {
  return links(from, field).flatMap(({ sys }) => found.get(sys.id) ?? []);
}

/** Returns the paragraphs of a rich text. Items of ordered lists start with their numbers. */
const linesOf = (richText: unknown): string[] =>
  parseRichText(richText).blocks.flatMap((block) =>
    block.type === 'list' && block.isOrdered
      ? block.items.map((item, index) => `${index + 1}. ${plainText(item)}`)
      : plainTextBlocks([block]),
  );

/** Generates the PDF of all offers, with dates, participating products and how to redeem them. */
export async function makeOffers(): Promise<void> {
  const offers = byId('offer');
  const parts = byId('offersSubSection');
  const products = byId('product');
  const bytes = await paper(facts('Current offers'), (writer) => {
    writer.write('H1', 'Current offers', 19, true);
    for (const section of [...byId('offersSection').values()].toReversed()) {
      writer.heading(text(section, 'title'));
      writer.write('P', text(section, 'introduction'), 9.5, false, SOFT);
      const writeOffers = (from: Entry): void => {
        for (const offer of linked(from, 'offers', offers)) {
          writer.reserve(90);
          writer.space(0.5);
          writer.write('H3', text(offer, 'title'), 11, true);
          writer.text(text(offer, 'text'));
          const start = day(offer, 'startDate');
          writer.row(
            'Good',
            text(offer, 'endDate') ? `${start} to ${day(offer, 'endDate')}` : `From ${start}`,
          );
        }
      };
      writeOffers(section);
      for (const part of linked(section, 'subSections', parts)) {
        writer.space(0.5);
        writer.subheading(text(part, 'title'));
        for (const line of linesOf(part.fields['body']?.[LOCALE])) writer.text(line);
        writeOffers(part);
      }
      const taking = linked(section, 'participatingProducts', products);
      writer.space(0.5);
      if (taking.length > 0)
        writer.row(
          'Participating products',
          taking
            .map((product) => `${text(product, 'productBrand')} ${text(product, 'productName')}`)
            .join('; '),
        );
      writer.rows('How to redeem', linesOf(section.fields['redemptionText']?.[LOCALE]));
    }
  });
  saveAsset('pdf-offers', 'offers.pdf', bytes, 'Current offers');
}

const words = (entry: Entry, field: string): string[] => {
  const value = entry.fields[field]?.[LOCALE];
  return Array.isArray(value) ? value.map(String) : [];
};

/**
 * Returns a product's name with its dose and contact time, because readers of a wall chart do not see the product page.
 */
function supply(product: Entry): string {
  const contactTime = contactTimesText(parseClaims(product.fields['efficacyClaims']?.[LOCALE])).toLowerCase();
  const dilutions = linkedEntries(product, 'dilutions', 'dilution').map(dilutionOf);
  const use = [
    dosesText(text(product, 'form'), dilutions),
    ...dilutions.map((dilution) =>
      waterText(dilution.waterTemperatureMinimum, dilution.waterTemperatureMaximum),
    ),
    contactTime && `contact time: ${contactTime.replaceAll(': ', ' ')}`,
  ].filter(Boolean);
  const name = `${text(product, 'productBrand')} ${text(product, 'productName')}`;
  return use.length > 0 ? `${name}: ${use.join('; ')}` : name;
}

/**
 * Returns first aid for the products of a job and the poison center's number, or an empty list if there is no first
 * aid.
 */
function firstAid(products: readonly Entry[]): string[] {
  const lines = firstAidOf(products);
  return lines.length > 0 ? [...lines, `Poison center: ${POISON_CENTER}, ${EMERGENCY_CALLS}`] : [];
}

/** Returns the steps and products of a job, from which gear and times are derived. */
const workOf = (steps: readonly Entry[], products: readonly Entry[]): Job => ({
  steps: steps.map((step) => ({
    title: text(step, 'title'),
    text: text(step, 'text'),
    time: parseStepTime(step.fields['stepTime']?.[LOCALE]),
  })),
  products: products.map((product) => ({
    name: text(product, 'productName'),
    protectiveEquipment: words(product, 'protectiveEquipment'),
    dilutions: linkedEntries(product, 'dilutions', 'dilution').map(
      (dilution) =>
        linkedEntries(dilution, 'hazards', 'hazardClassification').map((hazards) =>
          text(hazards, 'signalWord'),
        )[0] ?? null,
    ),
    claims: parseClaims(product.fields['efficacyClaims']?.[LOCALE]),
  })),
});

/** Generates the PDF of all jobs with their steps and products, by title. */
export async function makeProcedures(): Promise<void> {
  const cards = byId('contentCard');
  const products = byId('product');
  const jobs = entriesOf('jobsToBeDone').sort((a, b) =>
    text(a, 'title').localeCompare(text(b, 'title'), 'en'),
  );
  const bytes = await paper(facts('Cleaning procedures'), (writer) => {
    writer.write('H1', 'Cleaning procedures', 19, true);
    for (const job of jobs) {
      writer.chart(text(job, 'title'));
      writer.write('P', text(job, 'introduction'), 9.5, false, SOFT);
      const needed = linked(job, 'products', products);
      writer.rows('What you need', needed.map(supply));
      const steps = linked(job, 'steps', cards);
      const work = workOf(steps, needed);
      const time = timeOf(work);
      const [task] = linkedEntries(job, 'task', 'recommenderAnswer');
      const frequency = text(job, 'frequency') || (task ? text(task, 'frequency') : '');
      if (frequency) writer.row('How often', frequency);
      if (time) writer.row('Time', jobTimeText(time));
      writer.rows(
        'What to wear',
        gearLines(work).map(({ label, items }) => `${label}: ${inOneLine(items)}`),
      );
      writer.rows('Have on hand', emergencyWashItems(exposuresOf(needed).flatMap(({ hazards }) => hazards)));
      writer.together({
        Hazards: hazardLinesOf(needed),
        Warnings: [
          ...namedWarnings(
            needed.map((product) => ({
              name: text(product, 'productName'),
              warnings: words(product, 'warnings'),
            })),
          ),
          ...mixingWarnings(mixturesOf(needed)),
        ],
        'First aid': firstAid(needed),
      });
      steps.forEach((step, index) => {
        const stepTime = stepTimeText(work, index);
        writer.step(
          `${index + 1}. ${text(step, 'title')}${stepTime ? ` (${stepTime})` : ''}`,
          plain(text(step, 'text')),
        );
      });
    }
  });
  saveAsset('pdf-cleaning-procedures', 'cleaning-procedures.pdf', bytes, 'Cleaning procedures');
}
