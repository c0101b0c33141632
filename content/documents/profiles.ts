/** Sample compositions by kind of product. They are typical of the kind, not those of real products. */
import type { PictogramName } from '../../components/blocks/GhsPictogram/pictograms.ts';
import type { HazardCode, PrecautionCode, Words } from './statements.ts';

/** Selects the first aid, protection and spill phrases. */
export type Care = 'none' | 'irritant' | 'corrosive' | 'flammable' | 'article';

export interface Profile {
  care: Care;
  signalWord: 'None' | 'Warning' | 'Danger';
  pictograms: readonly PictogramName[];
  hazards: readonly HazardCode[];
  precautions: readonly PrecautionCode[];
  /** Ingredient, CAS number, percent by weight. */
  composition: readonly (readonly [name: Words, cas: string, percent: string])[];
  ph: string;
  flashPoint: Words;
  state: Words;
  incompatible: Words;
  transport: Words;
}

const NO_FLASH: Words = { en: 'Above 200 °F (93 °C)', es: 'Superior a 93 °C', fr: 'Supérieur à 93 °C' };
const NOT_REGULATED: Words = { en: 'Not regulated for transport.', es: 'No regulado para el transporte.', fr: 'Non réglementé pour le transport.' };
const LIQUID: Words = { en: 'Clear liquid', es: 'Líquido transparente', fr: 'Liquide limpide' };
const POWDER: Words = { en: 'Powder or granules', es: 'Polvo o gránulos', fr: 'Poudre ou granulés' };
const ACIDS: Words = { en: 'Acids and chlorine bleach', es: 'Ácidos y lejía', fr: 'Acides et eau de Javel' };
const NEVER_BLEACH: Words = { en: 'Chlorine bleach: releases toxic gas', es: 'Lejía: libera gases tóxicos', fr: 'Eau de Javel : dégage des gaz toxiques' };

const WATER = [{ en: 'Water', es: 'Agua', fr: 'Eau' }, '7732-18-5', '60-95'] as const;
const SURFACTANT = [{ en: 'Alcohol ethoxylate', es: 'Alcohol etoxilado', fr: 'Alcool éthoxylé' }, '68439-46-3', '1-5'] as const;
const SULFATE = [{ en: 'Sodium lauryl ether sulfate', es: 'Lauril éter sulfato de sodio', fr: 'Laureth sulfate de sodium' }, '9004-82-4', '10-20'] as const;
const QUAT_NAME: Words = { en: 'Alkyl dimethyl benzyl ammonium chloride', es: 'Cloruro de alquil dimetil bencil amonio', fr: 'Chlorure d’alkyl diméthyl benzyl ammonium' };

