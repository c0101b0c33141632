import type { Example } from '../example';
import { CroppedPicture, Picture } from './Picture';

const folder = '/images/cleanpro';
const crop = (name: string, width: number, height: number) => ({
  url: `${folder}/brand-dawn-${name}/example/dawn-${name}.jpg`,
  width,
  height,
});

export const examples: readonly Example[] = [
  {
    name: 'photograph',
    element: (
      <Picture source={crop('card', 800, 600)} alt="Package sizes of Dawn Professional" surface="card" />
    ),
  },
  {
    name: 'drawing',
    element: (
      <Picture
        source={{ url: `${folder}/badge-care-line/example/badge-care-line.svg`, width: 200, height: 200 }}
        alt="Care line, 24/7"
        surface="logo"
      />
    ),
  },
  {
    name: 'cropped for each screen',
    element: (
      <CroppedPicture
        desktop={crop('desktop', 1600, 700)}
        tablet={crop('tablet', 1200, 700)}
        smartphone={crop('smartphone', 750, 900)}
        alt="Package sizes of Dawn Professional"
        surface="wide"
      />
    ),
  },
];
