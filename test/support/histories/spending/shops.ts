/** Where people spend by card, as shops stand on statements. {R4} is the branch. */

export interface Habit {
  readonly category: string;
  readonly shops: readonly string[];
  /** A month: least and most. */
  readonly perMonth: readonly [number, number];
  /** Pounds or dollars: least and most. */
  readonly range: readonly [number, number];
  readonly online?: boolean;
  /** How likely a purchase is returned. */
  readonly returned?: number;
}

export const BRITISH_HABITS: readonly Habit[] = [
  {
    category: 'groceries',
    shops: [
      'TESCO STORES {R4}',
      'SAINSBURYS S/MKTS',
      'ALDI STORES',
      'LIDL GB',
      'ASDA SUPERSTORE',
      'MORRISONS {R4}',
      'WAITROSE {R3}',
      'CO-OP FOOD',
    ],
    perMonth: [4, 14],
    range: [3, 85],
  },
  {
    category: 'restaurants-and-cafes',
    shops: ['COSTA COFFEE', 'STARBUCKS', 'NANDOS', 'PRET A MANGER', 'PIZZA EXPRESS', 'WAGAMAMA'],
    perMonth: [1, 7],
    range: [3, 48],
  },
  {
    category: 'takeaway-and-fast-food',
    shops: ['MCDONALDS {R3}', 'GREGGS PLC', 'KFC', 'DOMINOS PIZZA', 'SUBWAY {R5}', 'BURGER KING'],
    perMonth: [1, 6],
    range: [3, 32],
  },
  {
    category: 'pubs-and-bars',
    shops: ['JD WETHERSPOON', 'GREENE KING PUBS', 'THE RED LION', 'THE CROWN INN'],
    perMonth: [0, 4],
    range: [5, 60],
  },
  {
    category: 'public-transport',
    shops: ['TFL TRAVEL CH', 'TRAINLINE.COM', 'LNER.CO.UK', 'FIRST BUS', 'ARRIVA BUS'],
    perMonth: [0, 8],
    range: [2, 45],
  },
  {
    category: 'fuel',
    shops: ['SHELL {R4}', 'BP SERVICE STN', 'ESSO TESCO', 'TEXACO'],
    perMonth: [0, 4],
    range: [20, 85],
  },
  {
    category: 'parking-and-tolls',
    shops: ['RINGGO PARKING', 'NCP CAR PARKS', 'PAYBYPHONE'],
    perMonth: [0, 3],
    range: [2, 16],
  },
  {
    category: 'taxi',
    shops: ['UBER *TRIP', 'BOLT.EU/R/{R6}', 'FREENOW'],
    perMonth: [0, 3],
    range: [5, 34],
    online: true,
  },
  {
    category: 'clothing',
    shops: ['PRIMARK', 'NEXT RETAIL', 'H&M', 'ZARA UK', 'ASOS.COM', 'TK MAXX'],
    perMonth: [0, 2],
    range: [8, 120],
    returned: 0.2,
  },
  {
    category: 'online-marketplace',
    shops: ['AMZNMKTPLACE', 'AMAZON.CO.UK*{R6}', 'EBAY O*{R8}'],
    perMonth: [1, 6],
    range: [5, 90],
    online: true,
    returned: 0.08,
  },
  {
    category: 'electronics',
    shops: ['CURRYS ONLINE', 'APPLE STORE R{R3}', 'AO.COM'],
    perMonth: [0, 0.4],
    range: [25, 600],
    returned: 0.12,
  },
  {
    category: 'home-and-garden',
    shops: ['B&Q {R4}', 'IKEA LTD', 'DUNELM', 'SCREWFIX DIR', 'WICKES'],
    perMonth: [0, 1.5],
    range: [6, 220],
    returned: 0.1,
  },
  {
    category: 'general-retail',
    shops: ['ARGOS LTD', 'B&M {R4}', 'JOHN LEWIS', 'THE RANGE'],
    perMonth: [0, 2],
    range: [5, 130],
    returned: 0.1,
  },
  {
    category: 'pharmacy',
    shops: ['BOOTS {R4}', 'LLOYDSPHARMACY', 'SUPERDRUG'],
    perMonth: [0, 2],
    range: [4, 28],
  },
  {
    category: 'hair-and-beauty',
    shops: ['TONI AND GUY', 'REGIS HAIR', 'THE BODY SHOP'],
    perMonth: [0, 0.8],
    range: [10, 70],
  },
  {
    category: 'entertainment',
    shops: ['ODEON CINEMAS', 'VUE CINEMA', 'TICKETMASTER UK', 'CINEWORLD'],
    perMonth: [0, 1.5],
    range: [8, 90],
  },
  { category: 'pets', shops: ['PETS AT HOME {R4}', 'JOLLYES'], perMonth: [0, 1], range: [8, 55] },
  {
    category: 'flights',
    shops: ['EASYJET', 'RYANAIR', 'BRITISH AIRWAYS', 'JET2.COM'],
    perMonth: [0, 0.25],
    range: [45, 480],
    online: true,
  },
  {
    category: 'hotels',
    shops: ['PREMIER INN', 'BOOKING.COM', 'TRAVELODGE'],
    perMonth: [0, 0.3],
    range: [48, 340],
    online: true,
  },
];