export const PROFILES = {
  neutral: {
    care: 'none', signalWord: 'None', pictograms: [], hazards: [], precautions: ['P501'],
    composition: [WATER, [SURFACTANT[0], SURFACTANT[1], '0.5-1.5']],
    ph: '6.5-8.5', flashPoint: NO_FLASH, state: LIQUID, incompatible: NEVER_BLEACH, transport: NOT_REGULATED,
  },
  mild: {
    care: 'irritant', signalWord: 'Warning', pictograms: ['irritant'], hazards: ['H319'],
    precautions: ['P264', 'P280', 'P305+P351+P338', 'P337+P313'],
    composition: [WATER, SURFACTANT, [{ en: 'Ethanol', es: 'Etanol', fr: 'Éthanol' }, '64-17-5', '1-3']],
    ph: '7.0-9.5', flashPoint: NO_FLASH, state: LIQUID, incompatible: NEVER_BLEACH, transport: NOT_REGULATED,
  },
  detergent: {
    care: 'corrosive', signalWord: 'Danger', pictograms: ['corrosive'], hazards: ['H318', 'H315', 'H412'],
    precautions: ['P264', 'P273', 'P280', 'P302+P352', 'P305+P351+P338', 'P310'],
    composition: [WATER, SULFATE, [{ en: 'Amine oxide', es: 'Óxido de amina', fr: 'Oxyde d’amine' }, '308062-28-4', '3-7']],
    ph: '8.0-9.5', flashPoint: NO_FLASH, state: { en: 'Viscous liquid', es: 'Líquido viscoso', fr: 'Liquide visqueux' },
    incompatible: NEVER_BLEACH, transport: NOT_REGULATED,
  },
  alkaline: {
    care: 'corrosive', signalWord: 'Danger', pictograms: ['corrosive'], hazards: ['H314', 'H290'],
    precautions: ['P264', 'P280', 'P301+P330+P331', 'P302+P352', 'P305+P351+P338', 'P310', 'P390', 'P405'],
    composition: [WATER, [{ en: 'Sodium hydroxide', es: 'Hidróxido de sodio', fr: 'Hydroxyde de sodium' }, '1310-73-2', '2-5'], SURFACTANT],
    ph: '12.5-13.5', flashPoint: NO_FLASH, state: LIQUID, incompatible: ACIDS,
    transport: { en: 'UN 1824, sodium hydroxide solution, class 8, packing group III.', es: 'UN 1824, hidróxido de sodio en solución, clase 8, grupo de embalaje III.', fr: 'UN 1824, hydroxyde de sodium en solution, classe 8, groupe d’emballage III.' },
  },
  acid: {
    care: 'corrosive', signalWord: 'Danger', pictograms: ['corrosive'], hazards: ['H314', 'H290'],
    precautions: ['P264', 'P280', 'P301+P330+P331', 'P302+P352', 'P305+P351+P338', 'P310', 'P390', 'P405'],
    composition: [WATER, [{ en: 'Phosphoric acid', es: 'Ácido fosfórico', fr: 'Acide phosphorique' }, '7664-38-2', '10-25'], [SURFACTANT[0], SURFACTANT[1], '0.5-2']],
    ph: '1.0-2.0', flashPoint: NO_FLASH, state: LIQUID,
    incompatible: { en: 'Chlorine bleach, alkalis and natural stone', es: 'Lejía, álcalis y piedra natural', fr: 'Eau de Javel, alcalis et pierre naturelle' },
    transport: { en: 'UN 1805, phosphoric acid solution, class 8, packing group III.', es: 'UN 1805, ácido fosfórico en solución, clase 8, grupo de embalaje III.', fr: 'UN 1805, acide phosphorique en solution, classe 8, groupe d’emballage III.' },
  },
  mildAcid: {
    care: 'irritant', signalWord: 'Warning', pictograms: ['irritant'], hazards: ['H315', 'H319'],
    precautions: ['P264', 'P280', 'P302+P352', 'P305+P351+P338', 'P337+P313'],
    composition: [WATER, [{ en: 'Citric acid', es: 'Ácido cítrico', fr: 'Acide citrique' }, '77-92-9', '3-8'], SURFACTANT],
    ph: '2.0-3.5', flashPoint: NO_FLASH, state: LIQUID,
    incompatible: { en: 'Chlorine bleach and natural stone', es: 'Lejía y piedra natural', fr: 'Eau de Javel et pierre naturelle' }, transport: NOT_REGULATED,
  },
  quatConcentrate: {
    care: 'corrosive', signalWord: 'Danger', pictograms: ['corrosive', 'irritant', 'environment'], hazards: ['H314', 'H302', 'H410'],
    precautions: ['P264', 'P273', 'P280', 'P301+P330+P331', 'P305+P351+P338', 'P310', 'P405', 'P501'],
    composition: [WATER, [QUAT_NAME, '68424-85-1', '5-10'], SURFACTANT],
    ph: '6.5-8.5', flashPoint: NO_FLASH, state: LIQUID,
    incompatible: { en: 'Soaps, anionic detergents and bleach', es: 'Jabones, detergentes aniónicos y lejía', fr: 'Savons, détergents anioniques et eau de Javel' },
    transport: { en: 'UN 1903, disinfectant, liquid, corrosive, n.o.s., class 8, packing group III.', es: 'UN 1903, desinfectante líquido corrosivo, n.e.p., clase 8, grupo de embalaje III.', fr: 'UN 1903, désinfectant liquide corrosif, n.s.a., classe 8, groupe d’emballage III.' },
  },
  quatReady: {
    care: 'irritant', signalWord: 'Warning', pictograms: ['irritant'], hazards: ['H319', 'H412'],
    precautions: ['P264', 'P273', 'P280', 'P305+P351+P338', 'P337+P313', 'P501'],
    composition: [WATER, [QUAT_NAME, '68424-85-1', '0.1-0.4'], [{ en: 'Ethanol', es: 'Etanol', fr: 'Éthanol' }, '64-17-5', '1-4']],
    ph: '9.0-11.5', flashPoint: NO_FLASH, state: LIQUID,
    incompatible: { en: 'Soaps and anionic detergents', es: 'Jabones y detergentes aniónicos', fr: 'Savons et détergents anioniques' }, transport: NOT_REGULATED,
  },
  oxidizer: {
    care: 'corrosive', signalWord: 'Danger', pictograms: ['oxidizing', 'corrosive', 'irritant'], hazards: ['H272', 'H302', 'H318'],
    precautions: ['P210', 'P220', 'P264', 'P280', 'P305+P351+P338', 'P310', 'P501'],
    composition: [[{ en: 'Sodium percarbonate', es: 'Percarbonato de sodio', fr: 'Percarbonate de sodium' }, '15630-89-4', '40-60'], [{ en: 'Sodium carbonate', es: 'Carbonato de sodio', fr: 'Carbonate de sodium' }, '497-19-8', '30-50'], SURFACTANT],
    ph: '10.0-11.0 (1 %)', flashPoint: { en: 'Does not burn', es: 'No combustible', fr: 'Non combustible' }, state: POWDER,
    incompatible: { en: 'Acids, moisture and anything that burns', es: 'Ácidos, humedad y materias combustibles', fr: 'Acides, humidité et matières combustibles' },
    transport: { en: 'UN 3378, sodium carbonate peroxyhydrate, class 5.1, packing group III.', es: 'UN 3378, carbonato sódico peroxihidratado, clase 5.1, grupo de embalaje III.', fr: 'UN 3378, carbonate de sodium peroxyhydraté, classe 5.1, groupe d’emballage III.' },
  },
  powderDetergent: {
    care: 'corrosive', signalWord: 'Danger', pictograms: ['corrosive'], hazards: ['H318'],
    precautions: ['P264', 'P280', 'P305+P351+P338', 'P310'],
    composition: [[{ en: 'Sodium carbonate', es: 'Carbonato de sodio', fr: 'Carbonate de sodium' }, '497-19-8', '30-50'], [{ en: 'Sodium percarbonate', es: 'Percarbonato de sodio', fr: 'Percarbonate de sodium' }, '15630-89-4', '5-10'], [SURFACTANT[0], SURFACTANT[1], '5-10']],
    ph: '10.0-11.0 (1 %)', flashPoint: { en: 'Does not burn', es: 'No combustible', fr: 'Non combustible' }, state: POWDER, incompatible: ACIDS, transport: NOT_REGULATED,
  },
  chlorinated: {
    care: 'corrosive', signalWord: 'Danger', pictograms: ['corrosive', 'environment'], hazards: ['H314', 'H290', 'H400'],
    precautions: ['P264', 'P273', 'P280', 'P301+P330+P331', 'P305+P351+P338', 'P310', 'P405', 'P501'],
    composition: [WATER, [{ en: 'Potassium hydroxide', es: 'Hidróxido de potasio', fr: 'Hydroxyde de potassium' }, '1310-58-3', '5-10'], [{ en: 'Sodium hypochlorite', es: 'Hipoclorito de sodio', fr: 'Hypochlorite de sodium' }, '7681-52-9', '1-3']],
    ph: '13.0-14.0', flashPoint: NO_FLASH, state: LIQUID,
    incompatible: { en: 'Acids and ammonia: release toxic gas', es: 'Ácidos y amoníaco: liberan gases tóxicos', fr: 'Acides et ammoniaque : dégagent des gaz toxiques' },
    transport: { en: 'UN 1719, caustic alkali liquid, n.o.s., class 8, packing group II.', es: 'UN 1719, líquido alcalino cáustico, n.e.p., clase 8, grupo de embalaje II.', fr: 'UN 1719, liquide alcalin caustique, n.s.a., classe 8, groupe d’emballage II.' },
  },
  scouring: {
    care: 'irritant', signalWord: 'Warning', pictograms: ['irritant'], hazards: ['H319', 'H412'],
    precautions: ['P264', 'P273', 'P280', 'P305+P351+P338', 'P337+P313'],
    composition: [[{ en: 'Calcium carbonate', es: 'Carbonato de calcio', fr: 'Carbonate de calcium' }, '471-34-1', '40-90'], [{ en: 'Sodium dichloroisocyanurate', es: 'Dicloroisocianurato de sodio', fr: 'Dichloroisocyanurate de sodium' }, '2893-78-9', '0.5-1.5'], [SURFACTANT[0], SURFACTANT[1], '1-3']],
    ph: '9.5-11.0', flashPoint: { en: 'Does not burn', es: 'No combustible', fr: 'Non combustible' }, state: { en: 'Powder or cream', es: 'Polvo o crema', fr: 'Poudre ou crème' },
    incompatible: { en: 'Acids and ammonia: release toxic gas', es: 'Ácidos y amoníaco: liberan gases tóxicos', fr: 'Acides et ammoniaque : dégagent des gaz toxiques' }, transport: NOT_REGULATED,
  },
  alcoholGel: {
    care: 'flammable', signalWord: 'Danger', pictograms: ['flammable', 'irritant'], hazards: ['H225', 'H319'],
    precautions: ['P210', 'P280', 'P305+P351+P338', 'P337+P313', 'P501'],
    composition: [[{ en: 'Ethanol', es: 'Etanol', fr: 'Éthanol' }, '64-17-5', '60-75'], [WATER[0], WATER[1], '20-35'], [{ en: 'Glycerin', es: 'Glicerina', fr: 'Glycérine' }, '56-81-5', '1-3']],
    ph: '6.5-8.0', flashPoint: { en: '68 °F (20 °C)', es: '20 °C', fr: '20 °C' }, state: { en: 'Clear gel', es: 'Gel transparente', fr: 'Gel transparent' },
    incompatible: { en: 'Oxidizers and sources of ignition', es: 'Comburentes y fuentes de ignición', fr: 'Comburants et sources d’ignition' },
    transport: { en: 'UN 1170, ethanol solution, class 3, packing group II.', es: 'UN 1170, etanol en solución, clase 3, grupo de embalaje II.', fr: 'UN 1170, éthanol en solution, classe 3, groupe d’emballage II.' },
  },
  aerosol: {
    care: 'flammable', signalWord: 'Warning', pictograms: ['gas', 'irritant'], hazards: ['H229', 'H319'],
    precautions: ['P210', 'P251', 'P305+P351+P338', 'P337+P313', 'P410+P412'],
    composition: [WATER, [{ en: 'Ethanol', es: 'Etanol', fr: 'Éthanol' }, '64-17-5', '3-8'], [{ en: 'Nitrogen', es: 'Nitrógeno', fr: 'Azote' }, '7727-37-9', '0.5-1.5']],
    ph: '7.0-10.0', flashPoint: NO_FLASH, state: { en: 'Spray from a pressurized can', es: 'Aerosol', fr: 'Aérosol' },
    incompatible: { en: 'Heat above 122 °F', es: 'Calor superior a 50 °C', fr: 'Chaleur supérieure à 50 °C' },
    transport: { en: 'UN 1950, aerosols, class 2.2, limited quantity.', es: 'UN 1950, aerosoles, clase 2.2, cantidad limitada.', fr: 'UN 1950, aérosols, classe 2.2, quantité limitée.' },
  },
  stripper: {
    care: 'corrosive', signalWord: 'Danger', pictograms: ['corrosive', 'irritant'], hazards: ['H314', 'H302'],
    precautions: ['P264', 'P280', 'P301+P330+P331', 'P302+P352', 'P305+P351+P338', 'P310', 'P405'],
    composition: [WATER, [{ en: 'Benzyl alcohol', es: 'Alcohol bencílico', fr: 'Alcool benzylique' }, '100-51-6', '10-20'], [{ en: 'Monoethanolamine', es: 'Monoetanolamina', fr: 'Monoéthanolamine' }, '141-43-5', '5-10']],
    ph: '11.5-12.5', flashPoint: NO_FLASH, state: LIQUID, incompatible: ACIDS,
    transport: { en: 'UN 2491, ethanolamine solution, class 8, packing group III.', es: 'UN 2491, etanolamina en solución, clase 8, grupo de embalaje III.', fr: 'UN 2491, éthanolamine en solution, classe 8, groupe d’emballage III.' },
  },
  article: {
    care: 'article', signalWord: 'None', pictograms: [], hazards: [], precautions: [],
    composition: [],
    ph: '-', flashPoint: { en: 'Not applicable', es: 'No aplicable', fr: 'Sans objet' }, state: { en: 'Solid article', es: 'Artículo sólido', fr: 'Article solide' },
    incompatible: { en: 'None known', es: 'Ninguno conocido', fr: 'Aucun connu' }, transport: NOT_REGULATED,
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;

/** The kind of each sample product, by the last segment of its slug. */
export const PROFILE_OF: Record<string, ProfileName> = {
  '24-hour-bathroom-cleaner': 'quatReady', '24-hour-multi-purpose': 'quatReady', '24-hour-sanitizing-spray': 'aerosol',
  'air-effects-linen': 'aerosol', 'antibacterial-hand-soap': 'mild', 'bar-soap': 'neutral',
  'bath-tissue-mega': 'article', 'bath-tissue-wrapped': 'article', 'bathroom-cleaner-disinfecting': 'quatReady',
  'broad-spectrum-disinfectant': 'quatConcentrate', 'carpet-extraction-cleaner': 'mild', 'carpet-spot-remover': 'neutral',
  'cleanser-powder': 'scouring', 'coldwater-pods': 'detergent', 'creme-deodorizing-cleanser': 'scouring',
  'd2g-all-purpose': 'mild', 'd2g-bathroom': 'mildAcid', 'd2g-dispenser': 'article', 'd2g-floor': 'mild', 'd2g-glass': 'mild',
  'dish-liquid-original': 'mild', 'dish-machine-pacs': 'powderDetergent', 'disinfecting-all-purpose-spray': 'quatReady',
  'disinfecting-concentrate': 'quatConcentrate', 'disinfecting-wipes': 'quatReady', 'dry-sweeping-cloths': 'article',
  'dryer-sheets': 'article', 'duster-refills': 'article', 'duster-starter-kit': 'article', 'fabric-refresher': 'neutral',
  'finished-floor-cleaner': 'mild', 'floor-and-restroom-cleaner': 'mildAcid', 'floor-finish-remover': 'stripper',
  'foaming-hand-soap': 'mild', 'glass-cleaner-rtu': 'neutral', 'heavy-duty-degreaser': 'alkaline',
  'heavy-duty-floor-cleaner': 'alkaline', 'high-capacity-tissue': 'article', 'high-gloss-floor-finish': 'neutral',
  'laundry-sour': 'acid', 'lime-scale-remover': 'acid', 'machine-detergent-liquid': 'chlorinated',
  'magic-eraser-extra-power': 'article', 'multi-purpose-cleaner': 'mild', 'multi-surface-degreaser': 'alkaline',
  'odor-eliminator-concentrate': 'mild', 'oxygen-bleach-booster': 'oxidizer', 'pan-soak': 'powderDetergent',
  'paper-towels-roll': 'article', 'pot-and-pan-detergent': 'detergent', 'power-dissolver': 'alkaline',
  'quilted-napkins': 'article', 'rinse-aid': 'mildAcid', 'sanitizer-gel': 'alcoholGel', 'sanitizing-fabric-refresher': 'quatReady',
  'softener-liquid': 'neutral', 'softener-system': 'neutral', 'stain-and-odor-eliminator': 'mild', 'tide-2x-liquid': 'detergent',
  'tide-laundry-detergent-system': 'detergent', 'tide-powder': 'powderDetergent', 'toilet-bowl-cleaner': 'acid',
  'towel-multifold': 'article', 'trash-room-odor-control': 'article', 'wet-mopping-pads': 'neutral', 'wetjet-solution': 'neutral',
  'wrinkle-releaser': 'neutral',
};
