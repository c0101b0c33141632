import type { Example } from '@/components/ui/example';
import { GhsPictogram } from './GhsPictogram';
import { PICTOGRAMS, type PictogramName } from '@cleanpro/product-safety/hazards/pictograms';

const isPictogram = (name: string): name is PictogramName => name in PICTOGRAMS;

export const examples: readonly Example[] = Object.keys(PICTOGRAMS)
  .filter(isPictogram)
  .map((name) => ({ name, element: <GhsPictogram name={name} /> }));
