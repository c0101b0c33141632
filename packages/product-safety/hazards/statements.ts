/**
 * Hazard and precautionary statements by code, in the languages of the safety data sheets: OSHA 29 CFR 1910.1200,
 * Appendix C, as revised in 2024. H4xx codes (environmental hazards) are voluntary in the United States.
 */
import { joinWords } from '@cleanpro/text/join-words';

export type SheetLanguage = 'en' | 'es' | 'fr';
export type Words = Record<SheetLanguage, string>;

export const HAZARDS = {
  H222: {
    en: 'Extremely flammable aerosol',
    es: 'Aerosol extremadamente inflamable',
    fr: 'Aérosol extrêmement inflammable',
  },
  H223: {
    en: 'Flammable aerosol',
    es: 'Aerosol inflamable',
    fr: 'Aérosol inflammable',
  },
  H225: {
    en: 'Highly flammable liquid and vapor',
    es: 'Líquido y vapores muy inflamables',
    fr: 'Liquide et vapeurs très inflammables',
  },
  H226: {
    en: 'Flammable liquid and vapor',
    es: 'Líquido y vapores inflamables',
    fr: 'Liquide et vapeurs inflammables',
  },
  H229: {
    en: 'Pressurized container: may burst if heated',
    es: 'Recipiente a presión: puede reventar si se calienta',
    fr: 'Récipient sous pression : peut éclater sous l’effet de la chaleur',
  },
  H272: {
    en: 'May intensify fire; oxidizer',
    es: 'Puede agravar un incendio; comburente',
    fr: 'Peut aggraver un incendie ; comburant',
  },
  H290: {
    en: 'May be corrosive to metals',
    es: 'Puede ser corrosivo para los metales',
    fr: 'Peut être corrosif pour les métaux',
  },
  H302: {
    en: 'Harmful if swallowed',
    es: 'Nocivo en caso de ingestión',
    fr: 'Nocif en cas d’ingestion',
  },
  H312: {
    en: 'Harmful in contact with skin',
    es: 'Nocivo en contacto con la piel',
    fr: 'Nocif par contact cutané',
  },
  H314: {
    en: 'Causes severe skin burns and eye damage',
    es: 'Provoca quemaduras graves en la piel y lesiones oculares graves',
    fr: 'Provoque de graves brûlures de la peau et de graves lésions des yeux',
  },
  H315: {
    en: 'Causes skin irritation',
    es: 'Provoca irritación cutánea',
    fr: 'Provoque une irritation cutanée',
  },
  H317: {
    en: 'May cause an allergic skin reaction',
    es: 'Puede provocar una reacción alérgica en la piel',
    fr: 'Peut provoquer une allergie cutanée',
  },
  H318: {
    en: 'Causes serious eye damage',
    es: 'Provoca lesiones oculares graves',
    fr: 'Provoque de graves lésions des yeux',
  },
  H319: {
    en: 'Causes serious eye irritation',
    es: 'Provoca irritación ocular grave',
    fr: 'Provoque une sévère irritation des yeux',
  },
  H335: {
    en: 'May cause respiratory irritation',
    es: 'Puede irritar las vías respiratorias',
    fr: 'Peut irriter les voies respiratoires',
  },
  H336: {
    en: 'May cause drowsiness or dizziness',
    es: 'Puede provocar somnolencia o vértigo',
    fr: 'Peut provoquer somnolence ou vertiges',
  },
  H400: {
    en: 'Very toxic to aquatic life',
    es: 'Muy tóxico para los organismos acuáticos',
    fr: 'Très toxique pour les organismes aquatiques',
  },
  H410: {
    en: 'Very toxic to aquatic life with long lasting effects',
    es: 'Muy tóxico para los organismos acuáticos, con efectos nocivos duraderos',
    fr: 'Très toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme',
  },
  H411: {
    en: 'Toxic to aquatic life with long lasting effects',
    es: 'Tóxico para los organismos acuáticos, con efectos nocivos duraderos',
    fr: 'Toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme',
  },
  H412: {
    en: 'Harmful to aquatic life with long lasting effects',
    es: 'Nocivo para los organismos acuáticos, con efectos nocivos duraderos',
    fr: 'Nocif pour les organismes aquatiques, entraîne des effets néfastes à long terme',
  },
} as const satisfies Record<string, Words>;

