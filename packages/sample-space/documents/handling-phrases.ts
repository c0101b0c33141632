/** Phrases of sections 2, 7, 8 and 10 to 15 of a safety data sheet. */
import type { HazardCode, Words } from '@cleanpro/product-safety/hazards/statements';

export const HANDLING = {
  corrosive: {
    en: 'Do not breathe mist or vapors. Do not get in eyes, on skin or on clothing.',
    es: 'No respirar la niebla ni los vapores. Evitar todo contacto con los ojos, la piel y la ropa.',
    fr: 'Ne pas respirer les brouillards ni les vapeurs. Éviter tout contact avec les yeux, la peau et les vêtements.',
  },
  eyesDamage: {
    en: 'Do not get in eyes.',
    es: 'Evitar todo contacto con los ojos.',
    fr: 'Éviter tout contact avec les yeux.',
  },
  eyes: {
    en: 'Avoid contact with eyes.',
    es: 'Evitar el contacto con los ojos.',
    fr: 'Éviter le contact avec les yeux.',
  },
  skin: {
    en: 'Avoid contact with skin.',
    es: 'Evitar el contacto con la piel.',
    fr: 'Éviter le contact avec la peau.',
  },
  wash: {
    en: 'Wash hands thoroughly after handling.',
    es: 'Lavarse bien las manos tras la manipulación.',
    fr: 'Se laver soigneusement les mains après manipulation.',
  },
  eating: {
    en: 'Do not eat, drink or smoke when using this product.',
    es: 'No comer, beber ni fumar durante su utilización.',
    fr: 'Ne pas manger, boire ou fumer en manipulant ce produit.',
  },
  mist: { en: 'Do not breathe mist.', es: 'No respirar la niebla.', fr: 'Ne pas respirer les brouillards.' },
  enzymeDust: {
    en: 'Do not breathe dust.',
    es: 'No respirar el polvo.',
    fr: 'Ne pas respirer les poussières.',
  },
  mixing: {
    en: 'Do not mix with other products.',
    es: 'No mezclar con otros productos.',
    fr: 'Ne pas mélanger avec d’autres produits.',
  },
  diluting: {
    en: 'When diluting, add the product to the water.',
    es: 'Al diluir, añadir el producto al agua.',
    fr: 'Pour diluer, verser le produit dans l’eau.',
  },
  labeling: {
    en: 'Label secondary containers.',
    es: 'Etiquetar los envases secundarios.',
    fr: 'Étiqueter les contenants secondaires.',
  },
  flammable: {
    en: 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
    es: 'Mantener alejado del calor, de superficies calientes, de chispas, de llamas abiertas y de otras fuentes de ignición. No fumar.',
    fr: 'Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer.',
  },
  aerosol: {
    en: 'Do not pierce or burn, even after use.',
    es: 'No perforar ni quemar, incluso después de su uso.',
    fr: 'Ne pas perforer, ni brûler, même après usage.',
  },
  flammableSpray: {
    en: 'Do not spray on an open flame or other ignition source.',
    es: 'No pulverizar sobre una llama abierta u otra fuente de ignición.',
    fr: 'Ne pas vaporiser sur une flamme nue ou sur toute autre source d’ignition.',
  },
  ventilated: {
    en: 'Use only outdoors or in a well-ventilated area.',
    es: 'Utilizar únicamente en exteriores o en un lugar bien ventilado.',
    fr: 'Utiliser seulement en plein air ou dans un endroit bien ventilé.',
  },
  breathingVapors: {
    en: 'Avoid breathing vapors.',
    es: 'Evitar respirar los vapores.',
    fr: 'Éviter de respirer les vapeurs.',
  },
  breathing: {
    en: 'Avoid breathing dust, mist, vapors or spray.',
    es: 'Evitar respirar el polvo, la niebla, los vapores o el aerosol.',
    fr: 'Éviter de respirer les poussières, brouillards, vapeurs ou aérosols.',
  },
  clothing: {
    en: 'Keep contaminated work clothing at the workplace.',
    es: 'No sacar del lugar de trabajo la ropa contaminada.',
    fr: 'Garder les vêtements de travail contaminés sur le lieu de travail.',
  },
  oxidizer: {
    en: 'Keep away from clothing and other combustible materials. Use clean, dry scoops.',
    es: 'Mantener alejado de la ropa y otros materiales combustibles. Usar medidores limpios y secos.',
    fr: 'Tenir à l’écart des vêtements et d’autres matières combustibles. Utiliser des mesures propres et sèches.',
  },
  dust: {
    en: 'Avoid raising dust.',
    es: 'Evitar levantar polvo.',
    fr: 'Éviter de soulever de la poussière.',
  },
  equipped: {
    en: 'Wear the equipment of section 8 where the directions ask for it.',
    es: 'Usar el equipo de la sección 8 donde lo pidan las instrucciones.',
    fr: 'Porter l’équipement de la section 8 là où le mode d’emploi le demande.',
  },
  ordinary: {
    en: 'No special measures when used as directed.',
    es: 'Sin medidas especiales en el uso indicado.',
    fr: 'Aucune mesure particulière dans l’usage indiqué.',
  },
} as const satisfies Record<string, Words>;

