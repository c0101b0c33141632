/** Phrases of sections 4 to 6, in the sense of the precautionary statements that they go with. */
import type { Words } from '../../lib/hazards/statements.ts';

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
    es: 'Quitar inmediatamente toda la ropa contaminada. Enjuagar la piel con agua o ducharse durante al menos 15 minutos. Llamar inmediatamente a un centro de toxicología o a un médico. Lavar la ropa antes de volver a usarla.',
    fr: 'Enlever immédiatement tous les vêtements contaminés. Rincer la peau à l’eau ou se doucher pendant au moins 15 minutes. Appeler immédiatement un centre antipoison ou un médecin. Laver les vêtements avant réutilisation.',
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
  skinDrug: {
    en: 'Made for use on the hands: no measures needed. If irritation or rash occurs, stop use and ask a doctor.',
    es: 'Destinado al uso en las manos: no se requieren medidas. En caso de irritación o erupción, dejar de usarlo y consultar a un médico.',
    fr: 'Destiné à l’usage sur les mains : aucune mesure nécessaire. En cas d’irritation ou d’éruption, cesser l’emploi et consulter un médecin.',
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
    en: 'Rinse mouth. Immediately call a poison center or doctor.',
    es: 'Enjuagar la boca. Llamar inmediatamente a un centro de toxicología o a un médico.',
    fr: 'Rincer la bouche. Appeler immédiatement un centre antipoison ou un médecin.',
  },
  swallowedHarmful: {
    en: 'Rinse mouth. Call a poison center or doctor if you feel unwell.',
    es: 'Enjuagar la boca. Llamar a un centro de toxicología o a un médico si la persona se encuentra mal.',
    fr: 'Rincer la bouche. Appeler un centre antipoison ou un médecin en cas de malaise.',
  },
  swallowedAlcohol: {
    en: 'Contains alcohol: get medical help or contact a poison center right away. Rinse mouth.',
    es: 'Contiene alcohol: buscar ayuda médica o llamar de inmediato a un centro de toxicología. Enjuagar la boca.',
    fr: 'Contient de l’alcool : obtenir une aide médicale ou appeler sans tarder un centre antipoison. Rincer la bouche.',
  },
  swallowedDrug: {
    en: 'Get medical help or contact a poison center right away. Rinse mouth.',
    es: 'Buscar ayuda médica o llamar de inmediato a un centro de toxicología. Enjuagar la boca.',
    fr: 'Obtenir une aide médicale ou appeler sans tarder un centre antipoison. Rincer la bouche.',
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
  inhaledOrdinary: { en: 'Move to fresh air if you feel unwell.', es: 'Salir al aire libre en caso de malestar.', fr: 'Aller à l’air frais en cas de malaise.' },
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
  noSymptoms: { en: 'None expected when used as directed.', es: 'Ninguno previsto en el uso indicado.', fr: 'Aucun attendu dans l’usage indiqué.' },
  physicianOrdinary: { en: 'Treat symptoms.', es: 'Tratar los síntomas.', fr: 'Traiter les symptômes.' },
} as const satisfies Record<string, Words>;

