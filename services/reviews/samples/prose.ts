/** Building blocks of the sample reviews: an opening, an outcome that fits the rating, and sometimes an ending. */

export interface Prose {
  /** Where and how it is used; fits any number of stars. */
  openings: string[];
  good: string[];
  mixed: string[];
  poor: string[];
  titles: { good: string[]; mixed: string[]; poor: string[] };
}

export type Group =
  'dish' | 'grease' | 'laundry' | 'restroom' | 'floor' | 'surface' | 'air' | 'hand' | 'paper';

export const PROSE: Record<Group, Prose> = {
  dish: {
    openings: [
      'We run two sinks through lunch and dinner at a 140-seat place.',
      'Our café has one small sink and no machine, so everything is washed by hand.',
      'I manage a school kitchen that serves 600 trays a day.',
      'Switched three months ago when our old supplier changed the formula.',
      'Bought for the commissary that preps for our four trucks.',
      'This has been on the dish line of our hotel since spring.',
      'I tested it next to our usual brand for two weeks, one on each station.',
      'Ordered one case to try it before the catering season.',
    ],
    good: [
      'Grease comes off with one pass and the water stays usable much longer than before.',
      'Glasses dry clear and I have stopped seeing plates come back from the pass.',
      'The crew uses about a third less, which I only believed after counting the empty bottles.',
      'Sheet trays with baked-on cheese needed no second soak.',
      'Hands hold up better as well; nobody has asked for cream since we changed.',
      'Rinses clean without that slippery film, so trays stack dry.',
    ],
    mixed: [
      'It does the job on everyday grease, but burnt sugar still needs a soak and elbow work.',
      'Good cleaning, yet the cap drips and there is a blue ring on the shelf every morning.',
      'Works well in hot water. In lukewarm water it is no better than what we had.',
    ],
    poor: [
      'Our hard water wins: I see spots on every second rack and we doubled the dose without a change.',
      'Two bottles in the case had leaked, and what was left did not last the week.',
      'Suds were gone before the first hour was over, so the sink was changed more often, not less.',
    ],
    titles: {
      good: [
        'Lasts a whole rush',
        'Clear glasses again',
        'Less soaking, less swearing',
        'The crew asked for more',
        'Worth the change',
      ],
      mixed: ['Fine for everyday', 'Good soap, poor cap', 'Solid, not magic'],
      poor: ['Not for hard water', 'Leaked on arrival', 'Expected more suds'],
    },
  },
  grease: {
    openings: [
      'Our hood filters go through a week of wok cooking before they are cleaned.',
      'We use it on two flat tops and four fryers after close.',
      'Kitchen manager of a diner that never closes, so cleaning has to be quick.',
      'I was sceptical because the last degreaser took the paint off a shelf.',
      'The franchise trainer recommended it during our opening week.',
      'Used on stainless, tile and the wheels of the prep carts.',
      'We clean ovens on Sunday nights with a crew of two.',
    ],
    good: [
      'Spray, wait as the label says, and the brown layer wipes off in sheets.',
      'Closing is twenty minutes shorter and the fryers look as they did on delivery day.',
      'No eye-watering smell, which matters in a kitchen with one window.',
      'It got behind the burners where we had given up with the scraper.',
      'Rinses away without leaving the steel dull.',
    ],
    mixed: [
      'Strong on fresh grease; old polymerized spots needed a second round.',
      'Cleans very well, but the trigger gets stiff after a few weeks.',
      'Good on steel. On painted walls test it first, ours went a shade lighter.',
    ],
    poor: [
      'On our smoker it did next to nothing, even after half an hour.',
      'The sprayer failed on three of six bottles and we poured it by hand.',
      'Left streaks on the hood that had to be polished out again.',
    ],
    titles: {
      good: [
        'Hoods done in half the time',
        'Wipes off in sheets',
        'Fryers like new',
        'Finally a degreaser that rinses',
      ],
      mixed: ['Strong, with a weak trigger', 'Needs two rounds', 'Good, test it first'],
      poor: ['Not for smokers', 'Sprayers broke', 'Streaks on steel'],
    },
  },
  laundry: {
    openings: [
      'We wash about 900 pounds a day for a 90-room property.',
      'Salon towels with color and oil, two top loaders, no pump.',
      'Care home laundry with everything that this means.',
      'I run linens for a banquet hall; tablecloths are the hard part.',
      'We went over to lower temperatures this year to save gas.',
      'Gym towels, five loads before noon.',
      'Changed from a bulk no-name product in January.',
    ],
    good: [
      'Sheets are visibly whiter after four or five washes and guests have stopped mentioning the grey.',
      'Wine and gravy come out the first time, so the rewash pile is gone.',
      'Towels come out softer and fold flat, and the dryer is done a few minutes sooner.',
      'Dosing is easy to teach, new staff got it right on the first shift.',
      'No smell left in damp towels, even when a load waits over lunch.',
    ],
    mixed: [
      'Whites are good. Rust spots are still there, for those we need the extra product.',
      'Cleans well but the scent is stronger than some of our guests like.',
      'Fine in soft water; at the second site with hard water we use a third more.',
    ],
    poor: [
      'Our machines foam over with it, even at half of the dose on the label.',
      'Color faded on two sets of napkins. Customer care answered quickly, the napkins are still pale.',
      'No difference to the product at half the price.',
    ],
    titles: {
      good: [
        'Whites are white',
        'Rewash pile is gone',
        'Guests noticed the towels',
        'Easy to dose',
        'Cold water works',
      ],
      mixed: ['Good, strong scent', 'Does not do rust', 'Depends on your water'],
      poor: ['Too much foam', 'Faded our napkins', 'No better than cheap'],
    },
  },
  restroom: {
    openings: [
      'We look after eleven restrooms in a transit hall.',
      'Hotel housekeeping, sixteen rooms for each attendant.',
      'Our showers see sandy feet all summer and hard water all year.',
      'Cleaning contractor here, used in three office buildings.',
      'The building is from 1962 and so is the grout.',
      'School restrooms after lunch, you can imagine.',
    ],
    good: [
      'Soap scum and the white crust on the taps are gone with one wipe after the contact time.',
      'The smell from the corners has not come back, which no perfume ever managed.',
      'Attendants save two or three minutes a room because there is only one bottle to carry.',
      'Chrome stays bright and nobody complains of fumes in the small bathrooms.',
      'Inspection went through without a note for the first time in a year.',
    ],
    mixed: [
      'Good on scale. For daily use we thin the routine out, the scent lingers in rooms without a window.',
      'Works, though the contact time is long for a busy corridor.',
      'Takes off new rings, old ones need a pumice.',
    ],
    poor: [
      'Bottles arrived with cracked nozzles and half of one had run into the carton.',
      'Left white marks on dark tile that took an hour to rinse off.',
      'After two weeks the odor in the urinal corner is as before.',
    ],
    titles: {
      good: [
        'One bottle for the whole bathroom',
        'Scale is gone',
        'The corner does not smell',
        'Passed inspection',
        'Bright chrome',
      ],
      mixed: ['Works, takes its time', 'Good but the scent stays', 'New rings only'],
      poor: ['Broken nozzles', 'Marks on dark tile', 'Odor came back'],
    },
  },
  floor: {
    openings: [
      'We do 18,000 square feet of vinyl tile every night.',
      'Used with a small auto scrubber in a grocery store.',
      'Quarry tile in a kitchen, deck brush and squeegee.',
      'Lobby stone and two elevators, mopped three times a day.',
      'I clean four small offices alone, so it has to be simple.',
      'Medical office with sealed floors and a strict checklist.',
      'Our entry takes salt and slush from December to March.',
    ],
    good: [
      'Floors dry without streaks and the shine holds until the next scheduled coat.',
      'It picks up grit and hair that the old mop only moved around.',
      'No sticky feel under the shoes, which was our daily complaint before.',
      'Tile is less slippery by the fryers, and we have not had a fall this quarter.',
      'I need one bucket where I needed two.',
    ],
    mixed: [
      'Good result, but you must not overdose or it hazes.',
      'Fine on vinyl, so-so on textured tile.',
      'Does the job; I would like a larger pack with less plastic.',
    ],
    poor: [
      'Dried with a haze on black stone and we had to rinse twice.',
      'Did not cope with winter salt at all.',
      'The pack was short by one when I counted on delivery.',
    ],
    titles: {
      good: [
        'No streaks at last',
        'Shine holds',
        'Safer by the fryers',
        'Half the buckets',
        'Simple and quick',
      ],
      mixed: ['Mind the dose', 'Good on vinyl', 'Bigger pack please'],
      poor: ['Haze on dark stone', 'Not for salt', 'Short delivery'],
    },
  },
  surface: {
    openings: [
      'Desks, door handles and a lot of glass in a coworking space.',
      'We wipe down gym equipment between classes.',
      'Clinic waiting room, done five times a day.',
      'Preschool tables, crayons included.',
      'Hotel lobby with fingerprints at every height.',
      'Our day porters carry one bottle and two cloths, that is all.',
      'Used in a showroom where every smear is seen in the morning sun.',
    ],
    good: [
      'Dries without streaks on dark glass and does not leave anything sticky on desks.',
      'Marker and scuffs came off the wall with hardly any rubbing.',
      'The label is clear about contact time, so training took five minutes.',
      'Staff like that it does not smell like a hospital.',
      'We replaced three products with it and the cart is lighter.',
    ],
    mixed: [
      'Cleans fine; on screens you need a dry cloth after it.',
      'Good product, but the case count is odd for our dispensers.',
      'Does what it says. The scent is a matter of taste.',
    ],
    poor: [
      'Streaks on our front doors whatever cloth we used.',
      'Took the shine off a lacquered table; the label does warn, we overlooked it.',
      'Half of the pack had dried out by the time we opened it.',
    ],
    titles: {
      good: [
        'One bottle, whole lobby',
        'No streaks in the sun',
        'Lighter cart',
        'Crayon does not stand a chance',
        'Clear label',
      ],
      mixed: ['Good with a dry cloth', 'Does what it says', 'Odd case count'],
      poor: ['Streaky', 'Test on lacquer', 'Dried out'],
    },
  },
  air: {
    openings: [
      'Pet-friendly rooms at a roadside inn.',
      'Our trash room is under the dining terrace, which was a planning mistake.',
      'Theater seats that are older than I am.',
      'Fitness center with carpet, need I say more.',
      'Used by housekeeping between a smoking guest and the next arrival.',
    ],
    good: [
      'The odor is gone and does not come back in the afternoon.',
      'Light scent, not the wall of perfume that guests complained of.',
      'Curtains and headboards are dry again in a quarter of an hour.',
      'We gave up two rooms for a night each week before; now none.',
    ],
    mixed: [
      'Helps with food smells, smoke needs two or three goes.',
      'Works well, but lasts about three weeks here and not the full month.',
    ],
    poor: [
      'It covers the smell for an hour, then both are there.',
      'Too strong for our lobby, two guests asked us to stop.',
    ],
    titles: {
      good: ['Rooms can be sold again', 'Fresh, not perfumed', 'Trash room is bearable', 'It stays away'],
      mixed: ['Two goes for smoke', 'Three weeks, not four'],
      poor: ['Covers, does not remove', 'Too strong'],
    },
  },
  hand: {
    openings: [
      'Kitchen staff wash their hands thirty times a shift.',
      'Guest bathrooms and a locker room for 200 members.',
      'Care home, every door has a dispenser.',
      'Warehouse with gloves, cartons and dust.',
      'We have it at every hand sink since the last inspection.',
    ],
    good: [
      'Nobody has cracked skin this winter, and that is the first time.',
      'Lathers at once and rinses quickly, so people really use it.',
      'A refill lasts about a third longer than the one before.',
      'No stickiness when the gloves go on afterwards.',
    ],
    mixed: [
      'Nice product, the refill is fiddly to click in.',
      'Good, although some of us find the scent too much.',
    ],
    poor: ['Left my hands dry after two days.', 'Three dispensers clogged in the first month.'],
    titles: {
      good: ['Kind to hands', 'Refills last', 'The team likes it', 'No cracked skin'],
      mixed: ['Fiddly refill', 'Good, strong scent'],
      poor: ['Dry hands', 'Clogs'],
    },
  },
  paper: {
    openings: [
      'Stadium restrooms, forty dispensers.',
      'Bed and breakfast with nine rooms.',
      'We use them on the bar and on the prep line.',
      'Office building with a cleaning crew at night only.',
      'Patio service with wind, sauce and children.',
    ],
    good: [
      'They hold when wet, so people take one and not four.',
      'Dispensers run empty far less often and the night crew is happy.',
      'Guests have mentioned how soft it is, which never happened before.',
      'Cartons are well packed and stack in our narrow storeroom.',
    ],
    mixed: [
      'Good paper, but it sheds a little on dark cloth.',
      'Quality is fine, the price went up twice this year.',
    ],
    poor: [
      'Does not fit one of our two dispenser types, although the list said so.',
      'Tears before it is off the roll.',
    ],
    titles: {
      good: ['One is enough', 'Fewer refills', 'Guests noticed', 'Holds when wet'],
      mixed: ['Good, a little lint', 'Fine, getting dearer'],
      poor: ['Did not fit', 'Tears'],
    },
  },
};

