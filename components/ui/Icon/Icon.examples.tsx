import type { Example } from '../example';
import { Icon, ICONS } from './Icon';

export const examples: readonly Example[] = ICONS.map((name) => ({ name, element: <Icon name={name} /> }));
