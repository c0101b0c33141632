import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from './problem.ts';
import { linkedEntries, linkedIds } from './values.ts';

const productPictured = (view: View, picture: string | undefined): Entry | undefined =>
  view
    .entriesOf('product')
    .find((product) =>
      linkedEntries(view, product, 'variants').some(
        (variant) => picture !== undefined && linkedIds(variant, 'heroImage').includes(picture),
      ),
    );

/** Checks that the products pictured in offers are among the participating products. */
export const checkOffers = (view: View): Problem[] =>
  view.entriesOf('offersSection').flatMap((section) => {
    const participating = linkedIds(section, 'participatingProducts');
    return [section, ...linkedEntries(view, section, 'subSections')]
      .flatMap((part) => linkedEntries(view, part, 'offers'))
      .flatMap((offer) => {
        const product = productPictured(view, linkedIds(offer, 'image')[0]);
        return product && participating.length > 0 && !participating.includes(product.sys.id)
          ? [
              problemAt(
                section.sys.id,
                'participatingProducts',
                `does not include ${product.sys.id}, which ${offer.sys.id} shows`,
                'add the product, or change the image',
              ),
            ]
          : [];
      });
  });
