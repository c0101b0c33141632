/** Checks of product content (docs/product.md, "Checks of product content"). */
import type { View } from '@cleanpro/contentful-local/space/types';
import { brokenRules, type Problem, type SafetyChecks } from '../problem.ts';
import { checkDeniedClaims } from './denied-claims.ts';
import { checkArticleWarnings } from './article-warnings.ts';
import { checkArticles } from './articles.ts';
import { checkClaims } from './claims.ts';
import { checkCompositions } from './composition.ts';
import { checkDosing } from './dosing.ts';
import { checkEquipment } from './equipment.ts';
import { checkExclusions } from './exclusions.ts';
import { checkFirstAid } from './first-aid.ts';
import { checkFoodContact } from './food-contact.ts';
import { checkFragrance } from './fragrance.ts';
import { checkFrequencies } from './frequencies.ts';
import { checkHazards } from './hazards.ts';
import { checkIncompatibility } from './incompatibility.ts';
import { checkJobGear } from './job-gear.ts';
import { checkJobTimes } from './job-times.ts';
import { checkJobs } from './jobs.ts';
import { checkMarketing } from './marketing.ts';
import { checkOrganismClaims } from './organism-claims.ts';
import { checkPackSizes } from './packs.ts';
import { checkPoisonCenter } from './poison-center.ts';
import { checkQuats } from './quats.ts';
import { checkRecommendedUse } from './recommended-use.ts';
import { checkRinsing } from './rinsing.ts';
import { checkSheetLinks } from './sheet-links.ts';
import { checkSheets } from './sheets.ts';
import { checkShelfLife } from './shelf-life.ts';
import { checkSmartLabels } from './smartlabel.ts';
import { checkRepeatedSentences } from './repeated-sentences.ts';
import { checkSurfaces } from './surfaces.ts';
import { checkTextWarnings } from './text-warnings.ts';

const SAFETY: SafetyChecks<View> = {
  dosing: checkDosing,
  articles: checkArticles,
  rinsing: checkRinsing,
  claims: checkClaims,
  hazards: checkHazards,
  'first-aid': checkFirstAid,
  equipment: checkEquipment,
  exclusions: checkExclusions,
  composition: checkCompositions,
  incompatibility: checkIncompatibility,
  'article-warnings': checkArticleWarnings,
  'poison-center': checkPoisonCenter,
  jobs: checkJobs,
  'job-gear': checkJobGear,
  'job-times': checkJobTimes,
  sheets: checkSheets,
  'sheet-links': checkSheetLinks,
  'shelf-life': checkShelfLife,
  fragrance: checkFragrance,
  'food-contact': checkFoodContact,
  'organism-claims': checkOrganismClaims,
  quats: checkQuats,
  surfaces: checkSurfaces,
  'recommended-use': checkRecommendedUse,
  'text-warnings': checkTextWarnings,
};

/** Rules that are not about safety. */
const OTHERS: readonly ((view: View) => Problem[])[] = [
  checkDeniedClaims,
  checkMarketing,
  checkRepeatedSentences,
  checkFrequencies,
  checkSmartLabels,
  checkPackSizes,
];

/** Returns the problems with products and related entries. */
export const checkProducts = (view: View): Problem[] => [
  ...brokenRules(SAFETY, view),
  ...OTHERS.flatMap((check) => check(view)),
];