export const PRECAUTIONS = {
  P210: {
    en: 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
    es: 'Mantener alejado del calor, de superficies calientes, de chispas, de llamas abiertas y de cualquier otra fuente de ignición. No fumar.',
    fr: 'Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer.',
  },
  P211: {
    en: 'Do not spray on an open flame or other ignition source.',
    es: 'No pulverizar sobre una llama abierta u otra fuente de ignición.',
    fr: 'Ne pas vaporiser sur une flamme nue ou sur toute autre source d’ignition.',
  },
  P220: {
    en: 'Keep away from clothing and other combustible materials.',
    es: 'Mantener alejado de la ropa y otros materiales combustibles.',
    fr: 'Tenir à l’écart des vêtements et d’autres matières combustibles.',
  },
  P233: {
    en: 'Keep container tightly closed.',
    es: 'Mantener el recipiente herméticamente cerrado.',
    fr: 'Maintenir le récipient fermé de manière étanche.',
  },
  P234: {
    en: 'Keep only in original packaging.',
    es: 'Conservar únicamente en el embalaje original.',
    fr: 'Conserver uniquement dans l’emballage d’origine.',
  },
  P240: {
    en: 'Ground and bond container and receiving equipment.',
    es: 'Toma de tierra y enlace equipotencial del recipiente y del equipo receptor.',
    fr: 'Mise à la terre et liaison équipotentielle du récipient et du matériel de réception.',
  },
  P241: {
    en: 'Use explosion-proof electrical, ventilating and lighting equipment.',
    es: 'Utilizar material eléctrico, de ventilación y de iluminación antideflagrante.',
    fr: 'Utiliser du matériel électrique, de ventilation et d’éclairage antidéflagrant.',
  },
  P242: {
    en: 'Use non-sparking tools.',
    es: 'No utilizar herramientas que produzcan chispas.',
    fr: 'Utiliser des outils ne produisant pas d’étincelles.',
  },
  P243: {
    en: 'Take action to prevent static discharges.',
    es: 'Tomar medidas de precaución contra las descargas electrostáticas.',
    fr: 'Prendre des mesures de précaution contre les décharges électrostatiques.',
  },
  P251: {
    en: 'Do not pierce or burn, even after use.',
    es: 'No perforar ni quemar, incluso después de su uso.',
    fr: 'Ne pas perforer, ni brûler, même après usage.',
  },
  P260: {
    en: 'Do not breathe dust, mist, vapors or spray.',
    es: 'No respirar el polvo, la niebla, los vapores ni el aerosol.',
    fr: 'Ne pas respirer les poussières, brouillards, vapeurs ou aérosols.',
  },
  P261: {
    en: 'Avoid breathing dust, mist, vapors or spray.',
    es: 'Evitar respirar el polvo, la niebla, los vapores o el aerosol.',
    fr: 'Éviter de respirer les poussières, brouillards, vapeurs ou aérosols.',
  },
  P264: {
    en: 'Wash hands thoroughly after handling.',
    es: 'Lavarse las manos concienzudamente tras la manipulación.',
    fr: 'Se laver les mains soigneusement après manipulation.',
  },
  P270: {
    en: 'Do not eat, drink or smoke when using this product.',
    es: 'No comer, beber ni fumar durante su utilización.',
    fr: 'Ne pas manger, boire ou fumer en manipulant ce produit.',
  },
  P271: {
    en: 'Use only outdoors or in a well-ventilated area.',
    es: 'Utilizar únicamente en exteriores o en un lugar bien ventilado.',
    fr: 'Utiliser seulement en plein air ou dans un endroit bien ventilé.',
  },
  P272: {
    en: 'Contaminated work clothing must not be allowed out of the workplace.',
    es: 'La ropa de trabajo contaminada no debe sacarse del lugar de trabajo.',
    fr: 'Les vêtements de travail contaminés ne doivent pas sortir du lieu de travail.',
  },
  P273: {
    en: 'Avoid release to the environment.',
    es: 'Evitar su liberación al medio ambiente.',
    fr: 'Éviter le rejet dans l’environnement.',
  },
  P280: {
    en: 'Wear protective gloves, protective clothing and eye protection.',
    es: 'Usar guantes de protección, ropa de protección y equipo de protección para los ojos.',
    fr: 'Porter des gants de protection, des vêtements de protection et un équipement de protection des yeux.',
  },
  'P301+P310': {
    en: 'If swallowed: Immediately call a poison center or doctor.',
    es: 'En caso de ingestión: Llamar inmediatamente a un centro de toxicología o a un médico.',
    fr: 'En cas d’ingestion : Appeler immédiatement un centre antipoison ou un médecin.',
  },
  'P301+P312': {
    en: 'If swallowed: Call a poison center or doctor if you feel unwell.',
    es: 'En caso de ingestión: Llamar a un centro de toxicología o a un médico si la persona se encuentra mal.',
    fr: 'En cas d’ingestion : Appeler un centre antipoison ou un médecin en cas de malaise.',
  },
  'P301+P330+P331': {
    en: 'If swallowed: Rinse mouth. Do NOT induce vomiting.',
    es: 'En caso de ingestión: Enjuagar la boca. NO provocar el vómito.',
    fr: 'En cas d’ingestion : Rincer la bouche. NE PAS faire vomir.',
  },
  'P302+P352': {
    en: 'If on skin: Wash with plenty of water.',
    es: 'En caso de contacto con la piel: Lavar con abundante agua.',
    fr: 'En cas de contact avec la peau : Laver abondamment à l’eau.',
  },
  'P303+P361+P353': {
    en: 'If on skin (or hair): Take off immediately all contaminated clothing. Rinse skin with water or shower.',
    es: 'En caso de contacto con la piel (o el pelo): Quitar inmediatamente toda la ropa contaminada. Enjuagar la piel con agua o ducharse.',
    fr: 'En cas de contact avec la peau (ou les cheveux) : Enlever immédiatement tous les vêtements contaminés. Rincer la peau à l’eau ou se doucher.',
  },
  'P304+P340': {
    en: 'If inhaled: Remove person to fresh air and keep comfortable for breathing.',
    es: 'En caso de inhalación: Transportar a la persona al aire libre y mantenerla en una posición que le facilite la respiración.',
    fr: 'En cas d’inhalation : Transporter la personne à l’extérieur et la maintenir dans une position où elle peut confortablement respirer.',
  },
  'P305+P351+P338': {
    en: 'If in eyes: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
    es: 'En caso de contacto con los ojos: Enjuagar con agua cuidadosamente durante varios minutos. Quitar las lentes de contacto cuando estén presentes y pueda hacerse con facilidad. Proseguir con el lavado.',
    fr: 'En cas de contact avec les yeux : Rincer avec précaution à l’eau pendant plusieurs minutes. Enlever les lentilles de contact si la victime en porte et si elles peuvent être facilement enlevées. Continuer à rincer.',
  },
  P310: {
    en: 'Immediately call a poison center or doctor.',
    es: 'Llamar inmediatamente a un centro de toxicología o a un médico.',
    fr: 'Appeler immédiatement un centre antipoison ou un médecin.',
  },
  P312: {
    en: 'Call a poison center or doctor if you feel unwell.',
    es: 'Llamar a un centro de toxicología o a un médico si la persona se encuentra mal.',
    fr: 'Appeler un centre antipoison ou un médecin en cas de malaise.',
  },
  P330: {
    en: 'Rinse mouth.',
    es: 'Enjuagar la boca.',
    fr: 'Rincer la bouche.',
  },
  'P332+P313': {
    en: 'If skin irritation occurs: Get medical advice or attention.',
    es: 'En caso de irritación cutánea: Consultar a un médico.',
    fr: 'En cas d’irritation cutanée : Consulter un médecin.',
  },
  'P333+P313': {
    en: 'If skin irritation or rash occurs: Get medical advice or attention.',
    es: 'En caso de irritación o erupción cutánea: Consultar a un médico.',
    fr: 'En cas d’irritation ou d’éruption cutanée : Consulter un médecin.',
  },
  'P337+P313': {
    en: 'If eye irritation persists: Get medical advice or attention.',
    es: 'Si persiste la irritación ocular: Consultar a un médico.',
    fr: 'Si l’irritation oculaire persiste : Consulter un médecin.',
  },
  'P362+P364': {
    en: 'Take off contaminated clothing and wash it before reuse.',
    es: 'Quitar la ropa contaminada y lavarla antes de volver a usarla.',
    fr: 'Enlever les vêtements contaminés et les laver avant réutilisation.',
  },
  P363: {
    en: 'Wash contaminated clothing before reuse.',
    es: 'Lavar la ropa contaminada antes de volver a usarla.',
    fr: 'Laver les vêtements contaminés avant réutilisation.',
  },
  'P370+P378': {
    en: 'In case of fire: Use alcohol-resistant foam, dry powder, carbon dioxide or water spray to extinguish.',
    es: 'En caso de incendio: Utilizar espuma resistente al alcohol, polvo seco, dióxido de carbono o agua pulverizada para la extinción.',
    fr: 'En cas d’incendie : Utiliser de la mousse résistant à l’alcool, de la poudre sèche, du dioxyde de carbone ou de l’eau pulvérisée pour l’extinction.',
  },
  P390: {
    en: 'Absorb spillage to prevent material damage.',
    es: 'Absorber el vertido para que no dañe otros materiales.',
    fr: 'Absorber toute substance répandue pour éviter qu’elle attaque les matériaux environnants.',
  },
  P391: {
    en: 'Collect spillage.',
    es: 'Recoger el vertido.',
    fr: 'Recueillir le produit répandu.',
  },
  'P403+P233': {
    en: 'Store in a well-ventilated place. Keep container tightly closed.',
    es: 'Almacenar en un lugar bien ventilado. Mantener el recipiente herméticamente cerrado.',
    fr: 'Stocker dans un endroit bien ventilé. Maintenir le récipient fermé de manière étanche.',
  },
  'P403+P235': {
    en: 'Store in a well-ventilated place. Keep cool.',
    es: 'Almacenar en un lugar bien ventilado. Mantener fresco.',
    fr: 'Stocker dans un endroit bien ventilé. Tenir au frais.',
  },
  P405: {
    en: 'Store locked up.',
    es: 'Guardar bajo llave.',
    fr: 'Garder sous clef.',
  },
  P406: {
    en: 'Store in a corrosion-resistant container with a resistant inner liner.',
    es: 'Almacenar en un recipiente resistente a la corrosión con revestimiento interior resistente.',
    fr: 'Stocker dans un récipient résistant à la corrosion avec doublure intérieure résistante.',
  },
  'P410+P412': {
    en: 'Protect from sunlight. Do not expose to temperatures exceeding 122 °F (50 °C).',
    es: 'Proteger de la luz solar. No exponer a temperaturas superiores a 122 °F (50 °C).',
    fr: 'Protéger du rayonnement solaire. Ne pas exposer à une température supérieure à 122 °F (50 °C).',
  },
  P501: {
    en: 'Dispose of contents and container in accordance with local, regional and national regulations.',
    es: 'Eliminar el contenido y el recipiente conforme a la reglamentación local, regional y nacional.',
    fr: 'Éliminer le contenu et le récipient conformément à la réglementation locale, régionale et nationale.',
  },
} as const satisfies Record<string, Words>;

