/**
 * Spanish and French names of ingredients, by CAS number or, without one, by English name. Also has exposure limits.
 */
import type { SheetLanguage, Words } from '@cleanpro/product-safety/hazards/statements';

export type Translation = readonly [es: string, fr: string];

export const BY_CAS: Record<string, Translation> = {
  '7732-18-5': ['Agua', 'Eau'],
  '77-92-9': ['Ácido cítrico', 'Acide citrique'],
  '68-04-2': ['Citrato de sodio', 'Citrate de sodium'],
  '68439-46-3': ['Alcoholes C9-11 etoxilados', 'Alcools en C9-11 éthoxylés'],
  '68551-12-2': ['Alcoholes C12-16 etoxilados', 'Alcools en C12-16 éthoxylés'],
  '68551-13-3': ['Alcoholes C12-15 etoxilados y propoxilados', 'Alcools en C12-15 éthoxylés et propoxylés'],
  '68424-85-1': [
    'Cloruro de alquil (C12-16) dimetil bencil amonio',
    'Chlorure d’alkyl (C12-16) diméthyl benzyl ammonium',
  ],
  '7173-51-5': ['Cloruro de didecil dimetil amonio', 'Chlorure de didécyl diméthyl ammonium'],
  '85409-23-0': [
    'Cloruro de alquil (C12-14) dimetil etilbencil amonio',
    'Chlorure d’alkyl (C12-14) diméthyl éthylbenzyl ammonium',
  ],
  '8001-54-5': ['Cloruro de benzalconio', 'Chlorure de benzalkonium'],
  '497-19-8': ['Carbonato de sodio', 'Carbonate de sodium'],
  '144-55-8': ['Bicarbonato de sodio', 'Bicarbonate de sodium'],
  '15630-89-4': ['Percarbonato de sodio', 'Percarbonate de sodium'],
  '7757-82-6': ['Sulfato de sodio', 'Sulfate de sodium'],
  '7647-14-5': ['Cloruro de sodio', 'Chlorure de sodium'],
  '10043-52-4': ['Cloruro de calcio', 'Chlorure de calcium'],
  '471-34-1': ['Carbonato de calcio', 'Carbonate de calcium'],
  '1310-73-2': ['Hidróxido de sodio', 'Hydroxyde de sodium'],
  '1310-58-3': ['Hidróxido de potasio', 'Hydroxyde de potassium'],
  '7681-52-9': ['Hipoclorito de sodio', 'Hypochlorite de sodium'],
  '51580-86-0': ['Dicloroisocianurato de sodio dihidratado', 'Dichloroisocyanurate de sodium dihydraté'],
  '13845-36-8': ['Trifosfato de pentapotasio', 'Triphosphate de pentapotassium'],
  '1312-76-1': ['Silicato de potasio', 'Silicate de potassium'],
  '1344-09-8': ['Silicato de sodio', 'Silicate de sodium'],
  '1318-02-1': ['Zeolita', 'Zéolithe'],
  '7664-38-2': ['Ácido fosfórico', 'Acide phosphorique'],
  '7647-01-0': ['Cloruro de hidrógeno', 'Chlorure d’hydrogène'],
  '64-17-5': ['Alcohol etílico', 'Alcool éthylique'],
  '141-43-5': ['Monoetanolamina', 'Monoéthanolamine'],
  '100-51-6': ['Alcohol bencílico', 'Alcool benzylique'],
  '56-81-5': ['Glicerina', 'Glycérine'],
  '57-55-6': ['Propilenglicol', 'Propylèneglycol'],
  '112-34-5': ['Éter monobutílico de dietilenglicol', 'Éther monobutylique du diéthylèneglycol'],
  '111-90-0': ['Éter monoetílico de dietilenglicol', 'Éther monoéthylique du diéthylèneglycol'],
  '34590-94-8': ['Éter metílico de dipropilenglicol', 'Éther méthylique du dipropylèneglycol'],
  '29911-28-2': ['Éter monobutílico de dipropilenglicol', 'Éther monobutylique du dipropylèneglycol'],
  '5131-66-8': ['Éter n-butílico de propilenglicol', 'Éther n-butylique du propylèneglycol'],
  '1569-01-3': ['Éter n-propílico de propilenglicol', 'Éther n-propylique du propylèneglycol'],
  '1300-72-7': ['Xilenosulfonato de sodio', 'Xylènesulfonate de sodium'],
  '28348-53-0': ['Cumenosulfonato de sodio', 'Cumènesulfonate de sodium'],
  '25155-30-0': ['Dodecilbencenosulfonato de sodio', 'Dodécylbenzènesulfonate de sodium'],
  '68411-30-3': ['Alquilbencenosulfonato de sodio C10-13', 'Alkylbenzènesulfonate de sodium en C10-13'],
  '151-21-3': ['Lauril sulfato de sodio', 'Laurylsulfate de sodium'],
  '68891-38-3': ['Lauril éter sulfato de sodio', 'Laureth sulfate de sodium'],
  '68515-73-1': ['Caprilil/decil glucósido', 'Caprylyl/décyl glucoside'],
  '1643-20-5': ['Óxido de lauramina', 'Oxyde de lauramine'],
  '61789-40-0': ['Cocamidopropil betaína', 'Cocamidopropyl bétaïne'],
  '61789-31-9': ['Cocoato de sodio', 'Cocoate de sodium'],
  '61791-26-2': ['Aminas de sebo etoxiladas', 'Amines de suif éthoxylées'],
  '527-07-1': ['Gluconato de sodio', 'Gluconate de sodium'],
  '64-02-8': ['EDTA tetrasódico', 'EDTA tétrasodique'],
  '164462-16-2': ['Metilglicina diacetato trisódico', 'Méthylglycine diacétate trisodique'],
  '11138-66-2': ['Goma xantana', 'Gomme xanthane'],
  '9003-01-4': ['Carbómero', 'Carbomère'],
  '124-68-5': ['Aminometil propanol', 'Aminométhyl propanol'],
  '122-99-6': ['Fenoxietanol', 'Phénoxyéthanol'],
  '9014-01-1': ['Subtilisina (proteasa)', 'Subtilisine (protéase)'],
  '9000-90-2': ['Alfa-amilasa', 'Alpha-amylase'],
  '7727-37-9': ['Nitrógeno', 'Azote'],
};

