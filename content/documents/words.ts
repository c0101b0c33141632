/** Headings and labels of a sheet by language: the sixteen sections of the GHS and what stands in them. */
import type { SheetLanguage } from '../../lib/hazards/statements.ts';

interface SheetWords {
  title: string;
  sample: string;
  sampleNote: string;
  page: (page: number, of: number) => string;
  revised: string;
  headings: readonly string[];
  labels: {
    product: string; codes: string; epa: string; epaNote: string; use: string; useText: string; useDrug: string; useArticle: string; supplier: string; supplierText: string;
    signal: Record<'Danger' | 'Warning', string>; noHazard: string; article: string; classification: string; hazardStatements: string; precautions: string; otherHazards: string; noOtherHazards: string;
    dilutions: string; noDilutionHazard: string; notClassifiedBySupplier: string; asProduct: string;
    ingredient: string; percent: string; noIngredient: string; noCas: string;
    eyes: string; skin: string; swallowed: string; inhaled: string; symptoms: string; physician: string;
    media: string; dangers: string; fighters: string;
    handling: string; storage: string; shelfLife: string; months: (count: number) => string; warnings: string;
    equipment: string; noEquipment: string; drugEquipment: string; limits: string; noLimits: string; controls: string;
    state: string; odor: string; scented: string; noFragrance: string; ph: string; flash: string; noPh: string; phNotDetermined: string; otherProperties: string; notDetermined: string;
    reactions: string; conditions: string; avoid: string; noneNamed: string;
    dot: string;
  };
}

