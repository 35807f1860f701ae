/**
 * Names that are a shop and a lender at once. Paid by card, such a name sold something. Paid by direct debit, standing order,
 * bill payment or ACH, it is the credit account that is paid.
 *
 * Sources: the credit brokers' and lenders' own notices on the shops' websites, which name the lender and the kind of account
 * (Next, Very, Littlewoods, N Brown, Freemans, Studio, Argos, John Lewis, M&S; Synchrony, Comenity, Citi Retail Services, TD
 * Retail Card Services and Capital One list their partners), and the registers of the FCA and the CFPB. Where shop and lender
 * have been told apart since, older statements still show the joint name.
 */
import type { CategorySlug } from '../model/taxonomy.js';
import type { CountryCode } from '../model/transaction.js';

export interface ShopCreditGroup {
  readonly country: CountryCode;
  /** What a payment by bank is. */
  readonly account: CategorySlug;
  /** What a purchase by card is; null: what the merchant's entry in the gazetteer says. */
  readonly bought: CategorySlug | null;
  /**
   * How the account is paid. Shops whose goods people also pay for by bank transfer count only where the bank collects the money
   * or pays it regularly.
   */
  readonly paid: 'any-bank' | 'collected';
  /** Names of merchants as the gazetteer has them. */
  readonly names: string;
}

export const SHOP_CREDIT: readonly ShopCreditGroup[] = [
  // Catalogues and online department stores that sell on an account of their own.
  {
    country: 'GB',
    account: 'catalogue-credit',
    bought: 'clothing',
    paid: 'any-bank',
    names:
      'Next;Very;JD Williams;Simply Be;Jacamo;Ambrose Wilson;Fashion World;Fashion World Catalogue;Marisota;Oxendales;Premier Man;Figleaves Catalogue;Kaleidoscope;La Redoute;Look Again;Isme;Witt;Witt International;Bon Prix Catalogue;Curvissa;Damart;High & Mighty',
  },
  {
    country: 'GB',
    account: 'catalogue-credit',
    bought: 'general-retail',
    paid: 'any-bank',
    names:
      'Littlewoods;Freemans;Grattan;Studio;Kays;K&Co;Ace Catalogue;Additions Direct;Home Essentials;Home Essentials Catalogue;Great Universal;Empire Stores;Marshall Ward;Choice Catalogue;Fifty Plus Catalogue',
  },
  { country: 'GB', account: 'catalogue-credit', bought: null, paid: 'any-bank', names: 'Argos' },
  // Shops with a store or credit card of their name.
  {
    country: 'GB',
    account: 'credit-card-payment',
    bought: null,
    paid: 'any-bank',
    names:
      'John Lewis;Marks & Spencer;Harvey Nichols;Burton;Debenhams;House of Fraser;Selfridges;Topshop;Dorothy Perkins;Miss Selfridge;Wallis;Evans;River Island;Laura Ashley;Fenwick;Harrods;Liberty London;New Look;Monsoon;Oasis;Warehouse;Mothercare',
  },
  // Banks of shops: a transfer to them may also be to savings.
  {
    country: 'GB',
    account: 'credit-card-payment',
    bought: null,
    paid: 'collected',
    names: "M&S Bank;Sainsbury's Bank;Tesco Bank",
  },
  // A bank of savers, too. What it collects repays a loan.
  { country: 'GB', account: 'secured-loan', bought: null, paid: 'collected', names: 'United Trust Bank' },
  // Furniture in instalments.
  {
    country: 'GB',
    account: 'personal-loan',
    bought: null,
    paid: 'collected',
    names:
      'IKEA;DFS;ScS;Harveys;Harveys Furniture;Furniture Village;Sofology;Oak Furniture Land;Bensons for Beds;Dreams',
  },
  // A lender with the name of many pubs.
  {
    country: 'GB',
    account: 'vehicle-finance',
    bought: 'pubs-and-bars',
    paid: 'any-bank',
    names: 'Black Horse',
  },
  // Store cards. Clothing, electronics and department stores need no entry: see `enrichment/evidence/creditAccounts.ts`.
  {
    country: 'US',
    account: 'credit-card-payment',
    bought: null,
    paid: 'any-bank',
    names:
      "Home Depot;Lowe's;Wayfair;Sam's Club;Ulta Beauty;Sephora;Ashley Furniture;Rooms To Go;Raymour & Flanigan;Mattress Firm;Havertys;Bob's Discount Furniture;American Signature Furniture;Value City Furniture;Discount Tire;Pep Boys;Firestone Complete Auto Care;Goodyear Auto Service;Big O Tires;Les Schwab;Jiffy Lube;Menards;Ace Hardware;Tractor Supply;Harbor Freight;Guitar Center;Pier 1;Pottery Barn;West Elm;Williams-Sonoma;Crate & Barrel;CB2;Bed Bath & Beyond;HomeGoods;REI;Cabela's;Bass Pro Shops;Dick's Sporting Goods;Academy Sports;PetSmart;Petco;Michaels;JOANN;Overstock;Newegg;Meijer",
  },
  // Shops on credit by post, where the account is the way to pay.
  {
    country: 'US',
    account: 'credit-card-payment',
    bought: 'general-retail',
    paid: 'any-bank',
    names:
      "Fingerhut;Ginny's;Midnight Velvet;Seventh Avenue;Montgomery Ward;Country Door;Swiss Colony;Stoneberry;Mason Easy Pay;Gettington",
  },
  {
    country: 'US',
    account: 'catalogue-credit',
    bought: null,
    paid: 'any-bank',
    names: "Aaron's",
  },
  { country: 'US', account: 'vehicle-finance', bought: null, paid: 'any-bank', names: 'Carvana' },
];

/** What stands behind a shop's name, on a rail other than a card's, when the shop's credit is paid and not its goods. */
export const CREDIT_WORDS: readonly { readonly account: CategorySlug; readonly words: string }[] = [
  {
    account: 'credit-card-payment',
    words:
      'CARD;CC;C CARD;PTNR CARD;CREDIT CARD;STORE CARD;STORECARD;MASTERCARD;VISA;CREDIT;FLEXPAY;CARD SERVICES;SYNCB;SYF;CITI;COMENITY;NEWDAY;NEWDAY LTD',
  },
  { account: 'personal-loan', words: 'FINANCE;FINANCIAL;FIN;LOAN;LOANS;INSTALMENTS;INSTALMENT;PAY MONTHLY' },
];
