/** ZIP code prefixes (first three digits) of each state (USPS publication 65). */
const RANGES: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  Alabama: [[350, 369]],
  Alaska: [[995, 999]],
  Arizona: [[850, 865]],
  Arkansas: [
    [716, 729],
    [755, 755],
  ],
  California: [[900, 961]],
  Colorado: [[800, 816]],
  Connecticut: [[60, 69]],
  Delaware: [[197, 199]],
  'District of Columbia': [
    [200, 200],
    [202, 205],
    [569, 569],
  ],
  Florida: [[320, 349]],
  Georgia: [
    [300, 319],
    [398, 399],
  ],
  Hawaii: [[967, 968]],
  Idaho: [[832, 838]],
  Illinois: [[600, 629]],
  Indiana: [[460, 479]],
  Iowa: [[500, 528]],
  Kansas: [[660, 679]],
  Kentucky: [
    [400, 427],
    [452, 452],
  ],
  Louisiana: [[700, 714]],
  Maine: [[39, 49]],
  Maryland: [[206, 219]],
  Massachusetts: [
    [10, 27],
    [55, 55],
  ],
  Michigan: [[480, 499]],
  Minnesota: [[550, 567]],
  Mississippi: [[386, 397]],
  Missouri: [[630, 658]],
  Montana: [[590, 599]],
  Nebraska: [[680, 693]],
  Nevada: [[889, 898]],
  'New Hampshire': [[30, 38]],
  'New Jersey': [[70, 89]],
  'New Mexico': [[870, 884]],
  'New York': [
    [5, 5],
    [63, 63],
    [100, 149],
  ],
  'North Carolina': [[270, 289]],
  'North Dakota': [[580, 588]],
  Ohio: [[430, 459]],
  Oklahoma: [[730, 749]],
  Oregon: [[970, 979]],
  Pennsylvania: [[150, 196]],
  'Rhode Island': [[28, 29]],
  'South Carolina': [[290, 299]],
  'South Dakota': [[570, 577]],
  Tennessee: [[370, 385]],
  Texas: [
    [733, 733],
    [750, 799],
    [885, 885],
  ],
  Utah: [[840, 847]],
  Vermont: [
    [50, 54],
    [56, 59],
  ],
  Virginia: [
    [201, 201],
    [220, 246],
  ],
  Washington: [[980, 994]],
  'West Virginia': [[247, 268]],
  Wisconsin: [[530, 549]],
  Wyoming: [
    [820, 831],
    [834, 834],
  ],
  // Puerto Rico and the Virgin Islands; Guam, American Samoa, the Northern Marianas and others in the Pacific.
  'US Territories': [
    [6, 9],
    [969, 969],
  ],
};

/** Whether a ZIP code can be in a state. True for states that are not in the table. */
export function isZipInState(zip: string, state: string): boolean {
  const ranges = RANGES[state];
  if (!ranges) return true;
  const prefix = Number(zip.slice(0, 3));
  return ranges.some(([from, to]) => prefix >= from && prefix <= to);
}

export const ZIP_STATES = Object.keys(RANGES);

/** Whether the prefix of a ZIP code is assigned to any state. */
export function isZipInUse(zip: string): boolean {
  return ZIP_STATES.some((state) => isZipInState(zip, state));
}
