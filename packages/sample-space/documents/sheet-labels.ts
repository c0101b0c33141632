/** Headings of the 16 GHS sections, and labels of a safety data sheet, by language. */
import type { SheetLanguage } from '@cleanpro/product-safety/hazards/statements';

interface SheetLabels {
  title: string;
  sample: string;
  sampleNote: string;
  page: (page: number, of: number) => string;
  revised: string;
  headings: readonly string[];
  labels: {
    product: string;
    upc: string;
    gtin: string;
    epa: string;
    epaNote: string;
    use: string;
    useText: string;
    useDrug: string;
    useArticle: string;
    restrictions: string;
    notFor: string;
    otherUses: string;
    supplier: string;
    telephone: string;
    emergency: string;
    signal: Record<'Danger' | 'Warning', string>;
    noHazard: string;
    article: string;
    classification: string;
    hazardStatements: string;
    precautions: string;
    inUse: string;
    noneInUse: string;
    otherHazards: string;
    noOtherHazards: string;
    dilutions: string;
    noDilutionHazard: string;
    notClassifiedBySupplier: string;
    asProduct: string;
    ingredient: string;
    percent: string;
    noIngredient: string;
    noCas: string;
    ranges: string;
    withheld: string;
    unknown: string;
    noUnknown: string;
    unknownToxicity: string;
    eyes: string;
    skin: string;
    swallowed: string;
    inhaled: string;
    symptoms: string;
    physician: string;
    media: string;
    dangers: string;
    fighters: string;
    people: string;
    methods: string;
    environment: string;
    handling: string;
    storage: string;
    shelfLife: string;
    months: (count: number) => string;
    warnings: string;
    equipment: string;
    noEquipment: string;
    gloves: string;
    limits: string;
    noLimits: string;
    controls: string;
    reactivity: string;
    stability: string;
    reactions: string;
    conditions: string;
    avoid: string;
    noneNamed: string;
    decomposition: string;
    routes: string;
    effects: string;
    delayed: string;
    toxicity: string;
    cancer: string;
    interactive: string;
    ecotoxicity: string;
    persistence: string;
    bioaccumulation: string;
    mobility: string;
    otherEffects: string;
    notAvailable: string;
    date: string;
  };
}

