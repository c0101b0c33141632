/**
 * First aid based on a product's classification and precautionary statements, for safety data sheets and printed
 * cleaning plans.
 */
import type { HazardCode, PrecautionCode, Words } from './statements.ts';

/** US poison control number: free of charge, open 24 hours a day. */
export const POISON_CENTER = '1-800-222-1222';

export const FIRST_AID = {
  eyesCorrosive: {
    en: 'Rinse immediately with water for at least 15 minutes, holding the eyelids open. Remove contact lenses, if present and easy to do, and continue rinsing. Immediately call a poison center or doctor.',
    es: 'Enjuagar inmediatamente con agua durante al menos 15 minutos, con los párpados abiertos. Quitar las lentes de contacto si es fácil y seguir enjuagando. Llamar inmediatamente a un centro de toxicología o a un médico.',
    fr: 'Rincer immédiatement à l’eau pendant au moins 15 minutes, paupières ouvertes. Enlever les lentilles de contact si c’est facile et continuer à rincer. Appeler immédiatement un centre antipoison ou un médecin.',
  },
  eyesIrritant: {
    en: 'Rinse cautiously with water for 15 minutes. Remove contact lenses, if present and easy to do, and continue rinsing. If eye irritation persists, get medical advice.',
    es: 'Enjuagar con cuidado con agua durante 15 minutos. Quitar las lentes de contacto si es fácil y seguir enjuagando. Si persiste la irritación ocular, consultar a un médico.',
    fr: 'Rincer avec précaution à l’eau pendant 15 minutes. Enlever les lentilles de contact si c’est facile et continuer à rincer. Si l’irritation oculaire persiste, consulter un médecin.',
  },
  eyesOrdinary: {
    en: 'Rinse with water. If discomfort persists, get medical advice.',
    es: 'Enjuagar con agua. Si persisten las molestias, consultar a un médico.',
    fr: 'Rincer à l’eau. Si la gêne persiste, consulter un médecin.',
  },
  eyesArticle: {
    en: 'Rinse with water if dust or lint gets in.',
    es: 'Enjuagar con agua si entran polvo o pelusa.',
    fr: 'Rincer à l’eau en cas de poussière ou de peluches.',
  },
  skinCorrosive: {
    en: 'Take off all contaminated clothing immediately. Rinse skin with water or shower for at least 15 minutes. Immediately call a poison center or doctor. Wash contaminated clothing before reuse.',
    es: 'Quitar inmediatamente toda la ropa contaminada. Enjuagar la piel con agua o ducharse durante al menos 15 minutos. Llamar inmediatamente a un centro de toxicología o a un médico. Lavar la ropa contaminada antes de volver a usarla.',
    fr: 'Enlever immédiatement tous les vêtements contaminés. Rincer la peau à l’eau ou se doucher pendant au moins 15 minutes. Appeler immédiatement un centre antipoison ou un médecin. Laver les vêtements contaminés avant réutilisation.',
  },
  skinIrritant: {
    en: 'Wash with plenty of water. Take off contaminated clothing and wash it before reuse. If skin irritation occurs, get medical advice.',
    es: 'Lavar con abundante agua. Quitar la ropa contaminada y lavarla antes de volver a usarla. En caso de irritación cutánea, consultar a un médico.',
    fr: 'Laver abondamment à l’eau. Enlever les vêtements contaminés et les laver avant réutilisation. En cas d’irritation cutanée, consulter un médecin.',
  },
  skinSensitizer: {
    en: 'Wash with plenty of water. Take off contaminated clothing and wash it before reuse. If skin irritation or rash occurs, get medical advice.',
    es: 'Lavar con abundante agua. Quitar la ropa contaminada y lavarla antes de volver a usarla. En caso de irritación o erupción cutánea, consultar a un médico.',
    fr: 'Laver abondamment à l’eau. Enlever les vêtements contaminés et les laver avant réutilisation. En cas d’irritation ou d’éruption cutanée, consulter un médecin.',
  },
  skinFlammable: {
    en: 'Spilled on clothing: take it off immediately and rinse skin with water or shower.',
    es: 'Derrame sobre la ropa: quitarla inmediatamente y enjuagar la piel con agua o ducharse.',
    fr: 'Vêtements imbibés : les enlever immédiatement et rincer la peau à l’eau ou se doucher.',
  },
  skinForHands: {
    en: 'Made for use on the skin: no measures needed. If irritation or rash occurs, stop use and ask a doctor.',
    es: 'Destinado al uso en la piel: no se requieren medidas. En caso de irritación o erupción, dejar de usarlo y consultar a un médico.',
    fr: 'Destiné à l’usage sur la peau : aucune mesure nécessaire. En cas d’irritation ou d’éruption, cesser l’emploi et consulter un médecin.',
  },
  skinOrdinary: {
    en: 'Rinse with water. If irritation occurs, get medical advice.',
    es: 'Enjuagar con agua. En caso de irritación, consultar a un médico.',
    fr: 'Rincer à l’eau. En cas d’irritation, consulter un médecin.',
  },
  swallowedCorrosive: {
    en: 'Rinse mouth. Do NOT induce vomiting. Immediately call a poison center or doctor.',
    es: 'Enjuagar la boca. NO provocar el vómito. Llamar inmediatamente a un centro de toxicología o a un médico.',
    fr: 'Rincer la bouche. NE PAS faire vomir. Appeler immédiatement un centre antipoison ou un médecin.',
  },
  swallowedHarmfulUrgent: {
    en: 'Rinse mouth. Do not induce vomiting. Immediately call a poison center or doctor.',
    es: 'Enjuagar la boca. No provocar el vómito. Llamar inmediatamente a un centro de toxicología o a un médico.',
    fr: 'Rincer la bouche. Ne pas faire vomir. Appeler immédiatement un centre antipoison ou un médecin.',
  },
  swallowedHarmful: {
    en: 'Rinse mouth. Do not induce vomiting. Call a poison center or doctor if you feel unwell.',
    es: 'Enjuagar la boca. No provocar el vómito. Llamar a un centro de toxicología o a un médico si la persona se encuentra mal.',
    fr: 'Rincer la bouche. Ne pas faire vomir. Appeler un centre antipoison ou un médecin en cas de malaise.',
  },
  swallowedAlcohol: {
    en: 'Contains alcohol: get medical help or contact a poison center right away. Rinse mouth. Do not induce vomiting.',
    es: 'Contiene alcohol: buscar ayuda médica o llamar de inmediato a un centro de toxicología. Enjuagar la boca. No provocar el vómito.',
    fr: 'Contient de l’alcool : obtenir une aide médicale ou appeler sans tarder un centre antipoison. Rincer la bouche. Ne pas faire vomir.',
  },
  swallowedDrug: {
    en: 'Get medical help or contact a poison center right away. Rinse mouth. Do not induce vomiting.',
    es: 'Buscar ayuda médica o llamar de inmediato a un centro de toxicología. Enjuagar la boca. No provocar el vómito.',
    fr: 'Obtenir une aide médicale ou appeler sans tarder un centre antipoison. Rincer la bouche. Ne pas faire vomir.',
  },
  swallowedOrdinary: {
    en: 'Rinse mouth and drink a glass of water. Do not induce vomiting. Call a poison center or doctor if you feel unwell.',
    es: 'Enjuagar la boca y beber un vaso de agua. No provocar el vómito. Llamar a un centro de toxicología o a un médico en caso de malestar.',
    fr: 'Rincer la bouche et boire un verre d’eau. Ne pas faire vomir. Appeler un centre antipoison ou un médecin en cas de malaise.',
  },
  swallowedArticle: {
    en: 'Not expected. Get medical advice if a part was swallowed.',
    es: 'Improbable. Consultar a un médico si se ingirió una parte.',
    fr: 'Improbable. Consulter un médecin si une partie a été avalée.',
  },
  swallowedChoking: {
    en: 'Get medical advice. Choking or trouble breathing: call 911 at once.',
    es: 'Consultar a un médico. Atragantamiento o dificultad para respirar: llamar de inmediato al 911.',
    fr: 'Consulter un médecin. Étouffement ou difficulté à respirer : appeler le 911 sans tarder.',
  },
  inhaledChoking: {
    en: 'Choking or trouble breathing: call 911 at once.',
    es: 'Atragantamiento o dificultad para respirar: llamar de inmediato al 911.',
    fr: 'Étouffement ou difficulté à respirer : appeler le 911 sans tarder.',
  },
  inhaledCorrosive: {
    en: 'Remove person to fresh air and keep comfortable for breathing. Immediately call a poison center or doctor.',
    es: 'Transportar a la persona al aire libre y mantenerla en una posición que le facilite la respiración. Llamar inmediatamente a un centro de toxicología o a un médico.',
    fr: 'Transporter la personne à l’extérieur et la maintenir dans une position où elle peut confortablement respirer. Appeler immédiatement un centre antipoison ou un médecin.',
  },
  inhaledIrritant: {
    en: 'Remove person to fresh air and keep comfortable for breathing. Call a poison center or doctor if you feel unwell.',
    es: 'Transportar a la persona al aire libre y mantenerla en una posición que le facilite la respiración. Llamar a un centro de toxicología o a un médico si se encuentra mal.',
    fr: 'Transporter la personne à l’extérieur et la maintenir dans une position où elle peut confortablement respirer. Appeler un centre antipoison ou un médecin en cas de malaise.',
  },
  inhaledOrdinary: {
    en: 'Move to fresh air if you feel unwell.',
    es: 'Salir al aire libre en caso de malestar.',
    fr: 'Aller à l’air frais en cas de malaise.',
  },
  ofConcentrate: {
    en: 'After contact with a concentrate: as section 4 of its safety data sheet says.',
    es: 'Tras el contacto con un concentrado: como indica la sección 4 de su ficha.',
    fr: 'Après contact avec un concentré : comme l’indique la section 4 de sa fiche.',
  },
  noMeasures: { en: 'No measures needed.', es: 'No se requieren medidas.', fr: 'Aucune mesure nécessaire.' },
  physicianCorrosive: {
    en: 'Treat symptoms. Damage to mucous membranes may rule out gastric lavage.',
    es: 'Tratar los síntomas. Las lesiones de las mucosas pueden contraindicar el lavado gástrico.',
    fr: 'Traiter les symptômes. Des lésions des muqueuses peuvent contre-indiquer un lavage gastrique.',
  },
  physicianAlcohol: {
    en: 'Treat symptoms. Swallowed, it may cause alcohol intoxication.',
    es: 'Tratar los síntomas. Si se ingiere, puede causar intoxicación alcohólica.',
    fr: 'Traiter les symptômes. Avalé, il peut causer une intoxication alcoolique.',
  },
  symptomsAlcohol: {
    en: 'Swallowing: dizziness, drowsiness, vomiting; young children are in danger from small amounts.',
    es: 'Ingestión: mareo, somnolencia, vómitos; en niños pequeños ya es peligrosa una cantidad pequeña.',
    fr: 'Ingestion : vertiges, somnolence, vomissements ; une petite quantité est déjà dangereuse pour un jeune enfant.',
  },
  noSymptoms: {
    en: 'None expected when used as directed.',
    es: 'Ninguno previsto en el uso indicado.',
    fr: 'Aucun attendu dans l’usage indiqué.',
  },
  physicianOrdinary: { en: 'Treat symptoms.', es: 'Tratar los síntomas.', fr: 'Traiter les symptômes.' },
} as const satisfies Record<string, Words>;

