/** The content of one safety data sheet. */
import { paper, RED, SOFT, type PaperWriter } from './paper.ts';
import type { Profile } from './profiles.ts';
import { HAZARDS, PRECAUTIONS, type Language, type Words } from './statements.ts';
import { WORDS } from './words.ts';

export interface SheetFacts {
  language: Language;
  productName: string;
  brand: string;
  number: string;
  codes: readonly string[];
  epa: string | null;
  /** Day, as `2026-01-31`. */
  revised: string;
  profile: Profile;
  state?: Words;
}

function hazards(writer: PaperWriter, facts: SheetFacts): void {
  const { profile, language } = facts;
  const { labels } = WORDS[language];
  if (profile.signalWord === 'None') writer.text(labels.noHazard);
  else writer.write('P', labels.signal[profile.signalWord], 13, true, RED);
  writer.pictograms(profile.pictograms);
  for (const code of profile.hazards) writer.text(`${code}  ${HAZARDS[code][language]}`);
  if (profile.precautions.length > 0) writer.write('P', labels.precautions, 9.5, true);
  for (const code of profile.precautions) writer.text(`${code}  ${PRECAUTIONS[code][language]}`);
}

function body(writer: PaperWriter, facts: SheetFacts): void {
  const { profile, language } = facts;
  const words = WORDS[language];
  const { labels } = words;
  const { care } = profile;
  const aquatic = profile.hazards.some((code) => code === 'H400' || code === 'H410');
  const sections: readonly (() => void)[] = [
    () => {
      writer.row(labels.product, facts.productName);
      writer.row(labels.brand, facts.brand);
      writer.row(labels.number, facts.number);
      if (facts.codes.length > 0) writer.row(labels.codes, facts.codes.join(', '));
      if (facts.epa) writer.row(labels.epa, facts.epa);
      writer.row(labels.use, labels.useText);
      writer.text(labels.supplier);
      writer.text(labels.emergency);
    },
    () => hazards(writer, facts),
    () => {
      if (profile.composition.length === 0) writer.text(labels.none);
      else writer.write('P', `${labels.ingredient} · CAS · ${labels.percent}`, 9.5, true);
      for (const [name, cas, percent] of profile.composition)
        writer.text(`${name[language]} · ${cas} · ${percent} %`);
    },
    () => {
      const [eyes, skin, swallowed, inhaled] = words.firstAid[care];
      writer.row(labels.eyes, eyes);
      writer.row(labels.skin, skin);
      writer.row(labels.swallowed, swallowed);
      writer.row(labels.inhaled, inhaled);
    },
    () => writer.text(words.fire[care === 'flammable' ? 'burns' : 'not']),
    () => writer.text(words.spill[care]),
    () => writer.text(words.storage[care]),
    () => writer.text(words.protection[care]),
    () => {
      writer.row(labels.state, (facts.state ?? profile.state)[language]);
      writer.row(labels.ph, profile.ph);
      writer.row(labels.flash, profile.flashPoint[language]);
      writer.row(labels.odor, labels.odorText);
    },
    () => {
      writer.text(words.stability);
      writer.row(labels.avoid, profile.incompatible[language]);
    },
    () => writer.text(words.toxicology[care]),
    () => writer.text(words.ecology[care === 'article' ? 'article' : aquatic ? 'toxic' : 'ordinary']),
    () => writer.text(words.disposal),
    () => writer.text(profile.transport[language]),
    () => {
      writer.text(words.regulatory);
      if (facts.epa) writer.row(labels.epa, facts.epa);
    },
    () => writer.text(`${words.other} ${words.revised}: ${facts.revised}.`),
  ];
  sections.forEach((section, index) => {
    writer.heading(`${index + 1}. ${words.headings[index] ?? ''}`);
    section();
  });
}

/** A safety data sheet as PDF bytes; the same facts give the same bytes. */
export function safetyDataSheet(facts: SheetFacts): Promise<Buffer> {
  const words = WORDS[facts.language];
  return paper(
    {
      title: `${words.title}: ${facts.brand} ${facts.productName}`,
      language: { en: 'en-US', es: 'es-US', fr: 'fr-CA' }[facts.language],
      day: facts.revised,
      notice: words.sample,
      note: words.sampleNote,
      pageOf: words.page,
    },
    (writer) => {
      writer.write('P', words.title, 11, true, SOFT);
      writer.write('H1', `${facts.brand} ${facts.productName}`, 19, true);
      writer.write('P', `${facts.number} · ${words.revised}: ${facts.revised}`, 9.5, false, SOFT);
      body(writer, facts);
    },
  );
}