export const BY_NAME: Record<string, Translation> = {
  Fragrance: ['Fragancia', 'Parfum'],
  'Film-forming polymer': ['Polímero filmógeno', 'Polymère filmogène'],
  'Acrylic copolymer': ['Copolímero acrílico', 'Copolymère acrylique'],
};

/** Qualifiers in parentheses after a name. */
export const QUALIFIERS: Record<string, Translation> = {
  active: ['activo', 'actif'],
  propellant: ['propelente', 'propulseur'],
  'wetting solution': ['solución humectante', 'solution d’imprégnation'],
  'active, of the wetting solution': [
    'activo, de la solución humectante',
    'actif, de la solution d’imprégnation',
  ],
  'liquid on the pad': ['líquido del paño', 'liquide du tampon'],
};

/** Words in braces in the exposure limits below. */
const LIMIT_WORDS: Record<string, Words> = {
  ceiling: { en: 'ceiling', es: 'valor techo', fr: 'plafond' },
  short: { en: 'STEL (15 minutes)', es: 'STEL (15 minutos)', fr: 'STEL (15 minutes)' },
  skin: { en: 'also through the skin', es: 'también por la piel', fr: 'aussi par la peau' },
  mist: { en: 'mist', es: 'niebla', fr: 'brouillard' },
  vapor: { en: 'mist and vapor', es: 'niebla y vapor', fr: 'brouillard et vapeur' },
  unregulated: {
    en: 'Particulates not otherwise regulated',
    es: 'Partículas no reguladas de otra forma',
    fr: 'Particules non réglementées par ailleurs',
  },
  total: { en: 'total dust', es: 'polvo total', fr: 'poussière totale' },
  inhalable: { en: 'inhalable fraction', es: 'fracción inhalable', fr: 'fraction inhalable' },
  respirable: { en: 'respirable fraction', es: 'fracción respirable', fr: 'fraction respirable' },
};

/** Eight-hour limits by CAS number, 29 CFR 1910.1000, Table Z-1. */
export const OSHA_LIMITS: Record<string, string> = {
  '64-17-5': '1,000 ppm (1,900 mg/m³)',
  '141-43-5': '3 ppm (6 mg/m³)',
  '1310-73-2': '2 mg/m³',
  '7664-38-2': '1 mg/m³',
  '7647-01-0': '{ceiling} 5 ppm (7 mg/m³)',
  '34590-94-8': '100 ppm (600 mg/m³), {skin}',
  '471-34-1': '15 mg/m³ ({total}), 5 mg/m³ ({respirable})',
  '56-81-5': '15 mg/m³ ({mist}), 5 mg/m³ ({respirable})',
};
/** Limits in Table Z-1 for dust without a limit for its substance. */
export const OSHA_DUST = '{unregulated} 15 mg/m³ ({total}), 5 mg/m³ ({respirable})';

/** ACGIH threshold limit values by CAS number. */
export const ACGIH_LIMITS: Record<string, string> = {
  '64-17-5': '{short} 1,000 ppm',
  '141-43-5': '3 ppm, {short} 6 ppm',
  '1310-73-2': '{ceiling} 2 mg/m³',
  '1310-58-3': '{ceiling} 2 mg/m³',
  '7664-38-2': '1 mg/m³, {short} 3 mg/m³',
  '7647-01-0': '{ceiling} 2 ppm',
  '112-34-5': '10 ppm ({vapor})',
  '34590-94-8': '50 ppm',
  '9014-01-1': '{ceiling} 0.00006 mg/m³',
  '57-11-4': '10 mg/m³ ({inhalable}), 3 mg/m³ ({respirable})',
};

/** Returns an exposure limit in a language. */
export const limitIn = (limit: string, language: SheetLanguage): string =>
  limit.replace(/\{(\w+)\}/g, (_, word: string) => LIMIT_WORDS[word]?.[language] ?? '');

/** Glycol ethers that must be reported as one category if they make up at least 1 % (40 CFR 372.65(c)). */
export const GLYCOL_ETHERS: readonly string[] = ['112-34-5', '111-90-0', '122-99-6', '78-51-3'];