/** Titles that fit whatever is reviewed. */
export const TITLES = {
  good: [
    'Does what the label says',
    'On our standing order',
    'Small change, big difference',
    'My crew noticed first',
    'Simple and it works',
    'Saves us an hour a week',
    'Better than what we had',
    'Not going back',
    'Reliable, case after case',
    'Easy to train new people on',
    'Good value if you dose it right',
    'Recommended by our distributor',
    'Three sites, same result',
    'Would buy again',
    'Quietly excellent',
    'A keeper',
  ],
  mixed: [
    'Good, not great',
    'Does most of the job',
    'Room for improvement',
    'Average for us',
    'Mixed feelings',
  ],
  poor: ['Not for us', 'Disappointed', 'Would not order again', 'Expected more'],
} as const;

export const ENDS = {
  good: [
    'Would order again.',
    'It is on our standing order now.',
    'Already told our sister property.',
    'Give it the full contact time and it does the rest.',
    'Delivery took three days.',
    'I wish we had changed earlier.',
  ],
  mixed: [
    'We will finish the case and then decide.',
    'For the price I can live with that.',
    'I would still buy it.',
  ],
  poor: ['Went back to our old one.', 'Customer care was kind about it.', 'Perhaps it works for others.'],
} as const;

export const FIRST_NAMES =
  'Dana Marco Priya Luis Hannah Theo Grace Omar Renee Victor Kim Ashley Jerome Lena Carlos Maya Pete Sofia Walter Nadia Ian Bea Tomas Joyce Ravi Ellen Marcus Ines Doug Fatima Cole Rosa Stan Mei Abel Trudy Nico Wanda Ezra Paula'.split(
    ' ',
  );