export const STORAGE = {
  ordinary: {
    en: 'Keep in the original container, closed and upright, between 40 and 100 °F (4 and 38 °C).',
    es: 'Conservar en el envase original, cerrado y en posición vertical, entre 40 y 100 °F (4 y 38 °C).',
    fr: 'Conserver dans le récipient d’origine, fermé et debout, entre 40 et 100 °F (4 et 38 °C).',
  },
  dry: {
    en: 'Keep in the original container, closed and dry, below 100 °F (38 °C).',
    es: 'Conservar en el envase original, cerrado y seco, por debajo de 100 °F (38 °C).',
    fr: 'Conserver dans le récipient d’origine, fermé et au sec, au-dessous de 100 °F (38 °C).',
  },
  dark: {
    en: 'Keep out of sunlight.',
    es: 'Proteger de la luz solar.',
    fr: 'Protéger de la lumière du soleil.',
  },
  vented: {
    en: 'Close it with its vented cap, which lets oxygen escape.',
    es: 'Cerrar con su tapa ventilada, que deja salir el oxígeno.',
    fr: 'Fermer avec son bouchon à évent, qui laisse échapper l’oxygène.',
  },
  flammable: {
    en: 'Store in a well-ventilated place. Keep cool, closed and away from ignition sources.',
    es: 'Almacenar en un lugar bien ventilado. Mantener fresco, cerrado y lejos de fuentes de ignición.',
    fr: 'Stocker dans un endroit bien ventilé. Tenir au frais, fermé et loin des sources d’inflammation.',
  },
  ventilated: {
    en: 'Store in a well-ventilated place, tightly closed.',
    es: 'Almacenar en un lugar bien ventilado, herméticamente cerrado.',
    fr: 'Stocker dans un endroit bien ventilé, fermé de manière étanche.',
  },
  aerosol: {
    en: 'Protect from sunlight. Do not expose to temperatures exceeding 122 °F (50 °C).',
    es: 'Proteger de la luz solar. No exponer a temperaturas superiores a 122 °F (50 °C).',
    fr: 'Protéger du rayonnement solaire. Ne pas exposer à une température supérieure à 122 °F (50 °C).',
  },
  oxidizer: {
    en: 'Keep dry and apart from combustible materials and acids.',
    es: 'Mantener seco y separado de materiales combustibles y ácidos.',
    fr: 'Tenir au sec et à l’écart des matières combustibles et des acides.',
  },
  metal: {
    en: 'Use a corrosion-resistant container with a resistant inner liner.',
    es: 'Usar un recipiente resistente a la corrosión con revestimiento interior resistente.',
    fr: 'Utiliser un récipient résistant à la corrosion avec doublure intérieure résistante.',
  },
  locked: { en: 'Store locked up.', es: 'Guardar bajo llave.', fr: 'Garder sous clef.' },
  apart: {
    en: 'Keep away from food, children and the materials named in section 10.',
    es: 'Mantener lejos de alimentos, de niños y de los materiales de la sección 10.',
    fr: 'Tenir à l’écart des aliments, des enfants et des matières nommées à la section 10.',
  },
  article: { en: 'Keep clean and dry.', es: 'Mantener limpio y seco.', fr: 'Conserver propre et au sec.' },
} as const satisfies Record<string, Words>;

