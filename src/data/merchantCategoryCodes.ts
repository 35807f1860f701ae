/**
 * ISO 18245 merchant category codes to the category of the purchase: `[first code, last code, category, what
 * is lost]`, sorted, no overlap; a code is a number here (0742 is 742). The category is null where the code does
 * not say what was bought, with the reason. Where a code mixes trades the commoner one decides, and the row says
 * what else comes under it. The ranges of airlines, car hire and hotels hold every number kept for such firms,
 * given out or not.
 * Codes: npm `merchant-category-codes` 1.0.2 (MIT), 1,088 of them, and 5723, which ISO approved in 2022 and card schemes use since
 * 2025 (merchant help of Bank of America, April 2025); the categories are our judgement.
 */
import type { CategorySlug } from '../model/taxonomy.js';

export type MerchantCategoryRow = readonly [
  from: number,
  to: number,
  category: CategorySlug | null,
  losses?: string,
];

const ANY_GOODS = 'it names a way of selling, not what is sold';
const ANY_SERVICE = 'services of any kind';
const UNNAMED = 'the list gives it no meaning of its own';
const FREIGHT = 'a removal, a parcel or the freight of a firm';
const BANK_PRODUCT = 'a loan, a fee or a card repayment';
const MONEY_MOVED = 'money sent or loaded, to whom and what for is not said';
const INTERNAL = 'internal to a card scheme or a pilot';
const MEMBERSHIP = 'the fee of a body of any kind';