export const AMERICAN_HABITS: readonly Habit[] = [
  {
    category: 'groceries',
    shops: ['KROGER #{R3}', 'SAFEWAY #{R4}', 'TRADER JOE S #{R3}', 'PUBLIX #{R3}', 'ALDI {R5}', 'WHOLEFDS'],
    perMonth: [4, 13],
    range: [6, 140],
  },
  {
    category: 'general-retail',
    shops: ['TARGET {R8}', 'WAL-MART #{R4}', 'COSTCO WHSE #{R4}', 'DOLLAR GENERAL'],
    perMonth: [1, 5],
    range: [8, 180],
    returned: 0.08,
  },
  {
    category: 'restaurants-and-cafes',
    shops: ['STARBUCKS STORE {R5}', 'OLIVE GARDEN', 'APPLEBEES', 'DUNKIN #{R6}', 'IHOP {R4}'],
    perMonth: [2, 8],
    range: [4, 70],
  },
  {
    category: 'takeaway-and-fast-food',
    shops: ['MCDONALD S F{R4}', 'CHICK-FIL-A #{R5}', 'TACO BELL {R5}', 'CHIPOTLE {R4}', 'WENDYS #{R4}'],
    perMonth: [2, 9],
    range: [5, 36],
  },
  {
    category: 'fuel',
    shops: ['SHELL OIL {R8}', 'CHEVRON {R7}', 'EXXONMOBIL {R6}', 'QT {R4}'],
    perMonth: [1, 6],
    range: [20, 78],
  },
  { category: 'taxi', shops: ['UBER TRIP', 'LYFT *RIDE'], perMonth: [0, 3], range: [7, 42], online: true },
  {
    category: 'clothing',
    shops: ['OLD NAVY', 'ROSS STORES #{R4}', 'TJ MAXX #{R4}', 'MACYS', 'NIKE.COM'],
    perMonth: [0, 2],
    range: [12, 150],
    returned: 0.2,
  },
  {
    category: 'online-marketplace',
    shops: ['AMAZON.COM*{R6}', 'AMZN MKTP US*{R6}', 'EBAY O*{R8}', 'ETSY.COM'],
    perMonth: [1, 7],
    range: [7, 110],
    online: true,
    returned: 0.08,
  },
  {
    category: 'home-and-garden',
    shops: ['THE HOME DEPOT #{R4}', 'LOWES #{R5}', 'IKEA {R4}'],
    perMonth: [0, 1.5],
    range: [9, 260],
    returned: 0.1,
  },
  {
    category: 'electronics',
    shops: ['BEST BUY {R8}', 'APPLE STORE #R{R3}'],
    perMonth: [0, 0.4],
    range: [25, 700],
    returned: 0.12,
  },
  {
    category: 'pharmacy',
    shops: ['WALGREENS #{R4}', 'CVS/PHARMACY #{R5}'],
    perMonth: [0, 3],
    range: [5, 60],
  },
  {
    category: 'entertainment',
    shops: ['AMC THEATRES', 'TICKETMASTER', 'REGAL CINEMAS'],
    perMonth: [0, 1],
    range: [12, 130],
  },
  {
    category: 'hair-and-beauty',
    shops: ['SUPERCUTS', 'ULTA #{R4}', 'SEPHORA'],
    perMonth: [0, 0.8],
    range: [15, 90],
  },
  {
    category: 'pets',
    shops: ['PETSMART #{R4}', 'CHEWY.COM', 'PETCO {R4}'],
    perMonth: [0, 1],
    range: [12, 90],
  },
  {
    category: 'flights',
    shops: ['DELTA AIR', 'SOUTHWES {R7}', 'UNITED {R8}'],
    perMonth: [0, 0.25],
    range: [90, 520],
    online: true,
  },
  {
    category: 'hotels',
    shops: ['HAMPTON INN', 'AIRBNB * {R6}', 'MARRIOTT'],
    perMonth: [0, 0.3],
    range: [80, 420],
    online: true,
  },
];