export const PROTECTION = {
  ventilate: {
    en: 'Ventilate the area during use.',
    es: 'Ventilar el área durante el uso.',
    fr: 'Aérer la zone pendant l’usage.',
  },
  respirator: {
    en: 'Where mist or vapors cannot be avoided, wear a NIOSH-approved respirator (29 CFR 1910.134).',
    es: 'Si no pueden evitarse la niebla o los vapores, usar un respirador aprobado por NIOSH (29 CFR 1910.134).',
    fr: 'Si les brouillards ou les vapeurs ne peuvent être évités, porter un appareil respiratoire approuvé par le NIOSH (29 CFR 1910.134).',
  },
  ordinary: {
    en: 'General ventilation is enough in ordinary use.',
    es: 'La ventilación general basta en el uso normal.',
    fr: 'La ventilation générale suffit en usage normal.',
  },
} as const satisfies Record<string, Words>;

export const REACTIONS = {
  reactive: {
    en: 'Reacts with the materials named below.',
    es: 'Reacciona con los materiales indicados abajo.',
    fr: 'Réagit avec les matières nommées ci-dessous.',
  },
  unreactive: {
    en: 'Not reactive under the conditions of use and storage.',
    es: 'No reactivo en las condiciones de uso y almacenamiento.',
    fr: 'Non réactif dans les conditions d’usage et de stockage.',
  },
  noDecomposition: {
    en: 'None in storage and use as directed; in a fire, section 5.',
    es: 'Ninguno en el almacenamiento y uso indicados; en un incendio, sección 5.',
    fr: 'Aucun dans le stockage et l’usage indiqués ; en cas d’incendie, section 5.',
  },
  stable: {
    en: 'Stable under the storage conditions of section 7.',
    es: 'Estable en las condiciones de almacenamiento de la sección 7.',
    fr: 'Stable dans les conditions de stockage de la section 7.',
  },
  slowOxygen: {
    en: 'Decomposes slowly and releases oxygen, faster in heat and light; in a sealed container pressure builds up. Use the vented cap only.',
    es: 'Se descompone lentamente y libera oxígeno, más rápido con calor y luz; en un envase hermético aumenta la presión. Usar solo la tapa ventilada.',
    fr: 'Se décompose lentement et dégage de l’oxygène, plus vite à la chaleur et à la lumière ; dans un récipient étanche, la pression monte. N’utiliser que le bouchon à évent.',
  },
  oxygenInStorage: {
    en: 'Oxygen, slowly, in storage.',
    es: 'Oxígeno, lentamente, en el almacenamiento.',
    fr: 'Oxygène, lentement, dans le stockage.',
  },
  oxygenInHeat: {
    en: 'Heat and moisture release oxygen.',
    es: 'El calor y la humedad liberan oxígeno.',
    fr: 'La chaleur et l’humidité dégagent de l’oxygène.',
  },
  chlorine: {
    en: 'Heat and acids may release chlorine.',
    es: 'El calor y los ácidos pueden liberar cloro.',
    fr: 'La chaleur et les acides peuvent dégager du chlore.',
  },
  chlorineDry: {
    en: 'Heat, moisture and acids may release chlorine.',
    es: 'El calor, la humedad y los ácidos pueden liberar cloro.',
    fr: 'La chaleur, l’humidité et les acides peuvent dégager du chlore.',
  },
  fire: {
    en: 'In a fire, section 5.',
    es: 'En un incendio, sección 5.',
    fr: 'En cas d’incendie, section 5.',
  },
  hydrogen: {
    en: 'With aluminum, zinc and similar metals may release hydrogen, which is flammable.',
    es: 'Con aluminio, zinc y metales similares puede liberar hidrógeno, que es inflamable.',
    fr: 'Avec l’aluminium, le zinc et des métaux semblables, peut dégager de l’hydrogène, inflammable.',
  },
  oxygen: {
    en: 'Moisture and heat decompose the product and release oxygen; in a sealed container pressure builds up.',
    es: 'La humedad y el calor descomponen el producto y liberan oxígeno; en un envase hermético aumenta la presión.',
    fr: 'L’humidité et la chaleur décomposent le produit et dégagent de l’oxygène ; dans un récipient étanche, la pression monte.',
  },
  ordinary: {
    en: 'No hazardous reaction when used as directed.',
    es: 'Sin reacciones peligrosas en el uso indicado.',
    fr: 'Aucune réaction dangereuse dans l’usage indiqué.',
  },
} as const satisfies Record<string, Words>;