export const FIRE = {
  media: {
    en: 'Use water spray, foam, dry powder or carbon dioxide, as suits the surroundings.',
    es: 'Usar agua pulverizada, espuma, polvo seco o dióxido de carbono, según el entorno.',
    fr: 'Utiliser de l’eau pulvérisée, de la mousse, de la poudre sèche ou du dioxyde de carbone, selon l’environnement.',
  },
  mediaFlammable: {
    en: 'Use alcohol-resistant foam, dry powder, carbon dioxide or water spray. Do not use a solid water jet, which spreads the fire.',
    es: 'Usar espuma resistente al alcohol, polvo seco, dióxido de carbono o agua pulverizada. No usar chorro de agua directo: propaga el fuego.',
    fr: 'Utiliser de la mousse résistant à l’alcool, de la poudre sèche, du dioxyde de carbone ou de l’eau pulvérisée. Ne pas utiliser de jet d’eau plein, qui propage le feu.',
  },
  mediaOxidizer: {
    en: 'Use plenty of water. Foam, dry powder and carbon dioxide do not smother an oxidizer, which feeds a fire even without air.',
    es: 'Usar agua en abundancia. La espuma, el polvo seco y el dióxido de carbono no sofocan un comburente, que alimenta el fuego aun sin aire.',
    fr: 'Utiliser de l’eau en abondance. La mousse, la poudre sèche et le dioxyde de carbone n’étouffent pas un comburant, qui alimente le feu même sans air.',
  },
  doesNotBurn: { en: 'The product itself does not burn.', es: 'El producto en sí no arde.', fr: 'Le produit lui-même ne brûle pas.' },
  articleBurns: { en: 'Burns like paper, fabric or plastic.', es: 'Arde como el papel, la tela o el plástico.', fr: 'Brûle comme du papier, du tissu ou du plastique.' },
  flammable: {
    en: 'Vapors are heavier than air, may travel to a source of ignition and flash back. An alcohol flame is hard to see.',
    es: 'Los vapores son más pesados que el aire y pueden llegar a una fuente de ignición e inflamarse. La llama del alcohol apenas se ve.',
    fr: 'Les vapeurs, plus lourdes que l’air, peuvent atteindre une source d’ignition et provoquer un retour de flamme. La flamme de l’alcool se voit mal.',
  },
  flammableAerosol: { en: 'The spray may ignite.', es: 'El aerosol puede inflamarse.', fr: 'Le jet peut s’enflammer.' },
  aerosol: {
    en: 'Cans may burst when heated and be thrown. Cool them with water from a safe distance.',
    es: 'Los envases pueden reventar con el calor y salir proyectados. Enfriarlos con agua a distancia segura.',
    fr: 'Les boîtiers peuvent éclater sous l’effet de la chaleur et être projetés. Les refroidir à l’eau à distance sûre.',
  },
  oxidizer: {
    en: 'Releases oxygen when heated and may intensify a fire.',
    es: 'Libera oxígeno al calentarse y puede agravar un incendio.',
    fr: 'Dégage de l’oxygène à la chaleur et peut aggraver un incendie.',
  },
  chlorine: { en: 'Heat may release chlorine.', es: 'El calor puede liberar cloro.', fr: 'La chaleur peut dégager du chlore.' },
  fumes: {
    en: 'Fire may release carbon oxides and irritating fumes.',
    es: 'El fuego puede liberar óxidos de carbono y humos irritantes.',
    fr: 'Le feu peut dégager des oxydes de carbone et des fumées irritantes.',
  },
  fumesCorrosive: {
    en: 'Fire may release carbon oxides and corrosive fumes.',
    es: 'El fuego puede liberar óxidos de carbono y humos corrosivos.',
    fr: 'Le feu peut dégager des oxydes de carbone et des fumées corrosives.',
  },
  fighters: {
    en: 'Fire-fighters wear self-contained breathing apparatus and full protective clothing.',
    es: 'Los bomberos usan equipo de respiración autónomo y ropa de protección completa.',
    fr: 'Les pompiers portent un appareil respiratoire autonome et des vêtements de protection complets.',
  },
} as const satisfies Record<string, Words>;