const EMERGENCY_WASH = {
  eyewashAndShower: {
    en: 'Eyewash station and safety shower within reach (29 CFR 1910.151).',
    es: 'Lavaojos y ducha de seguridad al alcance (29 CFR 1910.151).',
    fr: 'Douche oculaire et douche d’urgence à portée (29 CFR 1910.151).',
  },
  eyewash: {
    en: 'Eyewash station within reach.',
    es: 'Lavaojos al alcance.',
    fr: 'Douche oculaire à portée.',
  },
} as const satisfies Record<string, Words>;

/**
 * Returns the emergency wash equipment required where products are handled undiluted, or undefined if a faucet is
 * enough.
 */
export function emergencyWashFor(hazards: readonly HazardCode[]): Words | undefined {
  if (hazards.includes('H314')) return EMERGENCY_WASH.eyewashAndShower;
  return hazards.includes('H318') ? EMERGENCY_WASH.eyewash : undefined;
}

/** Returns the emergency wash equipment in English as a list of at most one item. */
export const emergencyWashItems = (hazards: readonly HazardCode[]): string[] =>
  [emergencyWashFor(hazards)?.en.replace(/\.$/, '') ?? []].flat();

export type Route = 'eyes' | 'skin' | 'swallowed' | 'inhaled';

export interface Exposure {
  hazards: readonly HazardCode[];
  precautions: readonly PrecautionCode[];
  form: string | null;
  /** Whether the product is an over-the-counter drug. A drug's label states what to do if it is swallowed. */
  isDrug: boolean;
  /** Whether the product is a hand soap or hand sanitizer, which is meant to touch the skin. */
  isForHands: boolean;
}

