/**
 * Selects the phrases of a safety data sheet by hazards and form, so that they agree with the statements of section 2.
 */
import { DRUG_STATEMENTS } from '@cleanpro/product-safety/hazards/drugs';
import { firstAidForArticle } from '@cleanpro/product-safety/hazards/article-first-aid';
import {
  emergencyWashFor,
  FIRST_AID,
  firstAidFor,
  isForHands,
} from '@cleanpro/product-safety/hazards/first-aid';
import type { HazardCode, PrecautionCode, Words } from '@cleanpro/product-safety/hazards/statements';
import { FIRE, SPILL } from './emergency-phrases.ts';
import { contains, isLiquid as isLiquidForm, type ProductFacts } from './facts.ts';
import {
  CONDITIONS,
  DISPOSAL,
  DUST,
  ECOLOGY,
  EFFECTS,
  HANDLING,
  PROTECTION,
  REACTIONS,
  REGULATORY,
  STORAGE,
  TOXICOLOGY,
} from './handling-phrases.ts';
import { incompatibilities } from './incompatibilities.ts';

/** Phrases of a section, in order. A falsy value is a phrase that does not apply. */
type Selection = readonly (Words | false | undefined)[];

export interface SheetPhrases {
  firstAid: Record<'eyes' | 'skin' | 'swallowed' | 'inhaled' | 'symptoms' | 'physician', Selection>;
  media: Selection;
  fireHazards: Selection;
  fireFighters: Selection;
  spillPeople: Selection;
  spillMethods: Selection;
  spillEnvironment: Selection;
  handling: Selection;
  storage: Selection;
  controls: Selection;
  reactivity: Selection;
  stability: Selection;
  reactions: Selection;
  conditions: Selection;
  decomposition: Selection;
  /** Incompatible materials. Also printed on the label. */
  mixing: Selection;
  routes: Selection;
  delayed: Selection;
  toxicity: Selection;
  cancer: Selection;
  ecology: Selection;
  disposal: Selection;
  regulatory: Selection;
}

const SODIUM_HYPOCHLORITE = '7681-52-9';
const DICHLOROISOCYANURATE = '51580-86-0';
const SODIUM_PERCARBONATE = '15630-89-4';
const ETHYL_ALCOHOL = '64-17-5';
/** Subtilisin and amylase. */
const ENZYMES = ['9014-01-1', '9000-90-2'];
const POWDERS = ['Powder', 'Pac', 'Tablet'];
/** pH limits of corrosive hazardous waste, 40 CFR 261.22. */
const WASTE_PH = { acid: 2, alkaline: 12.5 };
const ENVIRONMENTAL: readonly HazardCode[] = ['H400', 'H410', 'H411', 'H412'];

export const isEnvironmental = (code: HazardCode): boolean => ENVIRONMENTAL.includes(code);

/** Phrases for an article, which contains no chemicals. */
const ARTICLE: SheetPhrases = {
  firstAid: { ...firstAidForArticle([]), symptoms: [], physician: [FIRST_AID.physicianOrdinary] },
  media: [FIRE.media],
  fireHazards: [FIRE.articleBurns, FIRE.fumes],
  fireFighters: [FIRE.fighters],
  spillPeople: [SPILL.ordinary],
  spillMethods: [SPILL.solid],
  spillEnvironment: [SPILL.ordinary],
  handling: [HANDLING.ordinary],
  storage: [STORAGE.article],
  controls: [PROTECTION.ordinary],
  reactivity: [REACTIONS.unreactive],
  stability: [REACTIONS.stable],
  reactions: [REACTIONS.ordinary],
  conditions: [],
  decomposition: [REACTIONS.noDecomposition],
  mixing: [],
  routes: [TOXICOLOGY.article],
  delayed: [],
  toxicity: [],
  cancer: [],
  ecology: [TOXICOLOGY.article],
  disposal: [DISPOSAL.article],
  regulatory: [REGULATORY.osha],
};
/**
 * Returns the phrases for an article. The warnings of the article replace the general handling instructions and
 * determine first aid. First aid for a dispenser covers the concentrates in it.
 */
const articlePhrases = ({ form, warnings, protectiveEquipment }: ProductFacts): SheetPhrases => ({
  ...ARTICLE,
  firstAid: {
    ...ARTICLE.firstAid,
    ...firstAidForArticle(warnings),
    ...(form === 'Dispenser' && { eyes: [FIRST_AID.ofConcentrate], skin: [FIRST_AID.ofConcentrate] }),
  },
  spillPeople: protectiveEquipment.length > 0 ? [SPILL.equipment] : ARTICLE.spillPeople,
  handling:
    warnings.length > 0 ? [] : protectiveEquipment.length > 0 ? [HANDLING.equipped] : ARTICLE.handling,
});

