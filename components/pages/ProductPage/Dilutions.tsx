import { Fragment } from 'react';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { fromField } from '@/lib/content/preview/field-marks';
import { doseOf, isDiluted } from '@cleanpro/product-safety/dilution/dose';
import { temperatureRange } from '@cleanpro/product-safety/dilution/temperature';
import { FactList } from './FactList';
import { hazardSummary, NOT_CLASSIFIED } from '@cleanpro/product-safety/hazards/summary';

type Product = NonNullable<PageNamed<'ProductsPage'>['product']>;
type DilutionEntry = NonNullable<NonNullable<Product['dilutionsCollection']>['items'][number]>;

/**
 * Returns the hazards of a dilution. If the supplier has not classified it, it counts as being as hazardous as the
 * product.
 */
const describeHazards = ({ hazards }: DilutionEntry): string =>
  hazards ? hazardSummary(hazards) : NOT_CLASSIFIED;

export const Dilutions = ({ dilutions }: { dilutions: readonly DilutionEntry[] }) =>
  dilutions.map((dilution) => (
    <Fragment key={dilution.sys.id}>
      <h3>{dilution.purpose}</h3>
      <FactList
        facts={[
          ['Dose', fromField(doseOf(dilution), 'amountMinimum', dilution.purpose)],
          [
            'Water',
            fromField(
              temperatureRange(dilution.waterTemperatureMinimum, dilution.waterTemperatureMaximum),
              'waterTemperatureMinimum',
              dilution.purpose,
            ),
          ],
          [
            'Hazards when diluted',
            isDiluted(dilution) ? fromField(describeHazards(dilution), 'hazards', dilution.purpose) : '',
          ],
        ]}
      />
    </Fragment>
  ));