export const WORDS: Record<SheetLanguage, SheetWords> = {
  en: {
    title: 'Safety Data Sheet',
    sample: 'SAMPLE: NOT FOR USE',
    sampleNote: 'Made for a sample site. The product, its composition and its identifiers are illustrations.',
    page: (page, of) => `Page ${page} of ${of}`,
    revised: 'Revised',
    headings: ['Identification', 'Hazards identification', 'Composition and information on ingredients', 'First-aid measures', 'Fire-fighting measures', 'Accidental release measures', 'Handling and storage', 'Exposure controls and personal protection', 'Physical and chemical properties', 'Stability and reactivity', 'Toxicological information', 'Ecological information', 'Disposal considerations', 'Transport information', 'Regulatory information', 'Other information'],
    labels: {
      product: 'Product', codes: 'Codes (UPC)', epa: 'EPA registration', epaNote: '(sample, unassigned company)', use: 'Recommended use', useText: 'Cleaning and hygiene in businesses and institutions, as the label directs. Any other use is advised against.', useDrug: 'Over-the-counter antiseptic for hands, as its Drug Facts label directs.', useArticle: 'Supplies and equipment for cleaning and hygiene in businesses and institutions.', supplier: 'Supplier', supplierText: 'CleanPro Professional (sample organization). In an emergency, at any hour: 1-800-332-7787',
      signal: { Danger: 'DANGER', Warning: 'WARNING' }, noHazard: 'Not classified as hazardous under the OSHA Hazard Communication Standard (29 CFR 1910.1200).', article: 'An article under the OSHA Hazard Communication Standard (29 CFR 1910.1200), which needs no sheet; this one is for information.', classification: 'Classification', hazardStatements: 'Hazard statements', precautions: 'Precautionary statements', otherHazards: 'Hazards not otherwise classified', noOtherHazards: 'None known.',
      dilutions: 'As diluted or dosed for use', noDilutionHazard: 'Not classified as hazardous.', notClassifiedBySupplier: 'Not classified by the supplier: handle as the concentrate.', asProduct: 'Classified as the product itself.',
      ingredient: 'Ingredient', percent: '% by weight', noIngredient: 'An article: no ingredient is released in normal use.', noCas: 'trade secret',
      eyes: 'Eyes', skin: 'Skin', swallowed: 'Swallowed', inhaled: 'Breathed in', symptoms: 'Symptoms', physician: 'Note to physicians',
      media: 'Extinguishing media', dangers: 'Specific hazards', fighters: 'Fire-fighters',
      handling: 'Handling', storage: 'Storage', shelfLife: 'Shelf life', months: (count) => `${count} months in the unopened container`, warnings: 'Warning',
      equipment: 'Protective equipment', noEquipment: 'None in ordinary use.', drugEquipment: 'None on the hands, as the label directs. For spills and larger quantities: gloves and safety glasses.', limits: 'Exposure limits', noLimits: 'None of OSHA or ACGIH for the ingredients named.', controls: 'Controls',
      state: 'Appearance', odor: 'Odor', scented: 'Scented', noFragrance: 'No fragrance added', ph: 'pH', flash: 'Flash point', noPh: 'Not applicable', phNotDetermined: 'Not determined', otherProperties: 'Other properties', notDetermined: 'Not determined for this sample.',
      reactions: 'Stability, reactions', conditions: 'Conditions to avoid', avoid: 'Incompatible with', noneNamed: 'None named',
      dot: 'DOT (49 CFR)',
    },
  },
  es: {
    title: 'Ficha de datos de seguridad',
    sample: 'MUESTRA: NO UTILIZAR',
    sampleNote: 'Preparada para un sitio de muestra. El producto, su composición y sus códigos son ilustraciones.',
    page: (page, of) => `Página ${page} de ${of}`,
    revised: 'Revisión del',
    headings: ['Identificación', 'Identificación de los peligros', 'Composición e información sobre los componentes', 'Primeros auxilios', 'Medidas de lucha contra incendios', 'Medidas en caso de vertido accidental', 'Manipulación y almacenamiento', 'Controles de exposición y protección personal', 'Propiedades físicas y químicas', 'Estabilidad y reactividad', 'Información toxicológica', 'Información ecológica', 'Consideraciones relativas a la eliminación', 'Información relativa al transporte', 'Información reglamentaria', 'Otra información'],
    labels: {
      product: 'Producto', codes: 'Códigos (UPC)', epa: 'Registro EPA', epaNote: '(muestra, empresa no asignada)', use: 'Uso recomendado', useText: 'Limpieza e higiene en empresas e instituciones, según la etiqueta. Se desaconseja cualquier otro uso.', useDrug: 'Antiséptico de venta libre para las manos, según su etiqueta Drug Facts.', useArticle: 'Artículos y equipos de limpieza e higiene para empresas e instituciones.', supplier: 'Proveedor', supplierText: 'CleanPro Professional (organización de muestra). En una emergencia, a cualquier hora: 1-800-332-7787',
      signal: { Danger: 'PELIGRO', Warning: 'ATENCIÓN' }, noHazard: 'No clasificado como peligroso según la norma OSHA de comunicación de peligros (29 CFR 1910.1200).', article: 'Artículo según la norma OSHA de comunicación de peligros (29 CFR 1910.1200), que no exige ficha; esta es informativa.', classification: 'Clasificación', hazardStatements: 'Indicaciones de peligro', precautions: 'Consejos de prudencia', otherHazards: 'Otros peligros', noOtherHazards: 'Ninguno conocido.',
      dilutions: 'Diluido o dosificado para el uso', noDilutionHazard: 'No clasificado como peligroso.', notClassifiedBySupplier: 'No clasificado por el proveedor: manejar como el concentrado.', asProduct: 'Clasificado como el producto mismo.',
      ingredient: 'Componente', percent: '% en peso', noIngredient: 'Artículo: no libera componentes en el uso normal.', noCas: 'secreto comercial',
      eyes: 'Ojos', skin: 'Piel', swallowed: 'Ingestión', inhaled: 'Inhalación', symptoms: 'Síntomas', physician: 'Nota para el médico',
      media: 'Medios de extinción', dangers: 'Peligros específicos', fighters: 'Bomberos',
      handling: 'Manipulación', storage: 'Almacenamiento', shelfLife: 'Vida útil', months: (count) => `${count} meses en el envase sin abrir`, warnings: 'Advertencia',
      equipment: 'Equipo de protección', noEquipment: 'Ninguno en el uso normal.', drugEquipment: 'Ninguno en las manos, según la etiqueta. Para derrames y cantidades mayores: guantes y gafas de seguridad.', limits: 'Límites de exposición', noLimits: 'Ninguno de OSHA ni de ACGIH para los componentes indicados.', controls: 'Controles',
      state: 'Aspecto', odor: 'Olor', scented: 'Perfumado', noFragrance: 'Sin fragancia añadida', ph: 'pH', flash: 'Punto de inflamación', noPh: 'No aplicable', phNotDetermined: 'No determinado', otherProperties: 'Otras propiedades', notDetermined: 'No determinadas para esta muestra.',
      reactions: 'Estabilidad, reacciones', conditions: 'Condiciones que deben evitarse', avoid: 'Incompatible con', noneNamed: 'Ninguno indicado',
      dot: 'DOT (49 CFR)',
    },
  },
  fr: {
    title: 'Fiche de données de sécurité',
    sample: 'EXEMPLE : NE PAS UTILISER',
    sampleNote: 'Établie pour un site d’exemple. Le produit, sa composition et ses codes sont des illustrations.',
    page: (page, of) => `Page ${page} de ${of}`,
    revised: 'Révision du',
    headings: ['Identification', 'Identification des dangers', 'Composition et informations sur les ingrédients', 'Premiers soins', 'Mesures à prendre en cas d’incendie', 'Mesures à prendre en cas de déversement accidentel', 'Manutention et stockage', 'Contrôle de l’exposition et protection individuelle', 'Propriétés physiques et chimiques', 'Stabilité et réactivité', 'Données toxicologiques', 'Données écologiques', 'Données sur l’élimination', 'Informations relatives au transport', 'Informations sur la réglementation', 'Autres informations'],
    labels: {
      product: 'Produit', codes: 'Codes (CUP)', epa: 'Homologation EPA', epaNote: '(exemple, société non attribuée)', use: 'Usage recommandé', useText: 'Nettoyage et hygiène en entreprise et en institution, selon l’étiquette. Tout autre usage est déconseillé.', useDrug: 'Antiseptique en vente libre pour les mains, selon son étiquette Drug Facts.', useArticle: 'Articles et matériel de nettoyage et d’hygiène pour entreprises et institutions.', supplier: 'Fournisseur', supplierText: 'CleanPro Professional (organisation d’exemple). En cas d’urgence, à toute heure : 1-800-332-7787',
      signal: { Danger: 'DANGER', Warning: 'ATTENTION' }, noHazard: 'Non classé comme dangereux selon la norme OSHA de communication des dangers (29 CFR 1910.1200).', article: 'Article selon la norme OSHA de communication des dangers (29 CFR 1910.1200), qui n’exige pas de fiche ; celle-ci est informative.', classification: 'Classification', hazardStatements: 'Mentions de danger', precautions: 'Conseils de prudence', otherHazards: 'Autres dangers', noOtherHazards: 'Aucun connu.',
      dilutions: 'Dilué ou dosé pour l’usage', noDilutionHazard: 'Non classé comme dangereux.', notClassifiedBySupplier: 'Non classé par le fournisseur : manipuler comme le concentré.', asProduct: 'Classé comme le produit lui-même.',
      ingredient: 'Ingrédient', percent: '% en poids', noIngredient: 'Article : aucun ingrédient n’est libéré en usage normal.', noCas: 'secret commercial',
      eyes: 'Yeux', skin: 'Peau', swallowed: 'Ingestion', inhaled: 'Inhalation', symptoms: 'Symptômes', physician: 'Note au médecin',
      media: 'Moyens d’extinction', dangers: 'Dangers particuliers', fighters: 'Pompiers',
      handling: 'Manutention', storage: 'Stockage', shelfLife: 'Durée de conservation', months: (count) => `${count} mois dans le récipient non ouvert`, warnings: 'Avertissement',
      equipment: 'Équipement de protection', noEquipment: 'Aucun en usage normal.', drugEquipment: 'Aucun sur les mains, selon l’étiquette. Pour les déversements et les grandes quantités : gants et lunettes de sécurité.', limits: 'Limites d’exposition', noLimits: 'Aucune de l’OSHA ni de l’ACGIH pour les ingrédients nommés.', controls: 'Contrôles',
      state: 'Aspect', odor: 'Odeur', scented: 'Parfumé', noFragrance: 'Sans parfum ajouté', ph: 'pH', flash: 'Point d’éclair', noPh: 'Sans objet', phNotDetermined: 'Non déterminé', otherProperties: 'Autres propriétés', notDetermined: 'Non déterminées pour cet exemple.',
      reactions: 'Stabilité, réactions', conditions: 'Conditions à éviter', avoid: 'Incompatible avec', noneNamed: 'Aucun nommé',
      dot: 'DOT (49 CFR)',
    },
  },
};

/** What section 16 says, by language. */
export const CLOSING: Record<SheetLanguage, string> = {
  en: 'Prepared as sample material from the entry of the product. Nothing on this sheet may be used to handle, store or ship a real product.',
  es: 'Material de muestra, preparado con los datos del producto en este sitio. Nada de esta ficha sirve para manejar, almacenar o transportar un producto real.',
  fr: 'Document d’exemple, établi avec les données du produit sur ce site. Rien sur cette fiche ne peut servir à manipuler, stocker ou transporter un produit réel.',
};
