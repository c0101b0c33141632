/** Fixed texts of a sheet by language: the sixteen GHS headings and their standard phrases. */
import type { Care } from './profiles.ts';
import type { Language } from './statements.ts';

interface SheetWords {
  title: string;
  sample: string;
  sampleNote: string;
  page: (page: number, of: number) => string;
  revised: string;
  headings: readonly string[];
  labels: {
    product: string; brand: string; number: string; codes: string; use: string; useText: string; supplier: string; emergency: string;
    signal: Record<'Danger' | 'Warning', string>; noHazard: string; precautions: string; ingredient: string; percent: string; none: string;
    eyes: string; skin: string; swallowed: string; inhaled: string; state: string; ph: string; flash: string; odor: string; odorText: string;
    avoid: string; epa: string;
  };
  firstAid: Record<Care, readonly [eyes: string, skin: string, swallowed: string, inhaled: string]>;
  fire: Record<'burns' | 'not', string>;
  spill: Record<Care, string>;
  storage: Record<Care, string>;
  protection: Record<Care, string>;
  stability: string;
  toxicology: Record<Care, string>;
  ecology: Record<'ordinary' | 'toxic' | 'article', string>;
  disposal: string;
  regulatory: string;
  other: string;
}

export const WORDS: Record<Language, SheetWords> = {
  en: {
    title: 'Safety Data Sheet',
    sample: 'SAMPLE: NOT FOR USE',
    sampleNote: 'Made for a sample site. The product, its composition and its identifiers are illustrations.',
    page: (page, of) => `Page ${page} of ${of}`,
    revised: 'Revised',
    headings: ['Identification', 'Hazards identification', 'Composition and information on ingredients', 'First-aid measures', 'Fire-fighting measures', 'Accidental release measures', 'Handling and storage', 'Exposure controls and personal protection', 'Physical and chemical properties', 'Stability and reactivity', 'Toxicological information', 'Ecological information', 'Disposal considerations', 'Transport information', 'Regulatory information', 'Other information'],
    labels: {
      product: 'Product', brand: 'Brand', number: 'Sheet number', codes: 'Codes (UPC)', use: 'Recommended use', useText: 'Cleaning and hygiene in businesses and institutions, as the label directs.',
      supplier: 'CleanPro Professional (sample organization), 1-800-332-7787', emergency: 'In an emergency call 1-800-332-7787, at any hour.',
      signal: { Danger: 'DANGER', Warning: 'WARNING' }, noHazard: 'Not classified as hazardous under the OSHA Hazard Communication Standard (29 CFR 1910.1200).',
      precautions: 'Precautions', ingredient: 'Ingredient', percent: 'Percent', none: 'An article: no ingredient is released in normal use.',
      eyes: 'Eyes', skin: 'Skin', swallowed: 'Swallowed', inhaled: 'Breathed in', state: 'Form', ph: 'pH', flash: 'Flash point', odor: 'Odor', odorText: 'As the label says: scented or fragrance free.', avoid: 'Keep apart from', epa: 'EPA registration number (sample, unassigned company)',
    },
    firstAid: {
      none: ['Rinse with water.', 'Rinse with water.', 'Drink a glass of water.', 'No special measures.'],
      irritant: ['Rinse with plenty of water for 15 minutes, lifting the lids. Remove contact lenses. If irritation stays, see a doctor.', 'Wash with water.', 'Rinse the mouth and drink a glass of water. Do not induce vomiting.', 'Move to fresh air.'],
      corrosive: ['Rinse AT ONCE with plenty of water for at least 15 minutes, lifting the lids. Remove contact lenses. Call a doctor.', 'Take off soiled clothing. Rinse the skin with plenty of water for 15 minutes. Burns: call a doctor.', 'Rinse the mouth. Do NOT induce vomiting. Call a poison center or doctor at once.', 'Move to fresh air. If breathing is hard, call a doctor.'],
      flammable: ['Rinse with plenty of water for 15 minutes. If irritation stays, see a doctor.', 'No special measures in ordinary use.', 'Rinse the mouth. Call a poison center if more than a mouthful was swallowed.', 'Move to fresh air.'],
      article: ['Rinse with water if dust gets in.', 'No measures needed.', 'Not expected. See a doctor if a part was swallowed.', 'No measures needed.'],
    },
    fire: { burns: 'Alcohol-resistant foam, dry powder or carbon dioxide. Cool closed containers with water. Vapors may travel to a source of ignition.', not: 'The product itself does not burn. Use water spray, foam, dry powder or carbon dioxide for what burns around it. Fire-fighters wear self-contained breathing apparatus.' },
    spill: {
      none: 'Mop up and rinse with water. Wet floors are slippery.', irritant: 'Wear gloves. Mop up, rinse with water. Keep larger amounts out of drains.',
      corrosive: 'Keep people away. Wear gloves, goggles and boots. Dam with sand, absorb with inert material, collect in a labelled container, rinse the rest with water. Keep it out of drains and streams.',
      flammable: 'Put out every flame. Air the room. Absorb with inert material and collect in a closed container.', article: 'Sweep up.',
    },
    storage: {
      none: 'Keep closed, upright and dry, between 40 and 100 °F.', irritant: 'Avoid contact with eyes. Keep closed and upright, between 40 and 100 °F, away from food.',
      corrosive: 'Avoid contact with eyes, skin and clothing. Never mix with other products. Keep locked up in the original container, between 40 and 100 °F, away from food and from what section 10 names.',
      flammable: 'Keep away from heat, sparks and open flames. Keep cool, closed and out of the sun.', article: 'Keep dry.',
    },
    protection: {
      none: 'None in ordinary use.', irritant: 'Safety glasses where splashes may happen. Gloves for long contact.',
      corrosive: 'Chemical goggles, nitrile gloves (0.4 mm) and an apron when handling the product undiluted. An eyewash station within reach. Ordinary ventilation.',
      flammable: 'Ordinary ventilation. Safety glasses where large amounts are handled.', article: 'None.',
    },
    stability: 'Stable as stored. No hazardous reaction when used as the label directs.',
    toxicology: {
      none: 'No harmful effect known from ordinary use.', irritant: 'Irritates eyes. LD50 by mouth (rat), calculated: above 2,000 mg/kg.',
      corrosive: 'Burns or seriously damages eyes; irritates or burns skin. Swallowing burns the mouth and throat. LD50 by mouth (rat), calculated: above 500 mg/kg.',
      flammable: 'Irritates eyes. High vapor concentrations may cause drowsiness.', article: 'Not applicable.',
    },
    ecology: { ordinary: 'Surfactants are readily biodegradable. Not expected to accumulate.', toxic: 'Toxic to water life before treatment. Do not let the undiluted product reach streams or storm drains.', article: 'Not applicable.' },
    disposal: 'Use it up as directed. Dispose of the rest and of containers by local rules. Rinse empty containers; do not reuse them.',
    regulatory: 'This sheet follows the form of the OSHA Hazard Communication Standard. It is a sample and fulfils no legal duty.',
    other: 'Prepared as sample material. Nothing on this sheet may be used to handle, store or ship a real product.',
  },
  es: {
    title: 'Ficha de datos de seguridad',
    sample: 'MUESTRA: NO UTILIZAR',
    sampleNote: 'Preparada para un sitio de muestra. El producto, su composición y sus códigos son ilustraciones.',
    page: (page, of) => `Página ${page} de ${of}`,
    revised: 'Revisión',
    headings: ['Identificación', 'Identificación de los peligros', 'Composición e información sobre los componentes', 'Primeros auxilios', 'Medidas de lucha contra incendios', 'Medidas en caso de vertido accidental', 'Manipulación y almacenamiento', 'Controles de exposición y protección personal', 'Propiedades físicas y químicas', 'Estabilidad y reactividad', 'Información toxicológica', 'Información ecológica', 'Consideraciones relativas a la eliminación', 'Información relativa al transporte', 'Información reglamentaria', 'Otras informaciones'],
    labels: {
      product: 'Producto', brand: 'Marca', number: 'Número de ficha', codes: 'Códigos (UPC)', use: 'Uso recomendado', useText: 'Limpieza e higiene en empresas e instituciones, según la etiqueta.',
      supplier: 'CleanPro Professional (organización de muestra), 1-800-332-7787', emergency: 'En caso de emergencia llame al 1-800-332-7787, a cualquier hora.',
      signal: { Danger: 'PELIGRO', Warning: 'ATENCIÓN' }, noHazard: 'No clasificado como peligroso según la norma OSHA 29 CFR 1910.1200.',
      precautions: 'Consejos de prudencia', ingredient: 'Componente', percent: 'Porcentaje', none: 'Artículo: no libera componentes en el uso normal.',
      eyes: 'Ojos', skin: 'Piel', swallowed: 'Ingestión', inhaled: 'Inhalación', state: 'Estado', ph: 'pH', flash: 'Punto de inflamación', odor: 'Olor', odorText: 'Según la etiqueta: perfumado o sin fragancia.', avoid: 'Mantener separado de', epa: 'Número de registro EPA (muestra, empresa no asignada)',
    },
    firstAid: {
      none: ['Enjuagar con agua.', 'Enjuagar con agua.', 'Beber un vaso de agua.', 'Sin medidas especiales.'],
      irritant: ['Enjuagar con abundante agua durante 15 minutos. Quitar las lentes de contacto. Si la irritación persiste, consultar a un médico.', 'Lavar con agua.', 'Enjuagar la boca y beber un vaso de agua. No provocar el vómito.', 'Salir al aire libre.'],
      corrosive: ['Enjuagar DE INMEDIATO con abundante agua durante al menos 15 minutos. Quitar las lentes de contacto. Llamar a un médico.', 'Quitar la ropa contaminada. Enjuagar la piel durante 15 minutos. En caso de quemadura, llamar a un médico.', 'Enjuagar la boca. NO provocar el vómito. Llamar de inmediato a un centro de toxicología.', 'Salir al aire libre. Si cuesta respirar, llamar a un médico.'],
      flammable: ['Enjuagar con abundante agua durante 15 minutos.', 'Sin medidas especiales en el uso normal.', 'Enjuagar la boca. Llamar a un centro de toxicología.', 'Salir al aire libre.'],
      article: ['Enjuagar con agua si entra polvo.', 'Ninguna medida.', 'Improbable. Consultar a un médico.', 'Ninguna medida.'],
    },
    fire: { burns: 'Espuma resistente al alcohol, polvo seco o dióxido de carbono. Enfriar los recipientes cerrados con agua.', not: 'El producto no arde. Usar agua pulverizada, espuma, polvo seco o dióxido de carbono para lo que arda alrededor.' },
    spill: {
      none: 'Recoger con fregona y enjuagar. El suelo mojado resbala.', irritant: 'Usar guantes. Recoger y enjuagar con agua.',
      corrosive: 'Alejar a las personas. Usar guantes, gafas y botas. Contener con arena, absorber con material inerte, recoger en un recipiente etiquetado y enjuagar el resto. Evitar desagües y cauces.',
      flammable: 'Apagar toda llama. Ventilar. Absorber con material inerte y recoger en un recipiente cerrado.', article: 'Barrer.',
    },
    storage: {
      none: 'Guardar cerrado, en posición vertical y seco, entre 5 y 38 °C.', irritant: 'Evitar el contacto con los ojos. Guardar cerrado, entre 5 y 38 °C, lejos de alimentos.',
      corrosive: 'Evitar el contacto con ojos, piel y ropa. No mezclar nunca con otros productos. Guardar bajo llave en el envase original, entre 5 y 38 °C.',
      flammable: 'Mantener lejos del calor, chispas y llamas. Guardar fresco, cerrado y a la sombra.', article: 'Guardar seco.',
    },
    protection: {
      none: 'Ninguna en el uso normal.', irritant: 'Gafas de seguridad si puede salpicar. Guantes para contacto prolongado.',
      corrosive: 'Gafas químicas, guantes de nitrilo (0,4 mm) y delantal al manejar el producto sin diluir. Lavaojos al alcance.',
      flammable: 'Ventilación normal. Gafas al manejar grandes cantidades.', article: 'Ninguna.',
    },
    stability: 'Estable en las condiciones de almacenamiento. Sin reacciones peligrosas en el uso indicado.',
    toxicology: {
      none: 'Sin efectos nocivos conocidos en el uso normal.', irritant: 'Irrita los ojos. DL50 oral (rata), calculada: superior a 2 000 mg/kg.',
      corrosive: 'Quema o daña gravemente los ojos; irrita o quema la piel. DL50 oral (rata), calculada: superior a 500 mg/kg.',
      flammable: 'Irrita los ojos. Los vapores concentrados pueden causar somnolencia.', article: 'No aplicable.',
    },
    ecology: { ordinary: 'Los tensioactivos son fácilmente biodegradables.', toxic: 'Tóxico para la vida acuática antes del tratamiento. Evitar que el producto sin diluir llegue a cauces.', article: 'No aplicable.' },
    disposal: 'Agotar según la etiqueta. Eliminar restos y envases según la normativa local. No reutilizar los envases.',
    regulatory: 'Sigue la forma de la norma OSHA de comunicación de peligros. Es una muestra y no cumple ninguna obligación legal.',
    other: 'Material de muestra. Nada de esta ficha sirve para manejar un producto real.',
  },
  fr: {
    title: 'Fiche de données de sécurité',
    sample: 'EXEMPLE : NE PAS UTILISER',
    sampleNote: 'Établie pour un site d’exemple. Le produit, sa composition et ses codes sont des illustrations.',
    page: (page, of) => `Page ${page} de ${of}`,
    revised: 'Révision',
    headings: ['Identification', 'Identification des dangers', 'Composition et informations sur les composants', 'Premiers secours', 'Mesures de lutte contre l’incendie', 'Mesures en cas de déversement accidentel', 'Manutention et stockage', 'Contrôle de l’exposition et protection individuelle', 'Propriétés physiques et chimiques', 'Stabilité et réactivité', 'Informations toxicologiques', 'Informations écologiques', 'Considérations relatives à l’élimination', 'Informations relatives au transport', 'Informations sur la réglementation', 'Autres informations'],
    labels: {
      product: 'Produit', brand: 'Marque', number: 'Numéro de fiche', codes: 'Codes (CUP)', use: 'Usage recommandé', useText: 'Nettoyage et hygiène en entreprise et en institution, selon l’étiquette.',
      supplier: 'CleanPro Professional (organisation d’exemple), 1-800-332-7787', emergency: 'En cas d’urgence, appeler le 1-800-332-7787, à toute heure.',
      signal: { Danger: 'DANGER', Warning: 'ATTENTION' }, noHazard: 'Non classé comme dangereux selon la norme OSHA 29 CFR 1910.1200.',
      precautions: 'Conseils de prudence', ingredient: 'Composant', percent: 'Pourcentage', none: 'Article : aucun composant n’est libéré en usage normal.',
      eyes: 'Yeux', skin: 'Peau', swallowed: 'Ingestion', inhaled: 'Inhalation', state: 'État', ph: 'pH', flash: 'Point d’éclair', odor: 'Odeur', odorText: 'Selon l’étiquette : parfumé ou sans parfum.', avoid: 'Tenir à l’écart de', epa: 'Numéro d’homologation EPA (exemple, société non attribuée)',
    },
    firstAid: {
      none: ['Rincer à l’eau.', 'Rincer à l’eau.', 'Boire un verre d’eau.', 'Aucune mesure particulière.'],
      irritant: ['Rincer abondamment à l’eau pendant 15 minutes. Enlever les lentilles. Si l’irritation persiste, consulter un médecin.', 'Laver à l’eau.', 'Rincer la bouche et boire un verre d’eau. Ne pas faire vomir.', 'Aller à l’air frais.'],
      corrosive: ['Rincer IMMÉDIATEMENT à grande eau pendant au moins 15 minutes. Enlever les lentilles. Appeler un médecin.', 'Enlever les vêtements souillés. Rincer la peau pendant 15 minutes. En cas de brûlure, appeler un médecin.', 'Rincer la bouche. NE PAS faire vomir. Appeler immédiatement un centre antipoison.', 'Aller à l’air frais. En cas de gêne respiratoire, appeler un médecin.'],
      flammable: ['Rincer abondamment à l’eau pendant 15 minutes.', 'Aucune mesure en usage normal.', 'Rincer la bouche. Appeler un centre antipoison.', 'Aller à l’air frais.'],
      article: ['Rincer à l’eau en cas de poussière.', 'Aucune mesure.', 'Improbable. Consulter un médecin.', 'Aucune mesure.'],
    },
    fire: { burns: 'Mousse résistant à l’alcool, poudre sèche ou dioxyde de carbone. Refroidir les récipients fermés à l’eau.', not: 'Le produit ne brûle pas. Utiliser eau pulvérisée, mousse, poudre ou dioxyde de carbone pour ce qui brûle autour.' },
    spill: {
      none: 'Éponger et rincer. Un sol mouillé est glissant.', irritant: 'Porter des gants. Éponger et rincer à l’eau.',
      corrosive: 'Éloigner les personnes. Porter gants, lunettes et bottes. Contenir avec du sable, absorber, recueillir dans un récipient étiqueté et rincer le reste. Éviter égouts et cours d’eau.',
      flammable: 'Éteindre toute flamme. Aérer. Absorber et recueillir dans un récipient fermé.', article: 'Balayer.',
    },
    storage: {
      none: 'Conserver fermé, debout et au sec, entre 5 et 38 °C.', irritant: 'Éviter le contact avec les yeux. Conserver fermé, entre 5 et 38 °C, loin des aliments.',
      corrosive: 'Éviter le contact avec les yeux, la peau et les vêtements. Ne jamais mélanger. Conserver sous clef dans l’emballage d’origine, entre 5 et 38 °C.',
      flammable: 'Tenir à l’écart de la chaleur, des étincelles et des flammes. Conserver au frais, fermé et à l’ombre.', article: 'Conserver au sec.',
    },
    protection: {
      none: 'Aucune en usage normal.', irritant: 'Lunettes de sécurité en cas d’éclaboussures. Gants pour un contact prolongé.',
      corrosive: 'Lunettes étanches, gants en nitrile (0,4 mm) et tablier pour manipuler le produit pur. Rince-œil à portée.',
      flammable: 'Ventilation ordinaire. Lunettes pour de grandes quantités.', article: 'Aucune.',
    },
    stability: 'Stable dans les conditions de stockage. Aucune réaction dangereuse dans l’usage indiqué.',
    toxicology: {
      none: 'Aucun effet nocif connu en usage normal.', irritant: 'Irrite les yeux. DL50 orale (rat), calculée : supérieure à 2 000 mg/kg.',
      corrosive: 'Brûle ou lèse gravement les yeux ; irrite ou brûle la peau. DL50 orale (rat), calculée : supérieure à 500 mg/kg.',
      flammable: 'Irrite les yeux. Les vapeurs concentrées peuvent provoquer une somnolence.', article: 'Sans objet.',
    },
    ecology: { ordinary: 'Les tensioactifs sont facilement biodégradables.', toxic: 'Toxique pour la vie aquatique avant traitement. Ne pas laisser le produit pur atteindre les cours d’eau.', article: 'Sans objet.' },
    disposal: 'Utiliser entièrement selon l’étiquette. Éliminer restes et emballages selon les règles locales. Ne pas réutiliser les emballages.',
    regulatory: 'Suit la forme de la norme OSHA. C’est un exemple qui ne remplit aucune obligation légale.',
    other: 'Document d’exemple. Rien sur cette fiche ne sert à manipuler un produit réel.',
  },
};
