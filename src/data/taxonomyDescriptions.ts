/** What each category and class of the taxonomy stands for, in one sentence, with examples of both countries. */
import type { CategorySlug, ClassSlug } from '../model/taxonomy.js';

export const CATEGORY_DESCRIPTIONS: Readonly<Record<CategorySlug, string>> = {
  uncategorised: 'Nothing in the transaction says what it was for.',

  salary: 'Pay from an employer: a monthly salary, weekly wages, a bonus or overtime.',
  'gig-income': 'Earnings from a platform such as Uber, Deliveroo, DoorDash or Instacart.',
  'self-employment-income': 'What customers, clients or card processors pay a sole trader or contractor.',
  'private-pension':
    'A pension from a former employer or a pension provider (US: also a 401(k) or IRA distribution).',
  'state-pension': 'The UK State Pension, or US Social Security retirement benefits.',
  'rental-income': 'Rent received from a tenant, a lodger or a letting agent.',
  'investment-income': 'Dividends and other payments from shares, funds or a brokerage.',
  'interest-income': 'Interest that a bank or savings provider pays.',
  'maintenance-received': 'Child or spousal maintenance received (US: child support or alimony).',
  'student-finance':
    'A student loan, grant or bursary paid to the student, by Student Finance England or a US college.',
  'tax-refund': 'Tax paid back by HMRC, the IRS or a US state.',
  'income-protection':
    'What an insurer pays every month or week while somebody is too ill to work (US: disability income insurance).',
  'other-income': 'Income that none of the other categories describes.',

  'universal-credit': 'Universal Credit from the Department for Work and Pensions.',
  'child-benefit': 'Child Benefit from HMRC, and the Scottish Child Payment.',
  'disability-benefit':
    'Personal Independence Payment, Disability Living Allowance, Attendance Allowance and their Scottish successors.',
  'out-of-work-benefit':
    "Jobseeker's Allowance, Employment and Support Allowance or Income Support (US: unemployment insurance).",
  'carers-benefit': "Carer's Allowance, or Carer Support Payment in Scotland.",
  'tax-credits': 'Working Tax Credit and Child Tax Credit from HMRC.',
  'housing-benefit': 'Housing Benefit, Local Housing Allowance or council tax support.',
  'pension-credit': 'Pension Credit, which tops up the income of pensioners.',
  'other-benefit':
    "Other state benefits: maternity allowance, bereavement or winter fuel payments (US: SSI, veterans' benefits).",

  refund: 'Money back from a merchant for something that was bought.',
  'loan-proceeds': 'Borrowed money paid into the account: a personal loan, a payday loan or a cash advance.',
  'cash-deposit': 'Cash or a cheque paid into the account.',
  'cashback-and-rewards': 'Cashback, points or a switching bonus from a bank, card or loyalty scheme.',
  'gambling-winnings': 'Winnings or a balance paid out by a bookmaker, casino, lottery or sportsbook.',
  'insurance-payout': 'A claim paid by an insurer, or compensation.',

  'own-account-transfer': 'Money moved between accounts of the same person.',
  savings: 'Money moved to or from a savings account, ISA, pot or vault.',
  'person-to-person':
    'A payment to or from another person, such as a friend or a relative (US: often by Zelle or Venmo).',
  investments: 'Money moved to or from an investment provider or broker, such as Vanguard or Trading 212.',
  crypto: 'Crypto-assets bought or sold at an exchange such as Coinbase or Kraken.',
  'cash-withdrawal': 'Cash taken out at a machine, a counter or with a purchase.',

  rent: 'Rent paid for a home, to a landlord, letting agent or housing association.',
  mortgage: 'A mortgage payment for a home.',
  'council-tax': 'Council tax, or rates in Northern Ireland (US: property tax).',
  'service-charge': "Ground rent, service charges and factor fees (US: homeowners' association dues).",
  energy: 'Gas and electricity for the home, prepaid meters and heating oil.',
  water: 'Water supply, sewerage and waste water.',
  'tv-licence': 'The BBC television licence.',
  'broadband-phone-tv': 'Home internet, landline and pay-TV, such as BT, Sky, Comcast or Spectrum.',
  mobile: 'A mobile phone contract or top-up, such as EE, giffgaff, Verizon or T-Mobile.',

  'home-insurance': 'Insurance of a building or its contents (US: homeowners and renters insurance).',
  'life-insurance': 'Life cover, critical illness cover and income protection.',
  'health-insurance': 'Private medical and dental insurance, such as Bupa, Aetna or Delta Dental.',
  'vehicle-insurance': 'Insurance of a car, van or motorcycle.',
  'pet-insurance': "Insurance for vets' bills.",
  'other-insurance':
    'Insurance of another kind, or an insurer whose cover is not known: travel, gadgets, several in one.',
  'pension-contribution': 'A payment into a pension, such as a SIPP or an IRA.',

  fuel: 'Petrol, diesel or gas for a vehicle, and charging an electric one.',
  'public-transport': 'Trains, buses, trams, the underground or subway, and ferries.',
  'parking-and-tolls':
    'Parking, tolls, congestion and clean-air charges, such as the Dart Charge or E-ZPass.',
  'vehicle-tax': 'Vehicle tax from the DVLA (US: registration and DMV fees).',
  'vehicle-maintenance':
    'Repairs, servicing, MOT, tyres, car washes and breakdown cover (US: smog checks, AAA).',
  'vehicle-finance': 'Hire purchase, personal contract purchase, a car loan or a lease.',
  taxi: 'Taxis and ride-hailing, such as Uber, Bolt or Lyft.',
  'vehicle-purchase-and-hire': 'A vehicle bought from a dealer or hired, such as Enterprise or Hertz.',

  childcare: 'Nurseries, daycare, childminders, nannies and after-school clubs.',
  'maintenance-paid': 'Child or spousal maintenance paid (US: child support or alimony).',
  pharmacy: 'Medicines and prescriptions from a pharmacy such as Boots or CVS.',
  'dental-and-optical': 'Dentists, opticians, glasses and contact lenses.',
  healthcare: 'Doctors, hospitals, clinics, therapy and other treatment.',
  'adult-care': 'Care of adults at home or in a care home.',

  'school-costs': 'School meals, trips, clubs, uniforms and fees.',
  'tuition-and-courses': 'University and college fees, courses, exams and driving lessons.',
  'professional-services': 'Solicitors, accountants, estate agents, and union or membership fees.',
  'government-and-tax': 'Tax, fines, passports, licences and other fees of a government.',
  'business-expenses': 'What a business buys: advertising, hosting, office supplies and wholesale goods.',
  'payroll-paid': 'Wages that a business pays to its staff, on its own or through a payroll service.',

  groceries: 'Supermarkets and food shops, such as Tesco, Aldi or Kroger.',
  'restaurants-and-cafes': 'Restaurants, cafes, bakeries and coffee shops.',
  'takeaway-and-fast-food': "Fast food and delivered meals, such as McDonald's, Greggs, Just Eat or Grubhub.",
  'pubs-and-bars': 'Pubs, bars, breweries and nightclubs.',
  'alcohol-and-tobacco': 'Off-licences and liquor stores, tobacconists and vape shops.',

  clothing: 'Clothes, shoes, jewellery and alterations.',
  electronics: 'Computers, phones, cameras and household appliances, such as Currys or Best Buy.',
  'home-and-garden': 'Furniture, DIY, garden centres, builders and home services, such as B&Q or Home Depot.',
  'general-retail':
    'Department, discount and convenience chains that sell a bit of everything, such as Argos or Target.',
  'online-marketplace': 'Marketplaces that sell anything, such as Amazon, eBay or Temu.',
  'books-and-stationery': 'Books, newspapers, magazines, stationery and office supplies.',
  'gifts-and-flowers': 'Florists, gift shops, greeting cards, sweets and gift cards.',
  'hobbies-and-toys': 'Toys, games, crafts, music shops and collectibles.',
  'sports-goods': 'Sports and outdoor equipment and bicycles, such as Decathlon or REI.',
  pets: 'Pet shops, vets, grooming and boarding.',

  'digital-subscriptions':
    'Streaming, music, apps, games, software and cloud storage, such as Netflix or Spotify.',
  'gym-and-fitness': 'Gyms, classes, sports clubs, leisure centres and swimming pools.',
  entertainment: 'Cinemas, theatres, concerts, museums, theme parks and tickets.',
  gambling: 'Bookmakers, casinos, bingo, lotteries and sportsbooks.',

  flights: 'Airlines and airline tickets.',
  hotels: 'Hotels, holiday lets, hostels and campsites, such as Premier Inn, Airbnb or Marriott.',
  holidays: 'Travel agents, package holidays, cruises and booking sites.',

  'hair-and-beauty': 'Hairdressers, barbers, salons, cosmetics and toiletries.',
  laundry: 'Launderettes and laundromats, laundry services and dry cleaning.',
  postage: 'Stamps, parcels and couriers, such as Royal Mail or USPS.',
  charity: 'Donations to charities, places of worship and crowdfunding appeals.',

  'credit-card-payment': 'A payment to a credit, charge or store card.',
  'personal-loan': 'A repayment of an unsecured loan from a bank or lender.',
  'short-term-loan': 'A repayment of a payday loan or other high-cost short-term credit.',
  bnpl: 'An instalment to a buy-now-pay-later lender such as Klarna, Clearpay or Affirm.',
  'student-loan-repayment': 'A repayment of a student loan, to the Student Loans Company or a US servicer.',
  'debt-collection': 'A payment to a debt collector, bailiff or court, or for arrears.',
  'debt-management-plan':
    'A payment into a debt management plan, an IVA, a trust deed or a US debt settlement plan.',
  'catalogue-credit': 'A payment to a catalogue account or to a doorstep lender.',
  'secured-loan': 'A repayment of a second-charge or other secured loan (US: a home equity loan or HELOC).',

  'bank-charges': 'Fees of the account, for foreign payments, and for transfers or cash machines.',
  'interest-and-overdraft-charges': 'Interest charged on borrowing, and overdraft fees.',
  'returned-payment-fee': 'A fee for a payment that was returned unpaid (US: an NSF or returned item fee).',
};

export const CLASS_DESCRIPTIONS: Readonly<Record<ClassSlug, string>> = {
  unclassified: "Neither the text nor the bank's codes say how the money moved.",
  'direct-debit':
    'Collected by the payee under a mandate: a Direct Debit, or an ACH debit in the United States.',
  'standing-order': 'A fixed amount sent on a regular day, as the payer instructed the bank.',
  'point-of-sale': 'A card used in a shop.',
  'online-purchase': 'A card used on a website, in an app or by telephone.',
  'recurring-card-payment': 'A card charged again and again by the merchant, as for a subscription.',
  'cash-withdrawal': 'Cash taken out at a machine or a counter.',
  'cash-or-cheque': 'Cash or a cheque paid in, or a cheque paid out.',
  'bank-credit':
    'Money sent straight to the account: a Bacs credit (BGC), or an ACH credit in the United States.',
  transfer: 'Money sent from account to account: a Faster Payment, a wire, Zelle or an internal transfer.',
  'fee-or-interest': 'A fee or interest that the bank itself charged or paid.',
  refund: 'A purchase given back by the merchant, or a payment returned.',
};