export const MERCHANT_CATEGORY_CODES = [
  // Farms, contractors, makers
  [742, 742, 'pets'], // veterinary services
  [743, 744, 'alcohol-and-tobacco'], // wine and champagne producers
  [763, 763, null, 'seed, feed, fuel or food'], // agricultural co-operatives
  [780, 780, 'home-and-garden', 'plants and garden goods'], // landscaping
  [1520, 1520, 'home-and-garden'], // general contractors
  [1711, 1711, 'home-and-garden'], // heating, plumbing, air conditioning
  [1731, 1731, 'home-and-garden'], // electricians
  [1740, 1740, 'home-and-garden'], // masonry, plaster, insulation
  [1750, 1750, 'home-and-garden'], // carpentry
  [1761, 1761, 'home-and-garden'], // roofing
  [1771, 1771, 'home-and-garden'], // concrete work
  [1799, 1799, 'home-and-garden', 'any trade on a building'], // special trade contractors
  [2741, 2741, 'books-and-stationery', 'printing for firms'], // publishing and printing
  [2744, 2744, 'books-and-stationery', 'printing for firms'], // publishing and printing
  [2791, 2791, 'business-expenses'], // typesetting
  [2842, 2842, 'home-and-garden'], // cleaning and polishing goods
  // Travel, each airline, hirer and hotel chain with a code of its own
  [3000, 3350, 'flights'], // airlines
  [3351, 3500, 'vehicle-purchase-and-hire'], // car hire
  [3501, 3881, 'hotels'], // hotels
  [3882, 3882, null, 'cash collected for a firm'], // cash collection
  [3883, 3999, 'hotels'], // hotels
  // Transport
  [4011, 4011, null, FREIGHT], // freight railways
  [4111, 4111, 'public-transport'], // commuter transport, ferries
  [4112, 4112, 'public-transport'], // passenger railways
  [4119, 4119, 'healthcare'], // ambulances
  [4121, 4121, 'taxi'], // taxis
  [4131, 4131, 'public-transport'], // buses
  [4214, 4214, null, FREIGHT], // road haulage, removals, local delivery
  [4215, 4215, 'postage'], // couriers
  [4225, 4225, 'home-and-garden'], // storage
  [4304, 4304, null, UNNAMED],
  [4411, 4411, 'holidays'], // cruises
  [4457, 4457, 'holidays'], // boat hire
  [4468, 4468, 'hobbies-and-toys'], // marinas
  [4511, 4511, 'flights'], // airlines
  [4582, 4582, null, 'parking, shops and fees'], // airports
  [4722, 4722, 'holidays'], // travel agents, tour operators
  [4723, 4723, 'holidays'], // package tours
  [4729, 4729, null, 'bus, taxi or transfer'], // passenger transport
  [4761, 4761, null, 'travel or vitamins'], // telemarketing
  [4784, 4784, 'parking-and-tolls'], // tolls, bridge and road fees
  [4785, 4785, null, UNNAMED],
  [4789, 4789, null, 'bus, taxi, tour or carriage of goods'], // transport services
  // Communications, utilities
  [4812, 4812, 'mobile', 'the device as well as the service'], // phones and phone sales
  [4813, 4813, 'mobile'], // prepaid calls
  [4814, 4814, 'mobile', 'landline and broadband'], // telecommunication services
  [4815, 4815, 'broadband-phone-tv', 'mobile telephones'], // monthly telephone charges
  [4816, 4816, 'digital-subscriptions', 'hosting for firms'], // internet and network services
  [4821, 4821, null, 'no category is for telegrams'], // telegraph
  [4829, 4829, null, MONEY_MOVED], // wire transfer, money orders
  [4899, 4899, 'broadband-phone-tv'], // cable, satellite, pay-TV
  [4900, 4900, 'energy', 'water, waste and heating oil'], // electricity, gas, heating oil, water
  // Wholesale
  [5013, 5013, 'vehicle-maintenance'], // motor parts
  [5021, 5021, 'business-expenses'], // office and commercial furniture
  [5039, 5039, 'home-and-garden'], // building materials
  [5044, 5044, 'business-expenses'], // office and copying equipment
  [5045, 5045, 'electronics', 'software'], // computers
  [5046, 5046, 'business-expenses'], // commercial equipment
  [5047, 5047, 'healthcare', 'dental and optical goods'], // medical equipment
  [5051, 5051, 'business-expenses'], // metals
  [5065, 5065, 'electronics'], // electrical parts
  [5072, 5072, 'home-and-garden'], // hardware
  [5074, 5074, 'home-and-garden'], // plumbing and heating equipment
  [5085, 5085, 'business-expenses'], // industrial supplies
  [5094, 5094, 'clothing'], // watches and jewellery
  [5099, 5099, null, 'durable goods of any kind'], // durable goods
  [5111, 5111, 'books-and-stationery'], // stationery, paper
  [5122, 5122, 'pharmacy'], // drugs
  [5131, 5131, 'hobbies-and-toys'], // fabric, haberdashery
  [5137, 5137, 'clothing'], // uniforms
  [5139, 5139, 'clothing'], // footwear
  [5169, 5169, 'business-expenses'], // chemicals
  [5172, 5172, 'fuel', 'heating oil'], // petroleum products
  [5192, 5192, 'books-and-stationery'], // books, newspapers
  [5193, 5193, 'gifts-and-flowers'], // flowers, nursery stock
  [5198, 5198, 'home-and-garden'], // paint
  [5199, 5199, null, 'non-durable goods of any kind'], // non-durable goods
  // Home, general and food shops
  [5200, 5200, 'home-and-garden'], // home supply stores
  [5211, 5211, 'home-and-garden'], // building materials, timber
  [5231, 5231, 'home-and-garden'], // glass, paint, wallpaper
  [5251, 5251, 'home-and-garden'], // hardware shops
  [5261, 5261, 'home-and-garden'], // garden centres
  [5262, 5262, 'online-marketplace'], // marketplaces
  [5271, 5271, null, 'no category is for buying a dwelling'], // mobile homes
  [5292, 5292, null, UNNAMED],
  [5295, 5295, null, UNNAMED],
  [5297, 5297, null, ANY_GOODS], // online shops
  [5298, 5298, 'groceries'], // online groceries
  [5299, 5299, 'fuel'], // warehouse club petrol
  [5300, 5300, 'groceries', 'goods other than food'], // wholesale clubs
  [5309, 5309, 'general-retail'], // duty free
  [5310, 5311, 'general-retail'], // discount and department stores
  [5331, 5331, 'general-retail'], // variety stores
  [5399, 5399, 'general-retail'], // general merchandise
  [5411, 5411, 'groceries'], // supermarkets
  [5415, 5415, null, UNNAMED],
  [5422, 5422, 'groceries'], // freezer food, meat
  [5441, 5441, 'groceries'], // sweets
  [5451, 5451, 'groceries'], // dairy
  [5462, 5462, 'groceries'], // bakeries
  [5499, 5499, 'groceries', 'vending machines'], // convenience and other food shops
  // Vehicles
  [5511, 5511, 'vehicle-purchase-and-hire', 'servicing, parts and leasing'], // car dealers
  [5521, 5521, 'vehicle-purchase-and-hire'], // used car dealers
  [5531, 5533, 'vehicle-maintenance'], // motor shops, tyres, parts
  [5541, 5542, 'fuel', 'the shop of the petrol station'], // petrol stations
  [5551, 5551, 'vehicle-purchase-and-hire'], // boat dealers
  [5552, 5552, 'fuel'], // vehicle charging
  [5561, 5561, 'vehicle-purchase-and-hire'], // caravan dealers
  [5571, 5571, 'vehicle-purchase-and-hire'], // motorcycle dealers
  [5592, 5592, 'vehicle-purchase-and-hire'], // motor home dealers
  [5598, 5599, 'vehicle-purchase-and-hire'], // snowmobile, aircraft, farm vehicle dealers
  // Clothing, furnishing, electronics
  [5611, 5611, 'clothing'], // men
  [5621, 5621, 'clothing'], // women
  [5631, 5631, 'clothing'], // accessories
  [5641, 5641, 'clothing'], // children
  [5651, 5651, 'clothing'], // family
  [5655, 5655, 'sports-goods'], // sports clothing
  [5661, 5661, 'clothing'], // shoes
  [5681, 5681, 'clothing'], // furs
  [5691, 5691, 'clothing'], // men and women
  [5697, 5697, 'clothing'], // tailors, alterations
  [5698, 5698, 'hair-and-beauty'], // wigs
  [5699, 5699, 'clothing'], // other
  [5712, 5714, 'home-and-garden'], // furniture, floors, curtains
  [5715, 5715, 'alcohol-and-tobacco'], // alcohol wholesalers
  [5718, 5719, 'home-and-garden'], // fireplaces, other furnishings
  [5722, 5722, 'electronics'], // household appliances
  [5723, 5723, 'sports-goods', 'that it was a gun or ammunition'], // guns and ammunition
  [5732, 5732, 'electronics'], // electronics
  [5733, 5733, 'hobbies-and-toys'], // musical instruments
  [5734, 5734, 'digital-subscriptions'], // software
  [5735, 5735, 'hobbies-and-toys'], // records
  // Eating, drinking, digital goods
  [5811, 5811, 'restaurants-and-cafes'], // caterers
  [5812, 5812, 'restaurants-and-cafes', 'pubs that serve food'], // restaurants
  [5813, 5813, 'pubs-and-bars'], // bars, nightclubs
  [5814, 5814, 'takeaway-and-fast-food'], // fast food
  [5815, 5818, 'digital-subscriptions'], // digital books, films, music, games, apps
  // Other shops
  [5832, 5832, 'general-retail'], // antiques
  [5912, 5912, 'pharmacy', 'toiletries and other goods of the shop'], // pharmacies
  [5921, 5921, 'alcohol-and-tobacco'], // off-licences
  [5931, 5932, 'general-retail'], // second-hand, antiques
  [5933, 5933, 'short-term-loan', 'goods bought from the pawnbroker'], // pawnbrokers
  [5935, 5935, 'vehicle-maintenance'], // salvage yards
  [5937, 5937, 'general-retail'], // antique reproductions
  [5940, 5941, 'sports-goods'], // bicycles, sports goods
  [5942, 5943, 'books-and-stationery'], // books, stationery
  [5944, 5944, 'clothing'], // jewellery, watches
  [5945, 5945, 'hobbies-and-toys'], // toys, games, hobbies
  [5946, 5946, 'electronics'], // cameras
  [5947, 5947, 'gifts-and-flowers'], // cards, gifts, souvenirs
  [5948, 5948, 'clothing'], // luggage, leather goods
  [5949, 5949, 'hobbies-and-toys'], // sewing, fabric
  [5950, 5950, 'home-and-garden'], // glassware
  [5960, 5960, 'other-insurance', 'which insurance'], // insurance by direct marketing
  [5961, 5961, null, ANY_GOODS], // mail order
  [5962, 5962, 'holidays'], // travel by direct marketing
  [5963, 5967, null, ANY_GOODS], // door to door, catalogues, telephone
  [5968, 5968, 'digital-subscriptions'], // subscriptions by direct marketing
  [5969, 5969, null, ANY_GOODS], // other direct marketing
  [5970, 5972, 'hobbies-and-toys'], // craft, art, stamps and coins
  [5973, 5973, 'gifts-and-flowers'], // religious goods
  [5974, 5974, 'books-and-stationery'], // rubber stamps
  [5975, 5976, 'healthcare'], // hearing aids, orthopaedic goods
  [5977, 5977, 'hair-and-beauty'], // cosmetics
  [5978, 5978, 'electronics'], // typewriters
  [5983, 5983, 'energy'], // coal, heating oil, bottled gas, wood
  [5992, 5992, 'gifts-and-flowers'], // florists
  [5993, 5993, 'alcohol-and-tobacco'], // tobacconists
  [5994, 5994, 'books-and-stationery'], // newsagents
  [5995, 5995, 'pets'], // pet shops
  [5996, 5996, 'home-and-garden'], // swimming pools
  [5997, 5997, 'electronics'], // electric razors
  [5998, 5998, 'home-and-garden'], // tents, awnings
  [5999, 5999, null, 'goods of any kind'], // other shops
  // Money
  [6010, 6011, 'cash-withdrawal'], // cash over the counter, cash machine
  [6012, 6012, null, BANK_PRODUCT], // goods and services of banks
  [6022, 6023, null, BANK_PRODUCT], // banks
  [6025, 6026, null, BANK_PRODUCT], // banks
  [6028, 6028, null, BANK_PRODUCT], // banks
  [6050, 6051, null, 'crypto-assets, foreign cash, money orders or a wallet'], // quasi-cash
  [6211, 6211, 'investments'], // brokers
  [6236, 6236, null, 'grouped under securities, named after an airline'],
  [6300, 6300, 'other-insurance', 'which insurance'], // insurance
  [6381, 6381, 'other-insurance', 'which insurance'], // insurance premiums
  [6399, 6399, 'other-insurance', 'which insurance'], // insurance
  [6513, 6513, 'rent', "agents' fees"], // letting agents, rentals
  [6529, 6540, null, MONEY_MOVED], // stored value, money transfers, wallet funding
  [6611, 6611, null, 'money returned, for what is not said'], // overpayments
  [6760, 6760, 'savings'], // savings bonds
  // Lodging, personal services
  [7011, 7011, 'hotels'], // hotels
  [7012, 7012, 'holidays'], // timeshares
  [7032, 7032, 'holidays'], // recreational camps
  [7033, 7033, 'hotels'], // campsites
  [7210, 7211, 'laundry'], // laundries
  [7216, 7216, 'laundry'], // dry cleaners
  [7217, 7217, 'home-and-garden'], // carpet cleaning
  [7221, 7221, 'general-retail'], // photographic studios
  [7230, 7230, 'hair-and-beauty'], // hairdressers, barbers
  [7251, 7251, 'general-retail'], // shoe repair
  [7261, 7261, 'professional-services'], // funerals
  [7272, 7272, null, 'no category is for it'], // escorts
  [7273, 7273, 'digital-subscriptions'], // dating
  [7276, 7276, 'professional-services'], // tax preparation
  [7277, 7277, null, 'debt, marriage or health'], // counselling
  [7278, 7278, null, MEMBERSHIP], // buying clubs
  [7280, 7280, 'cash-withdrawal'], // a patient's own money, drawn in hospital
  [7295, 7295, 'childcare'], // babysitting
  [7296, 7296, 'clothing'], // clothing hire
  [7297, 7298, 'hair-and-beauty'], // massage, spas
  [7299, 7299, null, ANY_SERVICE], // other services
  // Business services
  [7311, 7311, 'business-expenses'], // advertising
  [7321, 7321, 'digital-subscriptions'], // credit reports
  [7322, 7322, 'debt-collection'], // debt collectors
  [7332, 7333, 'business-expenses'], // copying, commercial art
  [7338, 7339, 'business-expenses'], // copying, secretarial
  [7342, 7342, 'home-and-garden'], // pest control
  [7349, 7349, 'home-and-garden'], // cleaning
  [7361, 7361, 'business-expenses'], // employment agencies
  [7372, 7372, 'business-expenses'], // programming, data processing
  [7375, 7375, 'digital-subscriptions'], // information retrieval
  [7379, 7379, 'electronics'], // computer repair
  [7389, 7389, null, ANY_SERVICE], // business services
  [7392, 7392, 'professional-services'], // consulting
  [7393, 7393, 'home-and-garden'], // security, alarms
  [7394, 7394, 'home-and-garden', 'furniture on hire'], // tool and equipment hire
  [7395, 7395, 'general-retail'], // photo printing
  [7399, 7399, null, ANY_SERVICE], // business services
  [7511, 7511, null, 'fuel, food or parking'], // truck stops
  [7512, 7513, 'vehicle-purchase-and-hire'], // car and van hire
  [7519, 7519, 'vehicle-purchase-and-hire'], // motor home hire
  [7523, 7524, 'parking-and-tolls'], // parking
  [7531, 7531, 'vehicle-maintenance'], // body repair
  [7534, 7535, 'vehicle-maintenance'], // tyres, paint
  [7538, 7538, 'vehicle-maintenance'], // garages
  [7542, 7542, 'vehicle-maintenance'], // car wash
  [7549, 7549, 'vehicle-maintenance'], // towing
  [7622, 7622, 'electronics'], // electronics repair
  [7623, 7623, 'home-and-garden'], // air conditioning repair
  [7629, 7629, 'electronics'], // appliance repair
  [7631, 7631, 'clothing'], // watch and jewellery repair
  [7641, 7641, 'home-and-garden'], // furniture repair
  [7692, 7692, null, 'for a vehicle, a home or a firm'], // welding
  [7699, 7699, null, 'repair of anything'], // other repairs
  // Leisure
  [7800, 7802, 'gambling'], // lotteries, casinos, racing
  [7829, 7829, 'business-expenses'], // making and distributing films
  [7832, 7833, 'entertainment'], // cinemas
  [7841, 7841, 'entertainment'], // film rental
  [7911, 7911, 'gym-and-fitness'], // dance studios
  [7922, 7922, 'entertainment'], // tickets, theatres
  [7929, 7929, 'entertainment'], // bands, orchestras
  [7932, 7933, 'entertainment'], // billiards, bowling
  [7941, 7941, 'entertainment'], // sports grounds, professional sport
  [7991, 7991, 'entertainment'], // attractions, exhibits
  [7992, 7992, 'gym-and-fitness'], // public golf courses
  [7993, 7994, 'entertainment'], // amusement machines, arcades
  [7995, 7995, 'gambling'], // betting, casinos
  [7996, 7996, 'entertainment'], // amusement parks, circuses
  [7997, 7997, 'gym-and-fitness', 'clubs other than for sport'], // membership clubs
  [7998, 7999, 'entertainment'], // zoos, aquariums, recreation
  // Health, education, membership, professions
  [8011, 8011, 'healthcare'], // doctors
  [8021, 8021, 'dental-and-optical'], // dentists
  [8031, 8031, 'healthcare'], // osteopaths
  [8041, 8041, 'healthcare'], // chiropractors
  [8042, 8044, 'dental-and-optical'], // opticians
  [8049, 8049, 'healthcare'], // podiatrists
  [8050, 8050, 'adult-care'], // nursing and personal care
  [8062, 8062, 'healthcare'], // hospitals
  [8071, 8071, 'healthcare'], // medical laboratories
  [8099, 8099, 'healthcare', 'psychologists, therapists and others'], // other medical services
  [8110, 8111, 'professional-services'], // lawyers
  [8211, 8211, 'school-costs'], // schools
  [8220, 8220, 'tuition-and-courses'], // universities, colleges
  [8241, 8241, 'tuition-and-courses'], // correspondence schools
  [8244, 8244, 'tuition-and-courses'], // business schools
  [8249, 8249, 'tuition-and-courses'], // trade schools
  [8299, 8299, 'tuition-and-courses', 'driving, music and other lessons'], // other schools and courses
  [8351, 8351, 'childcare'], // childcare
  [8398, 8398, 'charity', 'social services and their fees'], // charities
  [8641, 8641, null, MEMBERSHIP], // civic, social and fraternal associations
  [8651, 8651, null, MEMBERSHIP], // political organisations
  [8661, 8661, 'charity', 'fees paid to a church'], // religious organisations
  [8664, 8664, null, UNNAMED],
  [8675, 8675, 'vehicle-maintenance'], // motoring associations
  [8699, 8699, null, MEMBERSHIP], // other membership organisations
  [8734, 8734, 'business-expenses'], // testing laboratories
  [8743, 8743, 'business-expenses'], // testing laboratories
  [8911, 8911, 'professional-services'], // architects, surveyors
  [8931, 8931, 'professional-services'], // accountants
  [8999, 8999, 'professional-services', 'any profession'], // other professions
  // Government, card schemes
  [9034, 9034, null, INTERNAL], // purchasing pilot
  [9211, 9211, 'government-and-tax', 'alimony and child support paid through a court'], // court costs
  [9222, 9223, 'government-and-tax'], // fines, bail
  [9311, 9311, 'government-and-tax', 'council tax among the taxes'], // tax
  [9399, 9399, 'government-and-tax', 'licences, vehicle tax and council services'], // government services
  [9401, 9401, null, INTERNAL], // purchasing pilot
  [9402, 9402, 'postage', 'other services of a post office'], // post offices
  [9405, 9405, null, 'one public body pays another'], // purchases between public bodies
  [9406, 9406, 'gambling'], // state lotteries
  [9411, 9411, 'personal-loan', 'student loans'], // repayment of government loans
  [9700, 9702, null, INTERNAL], // referral, credentials, emergency service
  [9751, 9751, 'groceries'], // UK supermarkets
  [9752, 9752, 'fuel'], // UK petrol stations
  [9754, 9754, 'gambling'], // racing
  [9950, 9950, null, INTERNAL], // purchases within a company
  [9999, 9999, null, UNNAMED],
] as const satisfies readonly MerchantCategoryRow[];
