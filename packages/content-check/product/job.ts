import type { Job } from '@cleanpro/product-safety/jobs/job';
import { parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import { parseStepTime } from '@cleanpro/product-safety/jobs/step-time';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { linkedEntries, listOf, textOf, valueOf } from '../values.ts';

/** Returns the steps and products of a job, from which the site derives gear and times. */
export const jobOf = (view: View, job: Entry): Job => ({
  steps: linkedEntries(view, job, 'steps').map((step) => ({
    title: textOf(step, 'title') ?? '',
    text: textOf(step, 'text') ?? '',
    time: parseStepTime(valueOf(step, 'stepTime')),
  })),
  products: linkedEntries(view, job, 'products').map((product) => ({
    name: textOf(product, 'productName') ?? '',
    protectiveEquipment: listOf(product, 'protectiveEquipment'),
    dilutions: linkedEntries(view, product, 'dilutions').map(
      (dilution) =>
        linkedEntries(view, dilution, 'hazards').map((hazards) => textOf(hazards, 'signalWord') ?? null)[0] ??
        null,
    ),
    claims: parseClaims(valueOf(product, 'efficacyClaims')),
  })),
});