/** Whether a product's areas of use include hand hygiene. */
export const isForHands = (areasOfUse: readonly string[]): boolean => areasOfUse.includes('Hand hygiene');

/** Returns first aid for a chemical product, by route of exposure. */
export function firstAidFor({
  hazards,
  precautions,
  form,
  isDrug,
  isForHands,
}: Exposure): Record<Route, Words[]> {
  const has = (...codes: readonly HazardCode[]): boolean => codes.some((code) => hazards.includes(code));
  const burnsAsLiquid = has('H225', 'H226');
  const urgent = precautions.includes('P310');
  return {
    eyes: [
      has('H314', 'H318')
        ? FIRST_AID.eyesCorrosive
        : has('H319')
          ? FIRST_AID.eyesIrritant
          : FIRST_AID.eyesOrdinary,
    ],
    skin: [
      has('H314')
        ? FIRST_AID.skinCorrosive
        : has('H317')
          ? FIRST_AID.skinSensitizer
          : has('H315', 'H312')
            ? FIRST_AID.skinIrritant
            : isForHands
              ? FIRST_AID.skinForHands
              : FIRST_AID.skinOrdinary,
      // Corrosive products already require taking off contaminated clothing.
      ...(burnsAsLiquid && !has('H314') ? [FIRST_AID.skinFlammable] : []),
    ],
    swallowed: [
      has('H314')
        ? FIRST_AID.swallowedCorrosive
        : form === 'Pac' || (has('H302') && urgent)
          ? FIRST_AID.swallowedHarmfulUrgent
          : burnsAsLiquid
            ? FIRST_AID.swallowedAlcohol
            : isDrug
              ? FIRST_AID.swallowedDrug
              : has('H302')
                ? FIRST_AID.swallowedHarmful
                : FIRST_AID.swallowedOrdinary,
    ],
    inhaled: [
      has('H314')
        ? FIRST_AID.inhaledCorrosive
        : has('H335', 'H336')
          ? FIRST_AID.inhaledIrritant
          : FIRST_AID.inhaledOrdinary,
    ],
  };
}

