import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { listOf, textOf } from '../values.ts';
import { directionSteps } from './product.ts';

const NO_SURFACE =
  /\b(?:bottles?|buckets?|pails?|tanks?|\w*rooms?|lobby|lobbies|bays?|closets?|air|spills?|hands|skin|body)\b/i;
/** Electrical devices, as tasks and lists of surfaces name them. */
export const DEVICES = /\b(?:keyboards?|phones?|remotes?|switch(?:es)?|call buttons?)\b/i;
const POWER_OFF = /\b(?:power|switch\w*|turn\w*)\b[^.]*\boff\b/i;

/** Checks that the directions say to turn the power off if the surfaces include electrical devices. */
function checkDevices(product: Entry, surfaces: readonly string[]): Problem[] {
  const device = surfaces.find((surface) => DEVICES.test(surface));
  return device === undefined || directionSteps(product).some(({ text }) => POWER_OFF.test(text))
    ? []
    : [
        problemAt(
          product.sys.id,
          'surfaces',
          `lists “${device}”, but the directions do not mention devices`,
          'add to the directions: turn the power off, and wipe the device',
        ),
      ];
}

function checkProduct(product: Entry): Problem[] {
  const { id } = product.sys;
  const surfaces = listOf(product, 'surfaces');
  if (textOf(product, 'form') === 'Dispenser' && surfaces.length > 0)
    return [
      problemAt(
        id,
        'surfaces',
        'lists surfaces for a dispenser',
        'clear the field; the surfaces belong to its products',
      ),
    ];
  const noSurfaces = surfaces
    .filter((surface) => NO_SURFACE.test(surface))
    .map((surface) =>
      problemAt(
        id,
        'surfaces',
        `lists “${surface}”, which is not a surface`,
        'move it to “Areas of use”, or remove it',
      ),
    );
  return [...noSurfaces, ...checkDevices(product, surfaces)];
}

/**
 * Checks that `surfaces` lists no rooms, containers or parts of the body, and electrical devices only if the directions
 * cover them.
 */
export const checkSurfaces = (view: View): Problem[] => view.entriesOf('product').flatMap(checkProduct);
