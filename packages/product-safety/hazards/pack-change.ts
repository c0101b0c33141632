/**
 * Gear for changing a pack on a closed-loop dispenser. Even a mild product's pack needs it, because packs of stronger
 * products hang next to it.
 */
import type { Words } from './statements.ts';

const GEAR = ['Chemical splash goggles', 'Chemical-resistant gloves'];

export const PACK_CHANGE: Words = {
  en: 'To change a pack on the dispenser: chemical splash goggles and chemical-resistant gloves, because stronger packs hang beside it.',
  es: 'Para cambiar un envase en el dosificador: gafas protectoras contra salpicaduras y guantes resistentes a productos químicos, porque al lado cuelgan envases más fuertes.',
  fr: 'Pour changer une poche sur le doseur : lunettes étanches contre les éclaboussures et gants résistants aux produits chimiques, car des poches plus fortes sont suspendues à côté.',
};

/** Whether a product in a closed-loop dispenser requires less gear than changing its pack does. */
export const isMildPack = (product: {
  dilutionSystem: boolean | null;
  protectiveEquipment: readonly (string | null)[] | null;
}): boolean =>
  product.dilutionSystem === true && !GEAR.every((item) => product.protectiveEquipment?.includes(item));