export const CONDITIONS = {
  heatAndFrost: { en: 'Heat and freezing.', es: 'Calor y congelación.', fr: 'Chaleur et gel.' },
  heatLightAndFrost: {
    en: 'Heat, light and freezing.',
    es: 'Calor, luz y congelación.',
    fr: 'Chaleur, lumière et gel.',
  },
  heat: { en: 'Heat.', es: 'Calor.', fr: 'Chaleur.' },
  heatAndMoisture: { en: 'Heat and moisture.', es: 'Calor y humedad.', fr: 'Chaleur et humidité.' },
  ignition: {
    en: 'Heat, freezing, sparks and flames.',
    es: 'Calor, congelación, chispas y llamas.',
    fr: 'Chaleur, gel, étincelles et flammes.',
  },
  aerosol: {
    en: 'Heat, sunlight and damage to the can.',
    es: 'Calor, luz solar y daños al envase.',
    fr: 'Chaleur, lumière du soleil et dommages au contenant.',
  },
  oxidizer: {
    en: 'Heat, moisture and contamination with other materials.',
    es: 'Calor, humedad y contaminación con otros materiales.',
    fr: 'Chaleur, humidité et contamination par d’autres matières.',
  },
} as const satisfies Record<string, Words>;

/** Effects of exposure, by hazard. Physical and environmental hazards have their own sections. */
export const EFFECTS: Partial<Record<HazardCode, Words>> = {
  H302: {
    en: 'Swallowing: harmful.',
    es: 'Ingestión: nocivo.',
    fr: 'Ingestion : nocif.',
  },
  H312: {
    en: 'Skin: harmful in contact (category 4).',
    es: 'Piel: nocivo por contacto (categoría 4).',
    fr: 'Peau : nocif par contact (catégorie 4).',
  },
  H314: {
    en: 'Skin and eyes: burns with pain, redness and blisters; eye damage may be permanent. Swallowing burns mouth and throat. Breathing in mist irritates nose, throat and lungs.',
    es: 'Piel y ojos: quemaduras con dolor, enrojecimiento y ampollas; las lesiones oculares pueden ser permanentes. La ingestión quema boca y garganta. La inhalación de niebla irrita nariz, garganta y pulmones.',
    fr: 'Peau et yeux : brûlures avec douleur, rougeur et cloques ; les lésions oculaires peuvent être permanentes. L’ingestion brûle la bouche et la gorge. L’inhalation de brouillards irrite le nez, la gorge et les poumons.',
  },
  H315: {
    en: 'Skin: irritation with redness and itching.',
    es: 'Piel: irritación con enrojecimiento y picazón.',
    fr: 'Peau : irritation avec rougeur et démangeaisons.',
  },
  H317: {
    en: 'Skin: rash or itching in people who are or become allergic.',
    es: 'Piel: erupción o picazón en personas alérgicas o que se vuelven alérgicas.',
    fr: 'Peau : éruption ou démangeaisons chez les personnes allergiques ou qui le deviennent.',
  },
  H318: {
    en: 'Eyes: pain, redness and damage that may be permanent.',
    es: 'Ojos: dolor, enrojecimiento y lesiones que pueden ser permanentes.',
    fr: 'Yeux : douleur, rougeur et lésions qui peuvent être permanentes.',
  },
  H319: {
    en: 'Eyes: irritation with redness, stinging and tears.',
    es: 'Ojos: irritación con enrojecimiento, ardor y lágrimas.',
    fr: 'Yeux : irritation avec rougeur, picotement et larmes.',
  },
  H335: {
    en: 'Breathing in: irritates nose and throat; cough.',
    es: 'Inhalación: irrita nariz y garganta; tos.',
    fr: 'Inhalation : irrite le nez et la gorge ; toux.',
  },
  H336: {
    en: 'Breathing in: drowsiness, dizziness, headache.',
    es: 'Inhalación: somnolencia, vértigo, dolor de cabeza.',
    fr: 'Inhalation : somnolence, vertiges, maux de tête.',
  },
};

/** Symptoms of dust, which irritates even if the powder is not classified. */
export const DUST: Words = {
  en: 'Breathing in dust: irritated nose and throat; cough.',
  es: 'Inhalación de polvo: irritación de nariz y garganta; tos.',
  fr: 'Inhalation de poussières : irritation du nez et de la gorge ; toux.',
};