/** Returns the phrases for a product. */
export function sheetPhrasesFor(facts: ProductFacts): SheetPhrases {
  if (facts.isArticle) return articlePhrases(facts);
  const { form, ph } = facts;
  const apart = incompatibilities(facts);
  const has = (...codes: readonly HazardCode[]): boolean =>
    codes.some((code) => facts.hazards.hazards.includes(code));
  const requires = (code: PrecautionCode): boolean => facts.hazards.precautions.includes(code);
  const isLiquid = isLiquidForm(form);
  const isPowder = POWDERS.includes(form);
  const isDiluted = facts.dilutions.some(
    ({ dose, purpose }) => dose.includes('gal of water') && !purpose.includes('pump'),
  );
  const isAerosol = form === 'Aerosol';
  const isDrug = facts.drugStorage !== undefined;
  const isRegistered = facts.epaRegistrationNumber !== '';
  const isHealthHazard = has('H302', 'H312', 'H314', 'H315', 'H317', 'H318', 'H319', 'H335', 'H336');
  const hasHypochlorite = contains(facts, SODIUM_HYPOCHLORITE);
  const hasDryChlorine = contains(facts, DICHLOROISOCYANURATE);
  const hasChlorine = hasHypochlorite || hasDryChlorine;
  const hasPercarbonate = contains(facts, SODIUM_PERCARBONATE);
  // Concentrated hypochlorite releases so much oxygen that it needs a vented cap.
  const isVented = form === 'Concentrate' && hasHypochlorite;
  const burnsAsLiquid = has('H225', 'H226');
  const burnsAsSpray = has('H222', 'H223');
  const hasEnzyme = contains(facts, ...ENZYMES);
  const hasGloves = facts.protectiveEquipment.some((item) => item.endsWith('gloves'));
  const isVentilated = facts.protectiveEquipment.includes('Ventilation');
  const isEquipped = facts.protectiveEquipment.some((item) => item !== 'Ventilation');
  // H314 includes burns of the mouth and throat, so "harmful" (H302) is redundant.
  const effects = facts.hazards.hazards
    .filter((code) => code !== 'H302' || !has('H314'))
    .flatMap((code) => EFFECTS[code] ?? [])
    .concat(burnsAsLiquid ? FIRST_AID.symptomsAlcohol : [])
    .concat(form === 'Powder' && !has('H314', 'H335') ? DUST : []);
  const reactions = [
    ...apart.mixing,
    has('H290') && REACTIONS.hydrogen,
    hasPercarbonate && REACTIONS.oxygen,
  ].filter((phrase) => phrase !== false);
  const released = [
    isVented && REACTIONS.oxygenInStorage,
    hasPercarbonate && REACTIONS.oxygenInHeat,
    hasChlorine && (hasDryChlorine ? REACTIONS.chlorineDry : REACTIONS.chlorine),
  ].filter((phrase) => phrase !== false);
  return {
    firstAid: {
      ...firstAidFor({ ...facts.hazards, form, isDrug, isForHands: isForHands(facts.areasOfUse) }),
      symptoms: effects.length > 0 ? effects : [FIRST_AID.noSymptoms],
      physician: [
        has('H314')
          ? FIRST_AID.physicianCorrosive
          : burnsAsLiquid
            ? FIRST_AID.physicianAlcohol
            : FIRST_AID.physicianOrdinary,
      ],
    },
    media: [
      has('H272') ? FIRE.mediaOxidizer : burnsAsLiquid || burnsAsSpray ? FIRE.mediaFlammable : FIRE.media,
    ],
    fireHazards: [
      !burnsAsLiquid && !burnsAsSpray && !has('H272') && FIRE.notFlammable,
      burnsAsLiquid && FIRE.flammable,
      burnsAsSpray && FIRE.flammableAerosol,
      has('H229') && FIRE.aerosol,
      has('H272') ? FIRE.oxidizer : hasPercarbonate && FIRE.oxygen,
      hasChlorine && FIRE.chlorine,
      has('H314') ? FIRE.fumesCorrosive : FIRE.fumes,
    ],
    fireFighters: [FIRE.fighters],
    spillPeople: [
      burnsAsLiquid || burnsAsSpray ? SPILL.ignitionPeople : has('H272') && SPILL.oxidizerPeople,
      has('H314')
        ? SPILL.people
        : isHealthHazard || isEquipped
          ? SPILL.equipment
          : !burnsAsLiquid && SPILL.ordinary,
    ],
    spillMethods: [
      has('H272')
        ? SPILL.oxidizer
        : burnsAsLiquid
          ? SPILL.ignition
          : isAerosol
            ? SPILL.aerosol
            : form === 'Pac'
              ? hasGloves
                ? SPILL.pacs
                : SPILL.pacsByHand
              : isPowder
                ? SPILL.dry
                : !isLiquid
                  ? SPILL.solid
                  : has('H314')
                    ? SPILL.absorb
                    : SPILL.mop,
      requires('P390') && SPILL.metal,
    ],
    spillEnvironment: [
      requires('P391')
        ? SPILL.aquatic
        : isLiquid || isPowder || requires('P273')
          ? SPILL.drains
          : SPILL.ordinary,
    ],
    handling: [
      has('H314')
        ? HANDLING.corrosive
        : has('H318')
          ? HANDLING.eyesDamage
          : (has('H319') || isDrug) && HANDLING.eyes,
      has('H315', 'H317', 'H312') && !has('H314') && HANDLING.skin,
      requires('P261') && (form === 'Solid' ? HANDLING.breathingVapors : HANDLING.breathing),
      hasEnzyme && facts.isSprayed && HANDLING.mist,
      requires('P271') && HANDLING.ventilated,
      requires('P272') && HANDLING.clothing,
      requires('P210') && HANDLING.flammable,
      requires('P211') && HANDLING.flammableSpray,
      requires('P251') && HANDLING.aerosol,
      requires('P220') && HANDLING.oxidizer,
      hasEnzyme && form === 'Powder' && HANDLING.enzymeDust,
      form === 'Powder' && HANDLING.dust,
      requires('P270') && HANDLING.eating,
      (requires('P264') || has('H317')) && !isDrug && HANDLING.wash,
      HANDLING.mixing,
      form === 'Concentrate' && isDiluted && !facts.dilutionSystem && HANDLING.diluting,
      isDiluted && HANDLING.labeling,
    ],
    storage: [
      isDrug ? undefined : isLiquid || form === 'Wipe' ? STORAGE.ordinary : !isAerosol && STORAGE.dry,
      hasHypochlorite && STORAGE.dark,
      isVented && STORAGE.vented,
      requires('P403+P233') && STORAGE.ventilated,
      burnsAsLiquid && STORAGE.flammable,
      requires('P410+P412') && STORAGE.aerosol,
      has('H272') && STORAGE.oxidizer,
      requires('P406') && STORAGE.metal,
      requires('P405') && STORAGE.locked,
      STORAGE.apart,
      ...apart.storage,
    ],
    controls: [
      isVentilated ? PROTECTION.ventilate : PROTECTION.ordinary,
      emergencyWashFor(facts.hazards.hazards) ?? false,
      requires('P260') && PROTECTION.respirator,
    ],
    reactivity: [reactions.length > 0 ? REACTIONS.reactive : REACTIONS.unreactive],
    stability: [isVented ? REACTIONS.slowOxygen : REACTIONS.stable],
    reactions: reactions.length > 0 ? reactions : [REACTIONS.ordinary],
    decomposition: released.length > 0 ? [...released, REACTIONS.fire] : [REACTIONS.noDecomposition],
    mixing: apart.mixing,
    conditions: [
      has('H272')
        ? CONDITIONS.oxidizer
        : isAerosol
          ? CONDITIONS.aerosol
          : burnsAsLiquid
            ? CONDITIONS.ignition
            : hasHypochlorite
              ? CONDITIONS.heatLightAndFrost
              : isLiquid || form === 'Wipe'
                ? CONDITIONS.heatAndFrost
                : isPowder
                  ? CONDITIONS.heatAndMoisture
                  : CONDITIONS.heat,
    ],
    routes: [
      isAerosol || facts.isSprayed || requires('P260')
        ? TOXICOLOGY.routesMist
        : form === 'Powder'
          ? TOXICOLOGY.routesDust
          : form === 'Pac'
            ? TOXICOLOGY.routesPac
            : burnsAsLiquid || requires('P261') || isVentilated
              ? TOXICOLOGY.routesVapors
              : TOXICOLOGY.routes,
    ],
    delayed: [
      has('H314') ? TOXICOLOGY.burns : has('H318') && TOXICOLOGY.eyeDamage,
      has('H317') && TOXICOLOGY.allergy,
      hasEnzyme && TOXICOLOGY.enzyme,
      !hasEnzyme && !has('H314', 'H317', 'H318') && TOXICOLOGY.noDelayed,
      isHealthHazard ? TOXICOLOGY.others : TOXICOLOGY.none,
    ],
    toxicity: [has('H302') ? TOXICOLOGY.harmful : TOXICOLOGY.mild],
    cancer: [contains(facts, ETHYL_ALCOHOL) ? TOXICOLOGY.alcohol : TOXICOLOGY.noCarcinogen],
    ecology: [!facts.hazards.hazards.some(isEnvironmental) && ECOLOGY.ordinary],
    disposal: [
      DISPOSAL.ordinary,
      isAerosol
        ? DISPOSAL.can
        : isLiquid &&
          (facts.dilutionSystem ? DISPOSAL.sealed : facts.isRefilled ? DISPOSAL.refilled : DISPOSAL.empty),
      isLiquid &&
        ph !== undefined &&
        (ph.minimum <= WASTE_PH.acid || ph.maximum >= WASTE_PH.alkaline) &&
        DISPOSAL.corrosiveWaste,
      has('H222', 'H223', 'H225', 'H226', 'H272') && DISPOSAL.ignitableWaste,
      isRegistered && DISPOSAL.pesticide,
    ],
    regulatory: [
      REGULATORY.osha,
      isRegistered && REGULATORY.pesticide,
      isDrug && REGULATORY.drug,
      isDrug && isHealthHazard && DRUG_STATEMENTS,
    ],
  };
}