const ROUTES: readonly [route: Route, name: string][] = [
  ['eyes', 'In the eyes'],
  ['skin', 'On the skin'],
  ['swallowed', 'Swallowed'],
  ['inhaled', 'Inhaled'],
];

/** Returns first aid in English, one line per route of exposure. */
export const linesByRoute = (phrases: Record<Route, Words[]>): { route: string; text: string }[] =>
  ROUTES.map(([route, name]) => ({ route: name, text: phrases[route].map(({ en }) => en).join(' ') }));

/**
 * Returns first aid for products that are used together, based on the most hazardous of them. Returns no lines if there
 * are no products.
 */
export function firstAidLines(products: readonly Exposure[]): { route: string; text: string }[] {
  if (products.length === 0) return [];
  return linesByRoute(
    firstAidFor({
      hazards: products.flatMap(({ hazards }) => hazards),
      precautions: products.flatMap(({ precautions }) => precautions),
      form: products.find(({ form }) => form === 'Pac')?.form ?? null,
      // A drug's label is stricter about swallowing, so one drug is enough. Skin needs no measures only if every
      // product is meant for the hands.
      isDrug: products.some(({ isDrug }) => isDrug),
      isForHands: products.every(({ isForHands }) => isForHands),
    }),
  );
}

/** Text after the poison center's number in the first aid of every cleaning plan. */
export const EMERGENCY_CALLS =
  'at any hour. Call 911 if the person collapses, is drowsy, has a seizure or has trouble breathing. Have the label or the safety data sheet at hand.';
