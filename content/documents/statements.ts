/** Hazard and precautionary statements of the GHS, by code, in the languages of the sample sheets. */
export type Language = 'en' | 'es' | 'fr';
export type Words = Record<Language, string>;

export const HAZARDS = {
  H225: { en: 'Highly flammable liquid and vapor', es: 'Líquido y vapores muy inflamables', fr: 'Liquide et vapeurs très inflammables' },
  H229: { en: 'Pressurized container: may burst if heated', es: 'Recipiente a presión: puede reventar si se calienta', fr: 'Récipient sous pression : peut éclater sous l’effet de la chaleur' },
  H272: { en: 'May intensify fire; oxidizer', es: 'Puede agravar un incendio; comburente', fr: 'Peut aggraver un incendie ; comburant' },
  H290: { en: 'May be corrosive to metals', es: 'Puede ser corrosivo para los metales', fr: 'Peut être corrosif pour les métaux' },
  H302: { en: 'Harmful if swallowed', es: 'Nocivo en caso de ingestión', fr: 'Nocif en cas d’ingestion' },
  H314: { en: 'Causes severe skin burns and eye damage', es: 'Provoca quemaduras graves en la piel y lesiones oculares graves', fr: 'Provoque de graves brûlures de la peau et de graves lésions des yeux' },
  H315: { en: 'Causes skin irritation', es: 'Provoca irritación cutánea', fr: 'Provoque une irritation cutanée' },
  H318: { en: 'Causes serious eye damage', es: 'Provoca lesiones oculares graves', fr: 'Provoque de graves lésions des yeux' },
  H319: { en: 'Causes serious eye irritation', es: 'Provoca irritación ocular grave', fr: 'Provoque une sévère irritation des yeux' },
  H400: { en: 'Very toxic to aquatic life', es: 'Muy tóxico para los organismos acuáticos', fr: 'Très toxique pour les organismes aquatiques' },
  H410: { en: 'Very toxic to aquatic life with long lasting effects', es: 'Muy tóxico para los organismos acuáticos, con efectos duraderos', fr: 'Très toxique pour les organismes aquatiques, effets à long terme' },
  H412: { en: 'Harmful to aquatic life with long lasting effects', es: 'Nocivo para los organismos acuáticos, con efectos duraderos', fr: 'Nocif pour les organismes aquatiques, effets à long terme' },
} as const satisfies Record<string, Words>;

export const PRECAUTIONS = {
  P210: { en: 'Keep away from heat, hot surfaces, sparks and open flames. No smoking.', es: 'Mantener alejado del calor, superficies calientes, chispas y llamas. No fumar.', fr: 'Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles et des flammes nues. Ne pas fumer.' },
  P220: { en: 'Keep away from clothing and other combustible materials.', es: 'Mantener alejado de la ropa y otros materiales combustibles.', fr: 'Tenir à l’écart des vêtements et d’autres matières combustibles.' },
  P251: { en: 'Do not pierce or burn, even after use.', es: 'No perforar ni quemar, incluso después de su uso.', fr: 'Ne pas perforer, ni brûler, même après usage.' },
  P264: { en: 'Wash hands thoroughly after handling.', es: 'Lavarse las manos concienzudamente tras la manipulación.', fr: 'Se laver les mains soigneusement après manipulation.' },
  P273: { en: 'Avoid release to the environment.', es: 'Evitar su liberación al medio ambiente.', fr: 'Éviter le rejet dans l’environnement.' },
  P280: { en: 'Wear protective gloves and eye protection.', es: 'Usar guantes y protección ocular.', fr: 'Porter des gants de protection et un équipement de protection des yeux.' },
  'P301+P330+P331': { en: 'If swallowed: rinse mouth. Do NOT induce vomiting.', es: 'En caso de ingestión: enjuagarse la boca. NO provocar el vómito.', fr: 'En cas d’ingestion : rincer la bouche. NE PAS faire vomir.' },
  'P302+P352': { en: 'If on skin: wash with plenty of water.', es: 'En caso de contacto con la piel: lavar con abundante agua.', fr: 'En cas de contact avec la peau : laver abondamment à l’eau.' },
  'P305+P351+P338': { en: 'If in eyes: rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.', es: 'En caso de contacto con los ojos: enjuagar con agua durante varios minutos. Quitar las lentes de contacto si es fácil. Seguir enjuagando.', fr: 'En cas de contact avec les yeux : rincer avec précaution à l’eau pendant plusieurs minutes. Enlever les lentilles de contact si possible. Continuer à rincer.' },
  P310: { en: 'Immediately call a poison center or doctor.', es: 'Llamar inmediatamente a un centro de toxicología o a un médico.', fr: 'Appeler immédiatement un centre antipoison ou un médecin.' },
  'P337+P313': { en: 'If eye irritation persists: get medical advice.', es: 'Si persiste la irritación ocular: consultar a un médico.', fr: 'Si l’irritation oculaire persiste : consulter un médecin.' },
  P390: { en: 'Absorb spillage to prevent material damage.', es: 'Absorber el vertido para evitar daños materiales.', fr: 'Absorber toute substance répandue pour éviter des dommages matériels.' },
  P405: { en: 'Store locked up.', es: 'Guardar bajo llave.', fr: 'Garder sous clef.' },
  'P410+P412': { en: 'Protect from sunlight. Do not expose to temperatures above 122 °F (50 °C).', es: 'Proteger de la luz del sol. No exponer a temperaturas superiores a 50 °C.', fr: 'Protéger du rayonnement solaire. Ne pas exposer à une température supérieure à 50 °C.' },
  P501: { en: 'Dispose of contents and container in accordance with local rules.', es: 'Eliminar el contenido y el recipiente según la normativa local.', fr: 'Éliminer le contenu et le récipient conformément à la réglementation locale.' },
} as const satisfies Record<string, Words>;

export type HazardCode = keyof typeof HAZARDS;
export type PrecautionCode = keyof typeof PRECAUTIONS;