export type HazardCode = keyof typeof HAZARDS;
export type PrecautionCode = keyof typeof PRECAUTIONS;

export const isHazardCode = (code: string): code is HazardCode => Object.hasOwn(HAZARDS, code);
export const isPrecautionCode = (code: string): code is PrecautionCode => Object.hasOwn(PRECAUTIONS, code);

/** The protection that P280 requires for each hazard (Appendix C.4). */
const PROTECTION: readonly { of: readonly HazardCode[]; words: Words }[] = [
  {
    of: ['H225', 'H226', 'H272', 'H312', 'H314', 'H315', 'H317'],
    words: { en: 'protective gloves', es: 'guantes de protección', fr: 'des gants de protection' },
  },
  {
    of: ['H312', 'H314'],
    words: { en: 'protective clothing', es: 'ropa de protección', fr: 'des vêtements de protection' },
  },
  {
    of: ['H225', 'H226', 'H272', 'H314', 'H318', 'H319'],
    words: {
      en: 'eye protection',
      es: 'equipo de protección para los ojos',
      fr: 'un équipement de protection des yeux',
    },
  },
];

/** Oxidizers burn without air, so only cooling with water works. Smothering does not. */
const OXIDIZER_FIRE: Words = {
  en: 'In case of fire: Use water to extinguish.',
  es: 'En caso de incendio: Utilizar agua para la extinción.',
  fr: 'En cas d’incendie : Utiliser de l’eau pour l’extinction.',
};

/** Returns the text of a precautionary statement for a product with these hazards. */
export function precautionText(code: PrecautionCode, hazards: readonly HazardCode[]): Words {
  if (code === 'P370+P378' && hazards.includes('H272')) return OXIDIZER_FIRE;
  const protection = PROTECTION.filter(({ of }) => of.some((hazard) => hazards.includes(hazard)));
  if (code !== 'P280' || protection.length === 0) return PRECAUTIONS[code];
  const items = (language: SheetLanguage): string[] => protection.map(({ words }) => words[language]);
  return {
    en: `Wear ${joinWords(items('en'), 'and')}.`,
    es: `Usar ${joinWords(items('es'), 'y')}.`,
    fr: `Porter ${joinWords(items('fr'), 'et')}.`,
  };
}
