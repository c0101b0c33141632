/**
 * Label elements required by OSHA 29 CFR 1910.1200, Appendix C, as revised in 2024. Since that revision, aerosols no
 * longer need the gas cylinder pictogram.
 */
import type { HazardCode, PrecautionCode } from './statements.ts';

export type SignalWord = 'None' | 'Warning' | 'Danger';
type HazardPictogram = 'flammable' | 'oxidizing' | 'corrosive' | 'irritant' | 'environment';

interface LabelElements {
  signalWord: SignalWord;
  pictogram?: HazardPictogram;
  precautions: readonly PrecautionCode[];
}

const FLAMMABLE_LIQUID = [
  'P210',
  'P233',
  'P240',
  'P241',
  'P242',
  'P243',
  'P280',
  'P303+P361+P353',
  'P370+P378',
  'P403+P235',
  'P501',
] as const;
const AEROSOL = ['P210', 'P211', 'P251', 'P410+P412'] as const;
const NARCOTIC = ['P261', 'P271', 'P304+P340', 'P312', 'P403+P233', 'P405', 'P501'] as const;

const LABELS: Record<HazardCode, LabelElements> = {
  H222: { signalWord: 'Danger', pictogram: 'flammable', precautions: AEROSOL },
  H223: { signalWord: 'Warning', pictogram: 'flammable', precautions: AEROSOL },
  H225: { signalWord: 'Danger', pictogram: 'flammable', precautions: FLAMMABLE_LIQUID },
  H226: { signalWord: 'Warning', pictogram: 'flammable', precautions: FLAMMABLE_LIQUID },
  H229: { signalWord: 'Warning', precautions: ['P210', 'P251', 'P410+P412'] },
  H272: {
    signalWord: 'Warning',
    pictogram: 'oxidizing',
    precautions: ['P210', 'P220', 'P280', 'P370+P378', 'P501'],
  },
  H290: { signalWord: 'Warning', pictogram: 'corrosive', precautions: ['P234', 'P390', 'P406'] },
  H302: {
    signalWord: 'Warning',
    pictogram: 'irritant',
    precautions: ['P264', 'P270', 'P301+P312', 'P330', 'P501'],
  },
  H312: {
    signalWord: 'Warning',
    pictogram: 'irritant',
    precautions: ['P280', 'P302+P352', 'P312', 'P362+P364', 'P501'],
  },
  H314: {
    signalWord: 'Danger',
    pictogram: 'corrosive',
    precautions: [
      'P260',
      'P264',
      'P280',
      'P301+P330+P331',
      'P303+P361+P353',
      'P304+P340',
      'P305+P351+P338',
      'P310',
      'P363',
      'P405',
      'P501',
    ],
  },
  H315: {
    signalWord: 'Warning',
    pictogram: 'irritant',
    precautions: ['P264', 'P280', 'P302+P352', 'P332+P313', 'P362+P364'],
  },
  H317: {
    signalWord: 'Warning',
    pictogram: 'irritant',
    precautions: ['P261', 'P272', 'P280', 'P302+P352', 'P333+P313', 'P362+P364', 'P501'],
  },
  H318: { signalWord: 'Danger', pictogram: 'corrosive', precautions: ['P280', 'P305+P351+P338', 'P310'] },
  H319: {
    signalWord: 'Warning',
    pictogram: 'irritant',
    precautions: ['P264', 'P280', 'P305+P351+P338', 'P337+P313'],
  },
  H335: { signalWord: 'Warning', pictogram: 'irritant', precautions: NARCOTIC },
  H336: { signalWord: 'Warning', pictogram: 'irritant', precautions: NARCOTIC },
  H400: { signalWord: 'Warning', pictogram: 'environment', precautions: ['P273', 'P391', 'P501'] },
  H410: { signalWord: 'Warning', pictogram: 'environment', precautions: ['P273', 'P391', 'P501'] },
  H411: { signalWord: 'None', pictogram: 'environment', precautions: ['P273', 'P391', 'P501'] },
  H412: { signalWord: 'None', precautions: ['P273', 'P501'] },
};

/** Statements that make other statements redundant (Appendix C.2.3 and C.2.4). */
const PRECEDENCE: readonly [has: PrecautionCode, drops: readonly PrecautionCode[]][] = [
  ['P301+P330+P331', ['P301+P312', 'P330']],
  ['P303+P361+P353', ['P302+P352']],
  ['P310', ['P312', 'P337+P313']],
  ['P260', ['P261']],
  ['P363', ['P362+P364']],
];

/**
 * Urgent replacements used when P310 applies, because someone who swallowed the product must not wait until they feel
 * unwell (Appendix C.2.4).
 */
const URGENT: Partial<Record<PrecautionCode, PrecautionCode>> = { 'P301+P312': 'P301+P310' };

const EYES_AND_SKIN: readonly HazardCode[] = ['H315', 'H319'];
const SIGNAL_WORDS: readonly SignalWord[] = ['None', 'Warning', 'Danger'];

export interface Classification {
  signalWord: SignalWord;
  pictograms: HazardPictogram[];
  hazards: HazardCode[];
  precautions: PrecautionCode[];
}

/** Returns the label elements for a set of hazards. Precautions are sorted by code. */
export function classify(hazards: readonly HazardCode[]): Classification {
  const labels = hazards.map((code) => ({ code, ...LABELS[code] }));
  const isCorrosive = labels.some(({ code }) => code === 'H314' || code === 'H318');
  const pictograms = labels.flatMap(({ code, pictogram }) =>
    // The corrosion pictogram also covers irritation of the eyes and skin (Appendix C.2.1.1).
    pictogram && !(isCorrosive && EYES_AND_SKIN.includes(code)) ? [pictogram] : [],
  );
  const all = new Set(labels.flatMap(({ precautions }) => precautions));
  const superfluous = new Set(PRECEDENCE.flatMap(([has, drops]) => (all.has(has) ? drops : [])));
  const strongest = Math.max(0, ...labels.map(({ signalWord }) => SIGNAL_WORDS.indexOf(signalWord)));
  return {
    signalWord: SIGNAL_WORDS[strongest] ?? 'None',
    pictograms: [...new Set(pictograms)],
    hazards: [...hazards],
    precautions: [...all]
      .filter((code) => !superfluous.has(code))
      .map((code) => (all.has('P310') && URGENT[code]) || code)
      .sort(),
  };
}