export const SHEET_LABELS: Record<SheetLanguage, SheetLabels> = {
  en: {
    title: 'Safety Data Sheet',
    sample: 'SAMPLE: NOT FOR USE',
    sampleNote: 'Made for a sample site. The product, its composition and its identifiers are illustrations.',
    page: (page, of) => `Page ${page} of ${of}`,
    revised: 'Revised',
    headings: [
      'Identification',
      'Hazards identification',
      'Composition and information on ingredients',
      'First-aid measures',
      'Fire-fighting measures',
      'Accidental release measures',
      'Handling and storage',
      'Exposure controls and personal protection',
      'Physical and chemical properties',
      'Stability and reactivity',
      'Toxicological information',
      'Ecological information',
      'Disposal considerations',
      'Transport information',
      'Regulatory information',
      'Other information',
    ],
    labels: {
      product: 'Product',
      upc: 'UPC',
      gtin: 'GTIN-14',
      epa: 'EPA registration',
      epaNote: '(sample, unassigned company)',
      use: 'Recommended use',
      useText: 'In businesses and institutions.',
      useDrug: 'Over-the-counter antiseptic for hands, as its Drug Facts label directs.',
      useArticle: 'Supplies and equipment for cleaning and hygiene in businesses and institutions.',
      restrictions: 'Restrictions on use',
      notFor: 'Not for:',
      otherUses: 'Use it only as the label directs.',
      supplier: 'Supplier',
      telephone: 'Telephone',
      emergency: 'Emergency',
      signal: { Danger: 'DANGER', Warning: 'WARNING' },
      noHazard:
        'Not classified as hazardous under the OSHA Hazard Communication Standard (29 CFR 1910.1200).',
      article:
        'An article under the OSHA Hazard Communication Standard (29 CFR 1910.1200), which needs no sheet; this one is for information.',
      classification: 'Classification',
      hazardStatements: 'Hazard statements',
      precautions: 'Precautionary statements',
      inUse: 'Hazards from chemical reactions in normal use',
      noneInUse: 'None known when it is used as directed. Reactions with other materials: section 10.',
      otherHazards: 'Hazards not otherwise classified',
      noOtherHazards: 'None known.',
      dilutions: 'As diluted or dosed for use',
      noDilutionHazard: 'Not classified as hazardous.',
      notClassifiedBySupplier: 'Not classified by the supplier: handle as the concentrate.',
      asProduct: 'Classified as the product itself.',
      ingredient: 'Ingredient',
      percent: '% by weight',
      noIngredient: 'An article: nothing hazardous is released in normal use.',
      noCas: 'trade secret',
      ranges: 'Ranges cover the variation from batch to batch.',
      withheld:
        'Where the CAS number is marked as a trade secret, the specific chemical identity is withheld (29 CFR 1910.1200(i)).',
      unknown: 'Unknown acute toxicity',
      noUnknown: 'None of the ingredients at 1 % or more.',
      unknownToxicity: '% of the mixture consists of ingredients of unknown acute toxicity:',
      eyes: 'Eyes',
      skin: 'Skin',
      swallowed: 'Swallowed',
      inhaled: 'Breathed in',
      symptoms: 'Symptoms',
      physician: 'Note to physicians',
      media: 'Extinguishing media',
      dangers: 'Specific hazards',
      fighters: 'Fire-fighters',
      people: 'Personal precautions',
      methods: 'Containment and cleaning up',
      environment: 'Environment',
      handling: 'Handling',
      storage: 'Storage',
      shelfLife: 'Shelf life',
      months: (count) => `${count} months in the unopened container`,
      warnings: 'Also on the label',
      equipment: 'Protective equipment',
      noEquipment: 'None in ordinary use.',
      gloves: 'Gloves',
      limits: 'Exposure limits',
      noLimits: 'None of OSHA or ACGIH for the ingredients named.',
      controls: 'Controls',
      reactivity: 'Reactivity',
      stability: 'Chemical stability',
      reactions: 'Hazardous reactions',
      conditions: 'Conditions to avoid',
      avoid: 'Incompatible with',
      noneNamed: 'None known',
      decomposition: 'Hazardous decomposition products',
      routes: 'Routes of exposure',
      effects: 'Symptoms and immediate effects',
      delayed: 'Delayed and long-term effects',
      toxicity: 'Acute toxicity',
      cancer: 'Carcinogenicity',
      interactive: 'Interactive effects',
      ecotoxicity: 'Ecotoxicity',
      persistence: 'Persistence and degradability',
      bioaccumulation: 'Bioaccumulative potential',
      mobility: 'Mobility in soil',
      otherEffects: 'Other adverse effects',
      notAvailable: 'Not available.',
      date: 'Date of revision',
    },
  },
  es: {
    title: 'Ficha de datos de seguridad',
    sample: 'MUESTRA: NO UTILIZAR',
    sampleNote:
      'Preparada para un sitio de muestra. El producto, su composición y sus códigos son ilustraciones.',
    page: (page, of) => `Página ${page} de ${of}`,
    revised: 'Revisión del',
    headings: [
      'Identificación',
      'Identificación de los peligros',
      'Composición e información sobre los componentes',
      'Primeros auxilios',
      'Medidas de lucha contra incendios',
      'Medidas en caso de vertido accidental',
      'Manipulación y almacenamiento',
      'Controles de exposición y protección personal',
      'Propiedades físicas y químicas',
      'Estabilidad y reactividad',
      'Información toxicológica',
      'Información ecológica',
      'Consideraciones relativas a la eliminación',
      'Información relativa al transporte',
      'Información reglamentaria',
      'Otra información',
    ],
    labels: {
      product: 'Producto',
      upc: 'UPC',
      gtin: 'GTIN-14',
      epa: 'Registro EPA',
      epaNote: '(muestra, empresa no asignada)',
      use: 'Uso recomendado',
      useText: 'En empresas e instituciones.',
      useDrug: 'Antiséptico de venta libre para las manos, según su etiqueta Drug Facts.',
      useArticle: 'Artículos y equipos de limpieza e higiene para empresas e instituciones.',
      restrictions: 'Restricciones de uso',
      notFor: 'No apto para:',
      otherUses: 'Usar solo según la etiqueta.',
      supplier: 'Proveedor',
      telephone: 'Teléfono',
      emergency: 'Emergencia',
      signal: { Danger: 'PELIGRO', Warning: 'ATENCIÓN' },
      noHazard:
        'No clasificado como peligroso según la norma OSHA de comunicación de peligros (29 CFR 1910.1200).',
      article:
        'Artículo según la norma OSHA de comunicación de peligros (29 CFR 1910.1200), que no exige ficha; esta es informativa.',
      classification: 'Clasificación',
      hazardStatements: 'Indicaciones de peligro',
      precautions: 'Consejos de prudencia',
      inUse: 'Peligros por reacciones químicas en el uso normal',
      noneInUse:
        'Ninguno conocido si se usa según las indicaciones. Reacciones con otros materiales: sección 10.',
      otherHazards: 'Peligros no clasificados en otra parte',
      noOtherHazards: 'Ninguno conocido.',
      dilutions: 'Diluido o dosificado para el uso',
      noDilutionHazard: 'No clasificado como peligroso.',
      notClassifiedBySupplier: 'No clasificado por el proveedor: manejar como el concentrado.',
      asProduct: 'Clasificado como el producto mismo.',
      ingredient: 'Componente',
      percent: '% en peso',
      noIngredient: 'Artículo: no libera nada peligroso en el uso normal.',
      noCas: 'secreto comercial',
      ranges: 'Los intervalos cubren la variación entre lotes.',
      withheld:
        'Donde el número CAS figura como secreto comercial, se reserva la identidad química específica (29 CFR 1910.1200(i)).',
      unknown: 'Toxicidad aguda desconocida',
      noUnknown: 'Ninguno de los componentes a partir del 1 %.',
      unknownToxicity: '% de la mezcla son componentes de toxicidad aguda desconocida:',
      eyes: 'Ojos',
      skin: 'Piel',
      swallowed: 'Ingestión',
      inhaled: 'Inhalación',
      symptoms: 'Síntomas',
      physician: 'Nota para el médico',
      media: 'Medios de extinción',
      dangers: 'Peligros específicos',
      fighters: 'Bomberos',
      people: 'Precauciones personales',
      methods: 'Contención y limpieza',
      environment: 'Medio ambiente',
      handling: 'Manipulación',
      storage: 'Almacenamiento',
      shelfLife: 'Vida útil',
      months: (count) => `${count} meses en el envase sin abrir`,
      warnings: 'También en la etiqueta',
      equipment: 'Equipo de protección',
      noEquipment: 'Ninguno en el uso normal.',
      gloves: 'Guantes',
      limits: 'Límites de exposición',
      noLimits: 'Ninguno de OSHA ni de ACGIH para los componentes indicados.',
      controls: 'Controles',
      reactivity: 'Reactividad',
      stability: 'Estabilidad química',
      reactions: 'Reacciones peligrosas',
      conditions: 'Condiciones que deben evitarse',
      avoid: 'Incompatible con',
      noneNamed: 'Ninguno conocido',
      decomposition: 'Productos de descomposición peligrosos',
      routes: 'Vías de exposición',
      effects: 'Síntomas y efectos inmediatos',
      delayed: 'Efectos retardados y a largo plazo',
      toxicity: 'Toxicidad aguda',
      cancer: 'Carcinogenicidad',
      interactive: 'Efectos interactivos',
      ecotoxicity: 'Ecotoxicidad',
      persistence: 'Persistencia y degradabilidad',
      bioaccumulation: 'Potencial de bioacumulación',
      mobility: 'Movilidad en el suelo',
      otherEffects: 'Otros efectos adversos',
      notAvailable: 'No disponible.',
      date: 'Fecha de revisión',
    },
  },
  fr: {
    title: 'Fiche de données de sécurité',
    sample: 'EXEMPLE : NE PAS UTILISER',
    sampleNote:
      'Établie pour un site d’exemple. Le produit, sa composition et ses codes sont des illustrations.',
    page: (page, of) => `Page ${page} de ${of}`,
    revised: 'Révision du',
    headings: [
      'Identification',
      'Identification des dangers',
      'Composition et informations sur les ingrédients',
      'Premiers soins',
      'Mesures à prendre en cas d’incendie',
      'Mesures à prendre en cas de déversement accidentel',
      'Manutention et stockage',
      'Contrôle de l’exposition et protection individuelle',
      'Propriétés physiques et chimiques',
      'Stabilité et réactivité',
      'Données toxicologiques',
      'Données écologiques',
      'Données sur l’élimination',
      'Informations relatives au transport',
      'Informations sur la réglementation',
      'Autres informations',
    ],
    labels: {
      product: 'Produit',
      upc: 'CUP',
      gtin: 'GTIN-14',
      epa: 'Homologation EPA',
      epaNote: '(exemple, société non attribuée)',
      use: 'Usage recommandé',
      useText: 'En entreprise et en institution.',
      useDrug: 'Antiseptique en vente libre pour les mains, selon son étiquette Drug Facts.',
      useArticle: 'Articles et matériel de nettoyage et d’hygiène pour entreprises et institutions.',
      restrictions: 'Restrictions d’utilisation',
      notFor: 'Ne convient pas à :',
      otherUses: 'À n’utiliser que selon l’étiquette.',
      supplier: 'Fournisseur',
      telephone: 'Téléphone',
      emergency: 'Urgence',
      signal: { Danger: 'DANGER', Warning: 'ATTENTION' },
      noHazard:
        'Non classé comme dangereux selon la norme OSHA de communication des dangers (29 CFR 1910.1200).',
      article:
        'Article selon la norme OSHA de communication des dangers (29 CFR 1910.1200), qui n’exige pas de fiche ; celle-ci est informative.',
      classification: 'Classification',
      hazardStatements: 'Mentions de danger',
      precautions: 'Conseils de prudence',
      inUse: 'Dangers liés à des réactions chimiques en usage normal',
      noneInUse: 'Aucun connu si le mode d’emploi est suivi. Réactions avec d’autres matières : section 10.',
      otherHazards: 'Dangers non classifiés ailleurs',
      noOtherHazards: 'Aucun connu.',
      dilutions: 'Dilué ou dosé pour l’usage',
      noDilutionHazard: 'Non classé comme dangereux.',
      notClassifiedBySupplier: 'Non classé par le fournisseur : manipuler comme le concentré.',
      asProduct: 'Classé comme le produit lui-même.',
      ingredient: 'Ingrédient',
      percent: '% en poids',
      noIngredient: 'Article : rien de dangereux n’est libéré en usage normal.',
      noCas: 'secret commercial',
      ranges: 'Les plages couvrent la variation d’un lot à l’autre.',
      withheld:
        'Lorsque le numéro CAS est un secret commercial, l’identité chimique exacte n’est pas divulguée (29 CFR 1910.1200(i)).',
      unknown: 'Toxicité aiguë inconnue',
      noUnknown: 'Aucun des ingrédients à partir de 1 %.',
      unknownToxicity: '% du mélange sont des ingrédients de toxicité aiguë inconnue :',
      eyes: 'Yeux',
      skin: 'Peau',
      swallowed: 'Ingestion',
      inhaled: 'Inhalation',
      symptoms: 'Symptômes',
      physician: 'Note au médecin',
      media: 'Moyens d’extinction',
      dangers: 'Dangers particuliers',
      fighters: 'Pompiers',
      people: 'Précautions individuelles',
      methods: 'Confinement et nettoyage',
      environment: 'Environnement',
      handling: 'Manutention',
      storage: 'Stockage',
      shelfLife: 'Durée de conservation',
      months: (count) => `${count} mois dans le récipient non ouvert`,
      warnings: 'Aussi sur l’étiquette',
      equipment: 'Équipement de protection',
      noEquipment: 'Aucun en usage normal.',
      gloves: 'Gants',
      limits: 'Limites d’exposition',
      noLimits: 'Aucune de l’OSHA ni de l’ACGIH pour les ingrédients nommés.',
      controls: 'Contrôles',
      reactivity: 'Réactivité',
      stability: 'Stabilité chimique',
      reactions: 'Réactions dangereuses',
      conditions: 'Conditions à éviter',
      avoid: 'Incompatible avec',
      noneNamed: 'Aucune connue',
      decomposition: 'Produits de décomposition dangereux',
      routes: 'Voies d’exposition',
      effects: 'Symptômes et effets immédiats',
      delayed: 'Effets différés et à long terme',
      toxicity: 'Toxicité aiguë',
      cancer: 'Cancérogénicité',
      interactive: 'Effets interactifs',
      ecotoxicity: 'Écotoxicité',
      persistence: 'Persistance et dégradabilité',
      bioaccumulation: 'Potentiel de bioaccumulation',
      mobility: 'Mobilité dans le sol',
      otherEffects: 'Autres effets néfastes',
      notAvailable: 'Non disponible.',
      date: 'Date de révision',
    },
  },
};

export const CLOSING: Record<SheetLanguage, string> = {
  en: 'Prepared as sample material from the entry of the product. Nothing on this sheet may be used to handle, store or ship a real product.',
  es: 'Material de muestra, preparado con los datos del producto en este sitio. Nada de esta ficha sirve para manejar, almacenar o transportar un producto real.',
  fr: 'Document d’exemple, établi avec les données du produit sur ce site. Rien sur cette fiche ne peut servir à manipuler, stocker ou transporter un produit réel.',
};
