/** Authors of the sample reviews: names, trades that use such products, and towns. */
import type { Group } from './products.ts';

export const FIRST_NAMES =
  'Dana Marco Priya Luis Hannah Theo Grace Omar Renee Victor Kim Ashley Jerome Lena Carlos Maya Pete Sofia Walter Nadia Ian Bea Tomas Joyce Ravi Ellen Marcus Ines Doug Fatima Cole Rosa Stan Mei Abel Trudy Nico Wanda Ezra Paula'.split(
    ' ',
  );

const CLEANING = ['Facilities', 'Custodian', 'NightCrew', 'Porter', 'Housekeeping', 'School', 'Clinic'];

/** Parts of nicknames that indicate the trade. */
export const TRADES: Record<Group, readonly string[]> = {
  dish: ['Chef', 'DishPit', 'Kitchen', 'Steward', 'Banquets', 'Cafe', 'Catering', 'Canteen'],
  grease: ['Chef', 'Kitchen', 'Steward', 'GrillCook', 'Bakery', 'Catering', 'Diner', 'CloseCrew'],
  laundry: ['Laundry', 'Linen', 'Housekeeping', 'Inn', 'Salon', 'Gym', 'Spa', 'CareHome'],
  restroom: [...CLEANING, 'Inn', 'Campus'],
  floor: [...CLEANING, 'Floors', 'Store'],
  surface: [...CLEANING, 'Office', 'Shop'],
  air: ['Housekeeping', 'Inn', 'FrontDesk', 'Facilities', 'Theater', 'CareHome', 'Porter'],
  hand: ['Facilities', 'Canteen', 'School', 'Clinic', 'Buyer', 'Office', 'Store'],
  paper: ['Facilities', 'Housekeeping', 'Cafe', 'School', 'Buyer', 'Bar', 'Inn'],
};

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