export const TOXICOLOGY = {
  routes: {
    en: 'Likely routes: eyes and skin; by accident, swallowing.',
    es: 'Vías probables: ojos y piel; por accidente, ingestión.',
    fr: 'Voies probables : yeux et peau ; par accident, ingestion.',
  },
  routesMist: {
    en: 'Likely routes: eyes, skin, breathing in spray or vapors; by accident, swallowing.',
    es: 'Vías probables: ojos, piel, inhalación de niebla o vapores; por accidente, ingestión.',
    fr: 'Voies probables : yeux, peau, inhalation de brouillards ou de vapeurs ; par accident, ingestion.',
  },
  routesVapors: {
    en: 'Likely routes: eyes, skin, breathing in vapors; by accident, swallowing.',
    es: 'Vías probables: ojos, piel, inhalación de vapores; por accidente, ingestión.',
    fr: 'Voies probables : yeux, peau, inhalation de vapeurs ; par accident, ingestion.',
  },
  routesDust: {
    en: 'Likely routes: eyes, skin, breathing in dust; by accident, swallowing.',
    es: 'Vías probables: ojos, piel, inhalación de polvo; por accidente, ingestión.',
    fr: 'Voies probables : yeux, peau, inhalation de poussières ; par accident, ingestion.',
  },
  routesPac: {
    en: 'Likely routes, where a packet leaks: eyes, skin, breathing in dust or mist; by accident, swallowing.',
    es: 'Vías probables si hay fugas: ojos, piel, inhalación de polvo o niebla; por accidente, ingestión.',
    fr: 'Voies probables en cas de fuite : yeux, peau, inhalation de poussières ou de brouillards ; par accident, ingestion.',
  },
  noDelayed: {
    en: 'None known from short or long exposure.',
    es: 'Ninguno conocido por exposición corta o prolongada.',
    fr: 'Aucun connu par exposition courte ou prolongée.',
  },
  enzyme: {
    en: 'Enzyme content below the limit of classification: breathing in mist or dust often may cause an allergy of the airways.',
    es: 'Contenido de enzimas por debajo del límite de clasificación: inhalar a menudo niebla o polvo puede causar una alergia de las vías respiratorias.',
    fr: 'Teneur en enzymes sous la limite de classification : inhaler souvent des brouillards ou poussières peut causer une allergie des voies respiratoires.',
  },
  allergy: {
    en: 'An allergic rash may appear a day or more after contact, and again at each later contact.',
    es: 'Una erupción alérgica puede aparecer un día o más después del contacto, y de nuevo en cada contacto posterior.',
    fr: 'Une éruption allergique peut apparaître un jour ou plus après le contact, et de nouveau à chaque contact ultérieur.',
  },
  burns: {
    en: 'Burns may leave scars, and eye damage may mean loss of sight.',
    es: 'Las quemaduras pueden dejar cicatrices y las lesiones oculares pueden causar la pérdida de la vista.',
    fr: 'Les brûlures peuvent laisser des cicatrices et les lésions oculaires entraîner la perte de la vue.',
  },
  eyeDamage: {
    en: 'Eye damage may mean loss of sight.',
    es: 'Las lesiones oculares pueden causar la pérdida de la vista.',
    fr: 'Les lésions oculaires peuvent entraîner la perte de la vue.',
  },
  others: {
    en: 'Not classified for other health hazards.',
    es: 'No clasificado por otros peligros para la salud.',
    fr: 'Non classé pour d’autres dangers pour la santé.',
  },
  harmful: {
    en: 'Acute toxicity estimate by mouth, by the formula of 29 CFR 1910.1200, A.1.3.6: 300 to 2,000 mg/kg (category 4).',
    es: 'Estimación de toxicidad aguda oral, según la fórmula de 29 CFR 1910.1200, A.1.3.6: 300 a 2000 mg/kg (categoría 4).',
    fr: 'Estimation de la toxicité aiguë orale, selon la formule de 29 CFR 1910.1200, A.1.3.6 : 300 à 2000 mg/kg (catégorie 4).',
  },
  noCarcinogen: {
    en: 'No ingredient named in section 3 is listed as a carcinogen by NTP, IARC or OSHA.',
    es: 'Ningún componente de la sección 3 figura como carcinógeno en las listas de NTP, IARC u OSHA.',
    fr: 'Aucun ingrédient nommé à la section 3 ne figure comme cancérogène sur les listes du NTP, du CIRC ou de l’OSHA.',
  },
  alcohol: {
    en: 'NTP and IARC list alcohol as a carcinogen in beverages, which does not concern this use.',
    es: 'NTP e IARC clasifican el alcohol como carcinógeno en las bebidas, lo que no atañe a este uso.',
    fr: 'Le NTP et le CIRC classent l’alcool comme cancérogène dans les boissons, ce qui ne concerne pas cet usage.',
  },
  none: {
    en: 'Not classified for health hazards.',
    es: 'No clasificado por peligros para la salud.',
    fr: 'Non classé pour les dangers pour la santé.',
  },
  mild: {
    en: 'Acute toxicity estimate by mouth, by the formula of 29 CFR 1910.1200, A.1.3.6: above 2,000 mg/kg (not classified).',
    es: 'Estimación de toxicidad aguda oral, según la fórmula de 29 CFR 1910.1200, A.1.3.6: superior a 2000 mg/kg (no clasificado).',
    fr: 'Estimation de la toxicité aiguë orale, selon la formule de 29 CFR 1910.1200, A.1.3.6 : supérieure à 2000 mg/kg (non classé).',
  },
  article: {
    en: 'Not applicable to an article.',
    es: 'No aplicable a un artículo.',
    fr: 'Sans objet pour un article.',
  },
} as const satisfies Record<string, Words>;

