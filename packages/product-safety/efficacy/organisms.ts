/** Organisms for which people look up a disinfectant, including those that no product has a claim against. */
import type { EfficacyClaim } from './claims.ts';

export interface Organism {
  /** Name as used in a sentence: `norovirus`. */
  name: string;
  /** All names in use, on labels and in everyday language. */
  names: readonly string[];
}

const organism = (name: string, ...others: string[]): Organism => ({ name, names: [name, ...others] });

export const ORGANISMS: readonly Organism[] = [
  organism(
    'norovirus',
    'noro',
    'norwalk virus',
    'calicivirus',
    'stomach flu',
    'stomach virus',
    'stomach bug',
  ),
  organism(
    'Clostridioides difficile',
    'Clostridioides',
    'Clostridium',
    'Clostridium difficile',
    'C. difficile',
    'C. diff',
    'cdiff',
  ),
  organism('tuberculosis', 'Mycobacterium', 'TB', 'tuberculocidal', 'tuberculocide'),
  organism('HIV', 'human immunodeficiency virus', 'HIV-1'),
  organism(
    'hepatitis',
    'hepatitis A',
    'hepatitis B',
    'hepatitis C',
    'hep A',
    'hep B',
    'hep C',
    'HAV',
    'HBV',
    'HCV',
  ),
  organism('bloodborne pathogens', 'bloodborne pathogen', 'blood borne pathogen'),
  organism('Candida auris', 'C. auris', 'Candida'),
  organism('E. coli', 'Escherichia coli', 'ecoli', 'O157'),
  organism('Listeria', 'Listeria monocytogenes'),
  organism('Campylobacter', 'Campylobacter jejuni'),
  organism('Shigella'),
  organism('Legionella', 'Legionnaires'),
  organism('Streptococcus', 'strep'),
  organism('Enterococcus', 'VRE', 'vancomycin resistant Enterococcus'),
  organism('Acinetobacter', 'Acinetobacter baumannii'),
  organism('rotavirus'),
  organism('RSV', 'respiratory syncytial virus'),
  organism('rhinovirus', 'common cold'),
  organism('adenovirus'),
  organism('coxsackievirus', 'hand foot and mouth disease', 'hand foot and mouth', 'HFMD'),
  organism('measles'),
  organism('mpox', 'monkeypox'),
  organism('Ebola', 'Ebola virus'),
  organism('poliovirus', 'polio'),
  organism('herpes', 'herpes simplex'),
  organism('parvovirus', 'parvo'),
  organism('avian influenza', 'bird flu', 'avian flu', 'H5N1'),
  organism('anthrax'),
  organism('mold and mildew', 'mold', 'mildew', 'mildewcide', 'black mold', 'Aspergillus'),
  organism('influenza', 'influenza A', 'flu', 'swine flu', 'H1N1'),
  organism('SARS-CoV-2', 'COVID', 'COVID 19', 'coronavirus', 'corona virus'),
  organism('Staphylococcus aureus', 'Staphylococcus', 'staph'),
  organism('MRSA', 'methicillin resistant Staphylococcus aureus'),
  organism('Salmonella', 'Salmonella enterica'),
  organism('Trichophyton', 'ringworm', 'athletes foot', 'tinea', 'fungus', 'fungicidal', 'fungicide'),
  organism('Pseudomonas', 'Pseudomonas aeruginosa'),
  organism('Klebsiella', 'Klebsiella aerogenes', 'Enterobacter aerogenes'),
];

const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

/** Returns the names of claims and organisms in the normalized form that `isClaimed` searches. */
export const normalizedClaims = (claims: readonly EfficacyClaim[]): string[] =>
  claims.flatMap(({ claim, organisms }) => [claim, ...organisms].map(plain));

/** Whether any of the strings from `normalizedClaims` mentions the organism. */
export const isClaimed = ({ names }: Organism, claimed: readonly string[]): boolean =>
  names.some((name) => claimed.some((text) => text.includes(plain(name))));
