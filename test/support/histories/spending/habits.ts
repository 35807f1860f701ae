/** How often and how much people spend by card. The shops' names are the vocabulary's. */

export interface Habit {
  readonly category: string;
  /** A month: least and most. */
  readonly perMonth: readonly [number, number];
  /** Pounds or dollars: least and most. */
  readonly range: readonly [number, number];
  readonly online?: boolean;
  /** How likely a purchase is returned. */
  readonly returned?: number;
}

export const BRITISH_HABITS: readonly Habit[] = [
  { category: 'groceries', perMonth: [4, 14], range: [3, 85] },
  { category: 'restaurants-and-cafes', perMonth: [1, 7], range: [3, 48] },
  { category: 'takeaway-and-fast-food', perMonth: [1, 6], range: [3, 32] },
  { category: 'pubs-and-bars', perMonth: [0, 4], range: [5, 60] },
  { category: 'public-transport', perMonth: [0, 8], range: [2, 45] },
  { category: 'fuel', perMonth: [0, 4], range: [20, 85] },
  { category: 'parking-and-tolls', perMonth: [0, 3], range: [2, 16] },
  { category: 'taxi', perMonth: [0, 3], range: [5, 34], online: true },
  { category: 'clothing', perMonth: [0, 2], range: [8, 120], returned: 0.2 },
  { category: 'online-marketplace', perMonth: [1, 6], range: [5, 90], online: true, returned: 0.08 },
  { category: 'electronics', perMonth: [0, 0.4], range: [25, 600], returned: 0.12 },
  { category: 'home-and-garden', perMonth: [0, 1.5], range: [6, 220], returned: 0.1 },
  { category: 'general-retail', perMonth: [0, 2], range: [5, 130], returned: 0.1 },
  { category: 'pharmacy', perMonth: [0, 2], range: [4, 28] },
  { category: 'hair-and-beauty', perMonth: [0, 0.8], range: [10, 70] },
  { category: 'entertainment', perMonth: [0, 1.5], range: [8, 90] },
  { category: 'pets', perMonth: [0, 1], range: [8, 55] },
  { category: 'flights', perMonth: [0, 0.25], range: [45, 480], online: true },
  { category: 'hotels', perMonth: [0, 0.3], range: [48, 340], online: true },
  { category: 'alcohol-and-tobacco', perMonth: [0, 1.2], range: [6, 40] },
  { category: 'books-and-stationery', perMonth: [0, 0.8], range: [3, 30] },
  { category: 'gifts-and-flowers', perMonth: [0, 0.6], range: [4, 48] },
  { category: 'hobbies-and-toys', perMonth: [0, 0.6], range: [6, 70], returned: 0.1 },
  { category: 'sports-goods', perMonth: [0, 0.4], range: [10, 120], returned: 0.1 },
  { category: 'dental-and-optical', perMonth: [0, 0.2], range: [24, 280] },
  { category: 'healthcare', perMonth: [0, 0.15], range: [35, 160] },
  { category: 'laundry', perMonth: [0, 0.4], range: [6, 38] },
  { category: 'postage', perMonth: [0, 0.6], range: [2, 18] },
  { category: 'vehicle-maintenance', perMonth: [0, 0.25], range: [35, 380] },
  { category: 'school-costs', perMonth: [0, 0.25], range: [8, 90] },
];

export const AMERICAN_HABITS: readonly Habit[] = [
  { category: 'groceries', perMonth: [4, 13], range: [6, 140] },
  { category: 'general-retail', perMonth: [1, 5], range: [8, 180], returned: 0.08 },
  { category: 'restaurants-and-cafes', perMonth: [2, 8], range: [4, 70] },
  { category: 'takeaway-and-fast-food', perMonth: [2, 9], range: [5, 36] },
  { category: 'fuel', perMonth: [1, 6], range: [20, 78] },
  { category: 'taxi', perMonth: [0, 3], range: [7, 42], online: true },
  { category: 'clothing', perMonth: [0, 2], range: [12, 150], returned: 0.2 },
  { category: 'online-marketplace', perMonth: [1, 7], range: [7, 110], online: true, returned: 0.08 },
  { category: 'home-and-garden', perMonth: [0, 1.5], range: [9, 260], returned: 0.1 },
  { category: 'electronics', perMonth: [0, 0.4], range: [25, 700], returned: 0.12 },
  { category: 'pharmacy', perMonth: [0, 3], range: [5, 60] },
  { category: 'entertainment', perMonth: [0, 1], range: [12, 130] },
  { category: 'hair-and-beauty', perMonth: [0, 0.8], range: [15, 90] },
  { category: 'pets', perMonth: [0, 1], range: [12, 90] },
  { category: 'flights', perMonth: [0, 0.25], range: [90, 520], online: true },
  { category: 'hotels', perMonth: [0, 0.3], range: [80, 420], online: true },
  { category: 'alcohol-and-tobacco', perMonth: [0, 1.2], range: [6, 40] },
  { category: 'books-and-stationery', perMonth: [0, 0.8], range: [3, 30] },
  { category: 'gifts-and-flowers', perMonth: [0, 0.6], range: [4, 48] },
  { category: 'hobbies-and-toys', perMonth: [0, 0.6], range: [6, 70], returned: 0.1 },
  { category: 'sports-goods', perMonth: [0, 0.4], range: [10, 120], returned: 0.1 },
  { category: 'dental-and-optical', perMonth: [0, 0.2], range: [24, 280] },
  { category: 'healthcare', perMonth: [0, 0.15], range: [35, 160] },
  { category: 'laundry', perMonth: [0, 0.4], range: [6, 38] },
  { category: 'postage', perMonth: [0, 0.6], range: [2, 18] },
  { category: 'vehicle-maintenance', perMonth: [0, 0.25], range: [35, 380] },
  { category: 'pubs-and-bars', perMonth: [0, 3], range: [8, 70] },
  { category: 'parking-and-tolls', perMonth: [0, 2], range: [2, 24] },
];