export const ECOLOGY = {
  ordinary: {
    en: 'Not classified as hazardous to the aquatic environment.',
    es: 'No clasificado como peligroso para el medio acuático.',
    fr: 'Non classé comme dangereux pour le milieu aquatique.',
  },
  voluntary: {
    en: 'Environmental hazards are not part of the OSHA standard; given voluntarily.',
    es: 'Los peligros para el medio ambiente no forman parte de la norma OSHA; se indican voluntariamente.',
    fr: 'Les dangers pour l’environnement ne font pas partie de la norme OSHA ; ils sont indiqués volontairement.',
  },
} as const satisfies Record<string, Words>;

export const DISPOSAL = {
  article: {
    en: 'Dispose of it in accordance with local, regional and national regulations.',
    es: 'Eliminarlo conforme a la reglamentación local, regional y nacional.',
    fr: 'L’éliminer conformément à la réglementation locale, régionale et nationale.',
  },
  ordinary: {
    en: 'Use it up as directed. Dispose of contents and container in accordance with local, regional and national regulations.',
    es: 'Agotar según las instrucciones. Eliminar el contenido y el envase conforme a la reglamentación local, regional y nacional.',
    fr: 'Utiliser entièrement selon le mode d’emploi. Éliminer le contenu et le récipient conformément à la réglementation locale, régionale et nationale.',
  },
  empty: {
    en: 'Rinse empty containers; do not reuse them.',
    es: 'Enjuagar los envases vacíos; no reutilizarlos.',
    fr: 'Rincer les récipients vides ; ne pas les réutiliser.',
  },
  refilled: {
    en: 'Rinse empty containers; do not reuse them for anything else. Refill the labeled spray bottle with this product only.',
    es: 'Enjuagar los envases vacíos; no usarlos para nada más. Rellenar la botella etiquetada solo con este producto.',
    fr: 'Rincer les récipients vides ; ne pas les employer à autre chose. Ne remplir le flacon étiqueté qu’avec ce produit.',
  },
  sealed: {
    en: 'Do not open, rinse or refill an empty pack.',
    es: 'No abrir, enjuagar ni rellenar el envase vacío.',
    fr: 'Ne pas ouvrir, rincer ni remplir la poche vide.',
  },
  corrosiveWaste: {
    en: 'Discarded unused it may be hazardous waste for its corrosivity (EPA code D002).',
    es: 'Desechado sin usar puede ser residuo peligroso por corrosividad (código EPA D002).',
    fr: 'Jeté non utilisé, il peut être un déchet dangereux par corrosivité (code EPA D002).',
  },
  ignitableWaste: {
    en: 'Discarded unused it may be hazardous waste for its ignitability (EPA code D001).',
    es: 'Desechado sin usar puede ser residuo peligroso por ignitabilidad (código EPA D001).',
    fr: 'Jeté non utilisé, il peut être un déchet dangereux par inflammabilité (code EPA D001).',
  },
  pesticide: {
    en: 'Pesticide: follow storage and disposal on the EPA label.',
    es: 'Plaguicida: seguir las indicaciones de almacenamiento y eliminación de la etiqueta EPA.',
    fr: 'Pesticide : suivre les consignes de stockage et d’élimination de l’étiquette EPA.',
  },
  can: {
    en: 'Empty cans completely; do not puncture or burn them.',
    es: 'Vaciar los envases por completo; no perforarlos ni quemarlos.',
    fr: 'Vider complètement les boîtiers ; ne pas les percer ni les brûler.',
  },
} as const satisfies Record<string, Words>;

