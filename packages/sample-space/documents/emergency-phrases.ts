/** Phrases of sections 5 and 6 of a safety data sheet. They agree with the precautionary statements next to them. */
import type { Words } from '@cleanpro/product-safety/hazards/statements';

export const FIRE = {
  media: {
    en: 'Use water spray, foam, dry powder or carbon dioxide, as suits the surroundings. Unsuitable media: none known.',
    es: 'Usar agua pulverizada, espuma, polvo seco o dióxido de carbono, según el entorno. Medios no apropiados: ninguno conocido.',
    fr: 'Utiliser de l’eau pulvérisée, de la mousse, de la poudre sèche ou du dioxyde de carbone, selon l’environnement. Moyens inappropriés : aucun connu.',
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
  notFlammable: {
    en: 'Not classified as flammable.',
    es: 'No clasificado como inflamable.',
    fr: 'Non classé comme inflammable.',
  },
  articleBurns: {
    en: 'Burns like paper, fabric or plastic.',
    es: 'Arde como el papel, la tela o el plástico.',
    fr: 'Brûle comme du papier, du tissu ou du plastique.',
  },
  flammable: {
    en: 'Vapors are heavier than air, may travel to a source of ignition and flash back. An alcohol flame is hard to see.',
    es: 'Los vapores son más pesados que el aire y pueden llegar a una fuente de ignición y provocar un retroceso de la llama. La llama del alcohol apenas se ve.',
    fr: 'Les vapeurs, plus lourdes que l’air, peuvent atteindre une source d’ignition et provoquer un retour de flamme. La flamme de l’alcool se voit mal.',
  },
  flammableAerosol: {
    en: 'The spray may ignite.',
    es: 'El aerosol puede inflamarse.',
    fr: 'Le jet peut s’enflammer.',
  },
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
  oxygen: {
    en: 'Heat releases oxygen, which feeds a fire.',
    es: 'El calor libera oxígeno, que alimenta el fuego.',
    fr: 'La chaleur dégage de l’oxygène, qui alimente le feu.',
  },
  chlorine: {
    en: 'Heat may release chlorine.',
    es: 'El calor puede liberar cloro.',
    fr: 'La chaleur peut dégager du chlore.',
  },
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
  ordinary: {
    en: 'None beyond ordinary care.',
    es: 'Ninguna aparte del cuidado normal.',
    fr: 'Aucune outre la prudence ordinaire.',
  },
  equipment: {
    en: 'Wear the equipment of section 8.',
    es: 'Usar el equipo de la sección 8.',
    fr: 'Porter l’équipement de la section 8.',
  },
  oxidizerPeople: {
    en: 'Keep heat, sparks, flames and combustible material away.',
    es: 'Mantener alejados el calor, las chispas, las llamas y los materiales combustibles.',
    fr: 'Tenir éloignés la chaleur, les étincelles, les flammes et les matières combustibles.',
  },
  ignitionPeople: {
    en: 'Keep people away, remove all sources of ignition and ventilate.',
    es: 'Alejar a las personas, eliminar toda fuente de ignición y ventilar.',
    fr: 'Éloigner les personnes, éliminer toute source d’ignition et aérer.',
  },
  ignition: {
    en: 'Absorb with inert material, using non-sparking tools, and collect in a closed container.',
    es: 'Absorber con material inerte, con herramientas que no produzcan chispas, y recoger en un recipiente cerrado.',
    fr: 'Absorber avec une matière inerte, avec des outils ne produisant pas d’étincelles, et recueillir dans un récipient fermé.',
  },
  absorb: {
    en: 'Dam with sand, absorb with inert material and collect in a labeled container. Rinse the rest with plenty of water.',
    es: 'Contener con arena, absorber con material inerte y recoger en un recipiente etiquetado. Enjuagar el resto con abundante agua.',
    fr: 'Contenir avec du sable, absorber avec une matière inerte et recueillir dans un récipient étiqueté. Rincer le reste à grande eau.',
  },
  metal: {
    en: 'Absorb spillage to prevent material damage.',
    es: 'Absorber el vertido para que no dañe otros materiales.',
    fr: 'Absorber le produit répandu pour éviter qu’il attaque les matériaux.',
  },
  mop: {
    en: 'Mop or wipe up and rinse with water. Wet floors are slippery: close the area until it is dry.',
    es: 'Recoger con trapeador o paño y enjuagar con agua. El piso mojado es resbaladizo: cerrar el área hasta que seque.',
    fr: 'Éponger et rincer à l’eau. Un sol mouillé est glissant : fermer la zone jusqu’à ce qu’elle soit sèche.',
  },
  dry: {
    en: 'Sweep up without raising dust and rinse the rest with water.',
    es: 'Barrer sin levantar polvo y enjuagar el resto con agua.',
    fr: 'Balayer sans soulever de poussière et rincer le reste à l’eau.',
  },
  pacs: {
    en: 'Pick up whole packets with dry gloves. Sweep or wipe up what has leaked and rinse the rest with water.',
    es: 'Recoger las cápsulas enteras con guantes secos. Barrer o limpiar lo derramado y enjuagar el resto con agua.',
    fr: 'Ramasser les capsules entières avec des gants secs. Balayer ou essuyer ce qui a fui et rincer le reste à l’eau.',
  },
  pacsByHand: {
    en: 'Pick up whole packets with dry hands. Wear gloves to sweep or wipe up what has leaked, and rinse the rest with water.',
    es: 'Recoger las cápsulas enteras con las manos secas. Usar guantes para barrer o limpiar lo derramado, y enjuagar el resto con agua.',
    fr: 'Ramasser les capsules entières avec les mains sèches. Porter des gants pour balayer ou essuyer ce qui a fui, et rincer le reste à l’eau.',
  },
  oxidizer: {
    en: 'Sweep up dry, with clean tools, without raising dust. Do not put it back into its container and do not collect it with rags, paper or other combustible material.',
    es: 'Barrer en seco, con herramientas limpias, sin levantar polvo. No devolverlo al envase ni recogerlo con trapos, papel u otro material combustible.',
    fr: 'Balayer à sec, avec des outils propres, sans soulever de poussière. Ne pas le remettre dans son récipient ni le recueillir avec des chiffons, du papier ou d’autres matières combustibles.',
  },
  aerosol: {
    en: 'Carry a leaking can outdoors, away from heat and sources of ignition. Wipe up the liquid and ventilate.',
    es: 'Sacar al aire libre un envase con fuga, lejos del calor y de fuentes de ignición. Limpiar el líquido y ventilar.',
    fr: 'Porter un boîtier qui fuit à l’extérieur, loin de la chaleur et des sources d’ignition. Essuyer le liquide et aérer.',
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
