/** Surfaces: the list `surfaces` of a product names what it treats, not rooms, containers or people. */
import type { Entry, View } from '../../space/types.ts';
import { problemAt, type Problem } from '../problem.ts';
import { listOf, textOf } from '../values.ts';

const NO_SURFACE =
  /\b(?:bottles?|buckets?|pails?|tanks?|\w*rooms?|lobby|lobbies|bays?|closets?|air|spills?|hands|skin|body)\b/i;

function checkProduct(product: Entry): Problem[] {
  const { id } = product.sys;
  const surfaces = listOf(product, 'surfaces');
  if (textOf(product, 'form') === 'Dispenser' && surfaces.length > 0)
    return [problemAt(id, 'surfaces', 'is filled for a dispenser', 'empty it: its products have surfaces')];
  return surfaces
    .filter((surface) => NO_SURFACE.test(surface))
    .map((surface) =>
      problemAt(id, 'surfaces', `names “${surface}”, which is no surface`, 'use areasOfUse, or remove it'),
    );
}

/** Problems of lists of surfaces. */
export const checkSurfaces = (view: View): Problem[] => view.entriesOf('product').flatMap(checkProduct);