export const REGULATORY = {
  osha: {
    en: 'Follows the form of the OSHA Hazard Communication Standard (29 CFR 1910.1200, 2024). A sample that fulfills no legal duty.',
    es: 'Sigue la forma de la norma OSHA de comunicación de peligros (29 CFR 1910.1200, 2024). Es una muestra y no cumple ninguna obligación legal.',
    fr: 'Suit la forme de la norme OSHA de communication des dangers (29 CFR 1910.1200, 2024). C’est un exemple qui ne remplit aucune obligation légale.',
  },
  pesticide: {
    en: 'This product is a pesticide registered with the EPA under FIFRA. The EPA label governs its use; its signal word, hazards and precautions may differ from those of this sheet, which the OSHA standard requires.',
    es: 'Este producto es un plaguicida registrado ante la EPA según la FIFRA. La etiqueta EPA rige su uso; su palabra de advertencia, peligros y precauciones pueden diferir de los de esta ficha, que exige la norma OSHA.',
    fr: 'Ce produit est un pesticide homologué par l’EPA selon la FIFRA. L’étiquette EPA régit son emploi ; sa mention d’avertissement, ses dangers et ses précautions peuvent différer de ceux de cette fiche, qu’exige la norme OSHA.',
  },
  drug: {
    en: 'Over-the-counter antiseptic drug (FDA): its Drug Facts label governs its use on the hands.',
    es: 'Medicamento antiséptico de venta libre (FDA): la etiqueta Drug Facts rige su uso en las manos.',
    fr: 'Médicament antiseptique en vente libre (FDA) : l’étiquette Drug Facts régit son emploi sur les mains.',
  },
} as const satisfies Record<string, Words>;

/** Hazard categories of SARA sections 311 and 312, 40 CFR 370.66. Environmental hazards have none. */
export const SARA_CATEGORIES: readonly { of: readonly HazardCode[]; words: Words }[] = [
  { of: ['H222', 'H223', 'H225', 'H226'], words: { en: 'flammable', es: 'inflamable', fr: 'inflammable' } },
  { of: ['H272'], words: { en: 'oxidizer', es: 'comburente', fr: 'comburant' } },
  {
    of: ['H290'],
    words: { en: 'corrosive to metal', es: 'corrosivo para los metales', fr: 'corrosif pour les métaux' },
  },
  { of: ['H302', 'H312'], words: { en: 'acute toxicity', es: 'toxicidad aguda', fr: 'toxicité aiguë' } },
  {
    of: ['H314', 'H315'],
    words: {
      en: 'skin corrosion or irritation',
      es: 'corrosión o irritación cutánea',
      fr: 'corrosion ou irritation cutanée',
    },
  },
  {
    of: ['H314', 'H318', 'H319'],
    words: {
      en: 'serious eye damage or eye irritation',
      es: 'lesiones oculares graves o irritación ocular',
      fr: 'lésions oculaires graves ou irritation oculaire',
    },
  },
  {
    of: ['H317'],
    words: {
      en: 'respiratory or skin sensitization',
      es: 'sensibilización respiratoria o cutánea',
      fr: 'sensibilisation respiratoire ou cutanée',
    },
  },
  {
    of: ['H335', 'H336'],
    words: {
      en: 'specific target organ toxicity',
      es: 'toxicidad específica de órganos diana',
      fr: 'toxicité pour certains organes cibles',
    },
  },
];

/** Introductions of the lists in section 15. */
export const SARA = {
  categories: {
    en: 'SARA 311/312 hazard categories:',
    es: 'Categorías de peligro SARA 311/312:',
    fr: 'Catégories de danger SARA 311/312 :',
  },
  none: { en: 'none', es: 'ninguna', fr: 'aucune' },
  chemicals: {
    en: 'SARA 313 (glycol ethers):',
    es: 'SARA 313 (éteres de glicol):',
    fr: 'SARA 313 (éthers de glycol) :',
  },
} as const satisfies Record<string, Words>;