export const ROLES =
  'Chef DishPit Kitchen Housekeeping Laundry Facilities NightCrew Owner GM Custodian Porter Banquets Cafe Salon Clinic School Inn Bakery Catering Gym'.split(
    ' ',
  );

export const LOCATIONS = [
  'Austin, TX',
  'Cincinnati, OH',
  'Portland, OR',
  'Tampa, FL',
  'Milwaukee, WI',
  'Tucson, AZ',
  'Richmond, VA',
  'Boise, ID',
  'Providence, RI',
  'Omaha, NE',
  'Fresno, CA',
  'Knoxville, TN',
  'Duluth, MN',
  'Albany, NY',
  'Baton Rouge, LA',
  'Reno, NV',
  'Columbia, SC',
  'Fargo, ND',
  'Pittsburgh, PA',
  'Santa Fe, NM',
  'Lexington, KY',
  'Spokane, WA',
  'Tulsa, OK',
  'Burlington, VT',
];

/** What the customer care team writes under a poor review. */
export const CARE_ANSWERS = [
  'Thank you for writing this down. Please call us with the lot number on the case, and we will replace what arrived damaged and find out why.',
  'We are sorry that it did not work for you. Water hardness changes the dose a lot; our technical line will gladly work out the right one with you.',
  'Thank you for the plain words. We have passed them on to the people who make it, and somebody from customer care will call you if you leave us your number.',
];