export const SPILL = {
  people: {
    en: 'Keep people away and ventilate. Wear the equipment of section 8, and boots for larger spills.',
    es: 'Alejar a las personas y ventilar. Usar el equipo de la sección 8, y botas en derrames grandes.',
    fr: 'Éloigner les personnes et aérer. Porter l’équipement de la section 8, et des bottes pour les grands déversements.',
  },
  equipment: { en: 'Wear the equipment of section 8.', es: 'Usar el equipo de la sección 8.', fr: 'Porter l’équipement de la section 8.' },
  ignition: {
    en: 'Remove all sources of ignition and ventilate. Absorb with inert material, using non-sparking tools, and collect in a closed container.',
    es: 'Eliminar toda fuente de ignición y ventilar. Absorber con material inerte, con herramientas que no produzcan chispas, y recoger en un recipiente cerrado.',
    fr: 'Éliminer toute source d’ignition et aérer. Absorber avec une matière inerte, avec des outils ne produisant pas d’étincelles, et recueillir dans un récipient fermé.',
  },
  absorb: {
    en: 'Dam with sand, absorb with inert material and collect in a labeled container. Rinse the rest with plenty of water.',
    es: 'Contener con arena, absorber con material inerte y recoger en un recipiente etiquetado. Enjuagar el resto con abundante agua.',
    fr: 'Contenir avec du sable, absorber avec une matière inerte et recueillir dans un récipient étiqueté. Rincer le reste à grande eau.',
  },
  metal: { en: 'Absorb spillage to prevent material damage.', es: 'Absorber el vertido para que no dañe otros materiales.', fr: 'Absorber le produit répandu pour éviter qu’il attaque les matériaux.' },
  mop: {
    en: 'Mop or wipe up and rinse with water. Wet floors are slippery: close the area until it is dry.',
    es: 'Recoger con trapeador o paño y enjuagar con agua. El piso mojado es resbaladizo: cerrar el área hasta que seque.',
    fr: 'Éponger et rincer à l’eau. Un sol mouillé est glissant : fermer la zone jusqu’à ce qu’elle soit sèche.',
  },
  dry: { en: 'Sweep up without raising dust and rinse the rest with water.', es: 'Barrer sin levantar polvo y enjuagar el resto con agua.', fr: 'Balayer sans soulever de poussière et rincer le reste à l’eau.' },
  pacs: {
    en: 'Pick up whole pacs with dry gloves. Sweep or wipe up what has leaked and rinse the rest with water.',
    es: 'Recoger las cápsulas enteras con guantes secos. Barrer o limpiar lo derramado y enjuagar el resto con agua.',
    fr: 'Ramasser les capsules entières avec des gants secs. Balayer ou essuyer ce qui a fui et rincer le reste à l’eau.',
  },
  oxidizer: {
    en: 'Sweep up dry, with clean tools, without raising dust. Do not put it back into its container and do not collect it with rags, paper or other combustible material.',
    es: 'Barrer en seco, con herramientas limpias, sin levantar polvo. No devolverlo al envase ni recogerlo con trapos, papel u otro material combustible.',
    fr: 'Balayer à sec, avec des outils propres, sans soulever de poussière. Ne pas le remettre dans son récipient ni le recueillir avec des chiffons, du papier ou d’autres matières combustibles.',
  },
  aerosol: {
    en: 'Carry a leaking can outdoors, away from sources of ignition. Wipe up the liquid and ventilate.',
    es: 'Sacar al aire libre un envase con fuga, lejos de fuentes de ignición. Limpiar el líquido y ventilar.',
    fr: 'Porter un boîtier qui fuit à l’extérieur, loin des sources d’ignition. Essuyer le liquide et aérer.',
  },
  solid: { en: 'Pick up or sweep up.', es: 'Recoger o barrer.', fr: 'Ramasser ou balayer.' },
  aquatic: {
    en: 'Collect spillage. Do not let the product reach storm drains, streams or soil.',
    es: 'Recoger el vertido. Evitar que el producto llegue a desagües pluviales, cauces o suelos.',
    fr: 'Recueillir le produit répandu. Ne pas le laisser atteindre les égouts pluviaux, les cours d’eau ou le sol.',
  },
  drains: {
    en: 'Keep larger amounts out of storm drains and streams.',
    es: 'Evitar que cantidades mayores lleguen a desagües pluviales y cauces.',
    fr: 'Empêcher les grandes quantités d’atteindre les égouts pluviaux et les cours d’eau.',
  },
} as const satisfies Record<string, Words>;
