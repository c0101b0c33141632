import type { PageNamed } from '@/lib/content/pages/page-documents';
import { present } from '@/lib/content/present';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';
import { parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import type { Job } from '@cleanpro/product-safety/jobs/job';
import { parseStepTime } from '@cleanpro/product-safety/jobs/step-time';

const plain = (text: string | null): string => withoutFieldMarks(text ?? '');

/** Returns the steps and products of a job's page in the form that gear and times are derived from. */
export const jobOf = (page: PageNamed<'JobsToBeDone'>): Job => ({
  steps: present(page.stepsCollection?.items).map(({ title, text, stepTime }) => ({
    title: plain(title),
    text: plain(text),
    time: parseStepTime(stepTime),
  })),
  products: present(page.productsCollection?.items).map((product) => ({
    name: plain(product.productName),
    protectiveEquipment: present(product.protectiveEquipment).map(withoutFieldMarks),
    dilutions: present(product.dilutionsCollection?.items).map(({ hazards }) =>
      hazards?.signalWord ? withoutFieldMarks(hazards.signalWord) : null,
    ),
    claims: parseClaims(product.efficacyClaims),
  })),
});
