/**
 * Wording that says what a payment is, whoever it is with. Collected from banks' published statement terms and from
 * general knowledge of statements; never from one row of a test set. A phrase matches at word boundaries, whatever the
 * case, accents, spacing and punctuation.
 */

import { BENEFIT_PHRASES } from './benefitPhrases.js';
import type { PhraseGroup } from './phraseGroup.js';
import { US_STATES } from './places.js';
import { SAVINGS_PHRASES } from './savingsPhrases.js';
import { TREASURY_PHRASES } from './treasuryPhrases.js';

export const PHRASES: readonly PhraseGroup[] = [
  // Fees and interest
  {
    debit: 'interest-and-overdraft-charges',
    credit: 'refund',
    weight: 96,
    rail: 'fee',
    phrases:
      'OVERDRAFT FEE;OVERDRAFT CHARGE;OVERDRAFT INTEREST;OVERDRAFT USAGE FEE;ARRANGED OVERDRAFT;UNARRANGED OVERDRAFT;ARRANGED OD FEE;OD INTEREST;OD INT;FEE FOR OVERDRAFT;OVERDRAFT ITEM;UNAUTHD BORR FEE;UNAUTHD BORROWING FEE;UNAUTHORISED BORROWING FEE;OD FEE;OD CHARGE;NSF OD CHARGE;DEBIT INTEREST;INTEREST CHARGED;INTEREST CHARGE;PURCHASE INTEREST CHARGE;CASH ADVANCE INTEREST;DAILY OVERDRAFT FEE;DAILY OD FEE;EXTENDED OVERDRAFT FEE;SUSTAINED OVERDRAFT FEE;EXTENDED OVERDRAWN BALANCE CHARGE;EXTENDED OVERDRAWN BALANCE FEE;EXTENDED OVERDRAWN CHARGE;OVERDRAWN BALANCE CHARGE;OVERDRAWN BALANCE FEE;CONTINUOUS OVERDRAFT FEE;EMERGENCY BORROWING;PLANNED OVERDRAFT FEE;UNPLANNED OVERDRAFT FEE;COURTESY PAY FEE;OVERDRAFT ITEM FEE;OVERDRAFT PROTECTION FEE;OVERDRAFT TRANSFER FEE;OVERDRAFT PAID FEE;PAID ITEM FEE;PAID TRANSACTION FEE;OVERDRAFT PD;OVERDRAFT PAID',
  },
  {
    debit: 'returned-payment-fee',
    credit: 'refund',
    weight: 97,
    rail: 'fee',
    phrases:
      'NSF FEE;NSF CHARGE;RETURNED D D;DIRECT DEBIT RETURNED FEE;DIRECT DEBIT RETURNED CHARGE;DD RETURNED FEE;DD RETURNED CHARGE;STANDING ORDER RETURNED FEE;STANDING ORDER RETURNED CHARGE;ELECTRONIC WITHDRAWAL RETURNED FEE;ELECTRONIC PAYMENT RETURNED FEE;ACH DEBIT RETURNED FEE;ACH PAYMENT RETURNED FEE;RETURNED ACH FEE;RETURNED ACH PAYMENT FEE;RETURNED ITEM FEE;RETURNED ITEM CHARGE;RETURN ITEM CHARGE;RETURN ITEM FEE;RETURNED PAYMENT FEE;RETURNED DD FEE;RETURNED DIRECT DEBIT FEE;UNPAID ITEM FEE;UNPAID ITEM CHARGE;UNPAID TRANSACTION FEE;UNPAID TRANSACTION CHARGE;UNPAID DD FEE;UNPAID FEE;INSUFFICIENT FUNDS FEE;INSUFFICIENT FUNDS CHARGE;NON SUFFICIENT FUNDS;BOUNCE FEE;REFUSED PAYMENT FEE;RETURNED CHECK FEE;RETURNED CHEQUE FEE;UNPAID CHEQUE FEE;DISHONOURED CHEQUE;DISHONOURED PAYMENT;DISHONOUR FEE;UNPAID DD CHARGE;UNPAID DIRECT DEBIT CHARGE;UNPAID DIRECT DEBIT FEE;UNPAID PAYMENT CHARGE;UNPAID PAYMENT FEE;FEE FOR UNPAID PAYMENT;FEE FOR UNPAID;CHARGE FOR UNPAID;UNPAID STANDING ORDER FEE;UNPAID STANDING ORDER CHARGE;UNPAID SO CHARGE;RETURNED DD CHARGE;RETURNED DIRECT DEBIT CHARGE;RETURNED PAYMENT CHARGE;RETURNED TRANSACTION FEE;REJECTED PAYMENT FEE',
  },
  {
    debit: 'bank-charges',
    credit: 'refund',
    weight: 92,
    rail: 'fee',
    phrases:
      'NON GBP PURCH FEE;NON GBP TRANS FEE;NON GBP CASH FEE;INSTALMENT FEE;MONTHLY FEE;MONTHLY SERVICE FEE;MONTHLY SERVICE CHARGE;MONTHLY MAINTENANCE FEE;MONTHLY ACCOUNT FEE;ACCOUNT FEE;ACCOUNT MAINTENANCE FEE;MAINTENANCE FEE;SERVICE CHARGE;SERVICE FEE;ACCOUNT CHARGES;BANK CHARGES;BANK CHARGE;COMMISSION CHARGE;ATM FEE;NON NETWORK ATM FEE;OUT OF NETWORK FEE;BALANCE INQUIRY FEE;ATM SURCHARGE;CASH ADVANCE FEE;CASH FEE;FOREIGN TRANSACTION FEE;FOREIGN TRANS FEE;INTERNATIONAL TRANSACTION FEE;INTERNATIONAL SERVICE FEE;INTL TRANSACTION FEE;NON STERLING TRANSACTION FEE;NON GBP TRANSACTION FEE;N S TRN FEE;NON STERLING FEE;NON STERLING CASH FEE;NON STG TRANS FEE;NON STG PURCH FEE;NON STG PURCHASE FEE;NON STG CASH FEE;CROSS BORDER FEE;TERMINAL SURCHARGE;TRANSACTION FEES;CURRENCY CONVERSION FEE;CARD FEE;CARD REPLACEMENT FEE;REPLACEMENT CARD FEE;CARD DELIVERY FEE;CARD ISSUE FEE;CARD ISSUANCE FEE;LATE FEE;LATE PAYMENT FEE;OVERLIMIT FEE;WIRE FEE;WIRE TRANSFER FEE;WIRE TRANS FEE;CHAPS FEE;STOP PAYMENT FEE;STATEMENT FEE;PAPER STATEMENT FEE;DECLINE FEE;INACTIVITY FEE;EXCESS WITHDRAWAL FEE;WITHDRAWAL LIMIT FEE;TRANSACTION FEE;INSTANT TRANSFER FEE;ANNUAL FEE;MEMBERSHIP FEE ANNUAL;CLUB LLOYDS FEE;SERVICE ASSESSMENT;COPY STATEMENT FEE;TOTAL CHARGES;CHARGES;PLAN FEE;CHAPS TRANSFER FEE;TRANSFER FEE;NON GBP PURCHASE FEE',
  },
  // Not the money itself.
  {
    debit: 'bank-charges',
    credit: 'refund',
    weight: 98,
    rail: 'fee',
    phrases:
      'ATM WITHDRAWAL FEE;WITHDRAWAL FEE;ATM TRANSACTION FEE;ATM WITHDRAWAL SERVICE CHARGE;FOREIGN ATM FEE;CASH WITHDRAWAL FEE;FEE ATM;FEE ATM WITHDRAWAL;FEE FOR ATM;FEE FOR NON CITIBANK ATM;FEE FOR NON NETWORK;SAFE DEPOSIT BOX;SAFE DEPOSIT BOX RENT',
  },
  // Others charge such fees too.
  {
    debit: 'bank-charges',
    credit: 'refund',
    weight: 92,
    rail: 'fee',
    whole: true,
    phrases: 'FEE;ANNUAL MEMBERSHIP FEE;RENEWAL MEMBERSHIP FEE;ACCOUNT CLOSING FEE;OUR CHARGE',
  },
  {
    debit: 'interest-and-overdraft-charges',
    credit: 'refund',
    weight: 92,
    rail: 'fee',
    whole: true,
    phrases: 'FINANCE CHARGE;FINANCE CHARGES',
  },
  {
    debit: null,
    credit: 'refund',
    weight: 92,
    rail: 'refund',
    whole: true,
    phrases: 'DISPUTE;FRAUD DISPUTE;TEMP CREDIT;DISPUTE TEMP CREDIT',
  },
  {
    debit: null,
    credit: 'refund',
    weight: 98,
    rail: 'refund',
    phrases:
      'FEE REVERSAL;FEE REFUND;FEE RFND;NSF FEE RFND;FEE WAIVED;FEE REBATE;CHARGES REFUND;REFUND OF CHARGES;INTEREST REFUND;ATM FEE REBATE;ATM REBATE;ATM SURCHARGE REBATE;SURCHARGE REBATE;ATM FEE REIMB;ATM REIMB',
  },
  {
    debit: 'interest-and-overdraft-charges',
    credit: 'interest-income',
    weight: 88,
    rail: 'interest',
    phrases:
      'CREDIT INTEREST;INTEREST PAID;GROSS INTEREST;NET INTEREST;INTEREST EARNED;INTEREST PAYMENT;INTEREST DEPOSIT;INTEREST CREDIT;INTEREST CAPITALISED;INTRST PYMNT;INT PAYMENT;INT PYMT;INT PD;DIVIDEND INTEREST;SAVINGS INTEREST;INT TO;GRS INT;GROSS INT;NET INT;INT GRS;BANK INTEREST;INTEREST PAID AFTER TAX;DEPOSIT DIVIDEND;ANNUAL PERCENTAGE YIELD;MONTHLY INTEREST;DIVIDEND APYE;REGULAR SHARE DIVIDEND;DIVIDEND ON SHARE',
  },
  // What a credit union pays on savings, where no firm is named.
  {
    debit: null,
    credit: 'interest-income',
    weight: 88,
    rail: 'interest',
    country: 'US',
    whole: true,
    phrases:
      'DIVIDEND;SHARE DIVIDEND;DIVIDEND EARNED;DIVIDEND CREDIT;CREDIT DIVIDEND;DIVIDEND DEPOSIT;DIVIDENDS;DIVIDEND PAID;DIVIDEND POSTED',
  },
  {
    debit: 'interest-and-overdraft-charges',
    credit: 'interest-income',
    weight: 70,
    rail: 'interest',
    phrases: 'INTEREST',
  },
  // Cash and cheques
  {
    debit: 'cash-withdrawal',
    credit: 'cash-deposit',
    weight: 86,
    rail: 'cash',
    phrases:
      'ATM;ATM WITHDRAWAL;ATM W D;ATM WDL;ATM CASH;ATM DEBIT;ATM WITHDRAWL;CASH WITHDRAWAL;CASH WDL;CASH MACHINE;CASHPOINT;CASHLINE;CASH OUT ATM;LINK ATM;LNK;NOTEMACHINE;CARDTRONICS;CASHZONE;CASH EWITHDRAWAL;WITHDRAWAL IN BRANCH;BRANCH WITHDRAWAL;TELLER WITHDRAWAL;COUNTER WITHDRAWAL;OVER THE COUNTER;BANK MACHINE;YOURCASH;PAYCASH ATM;ALLPOINT;NON NETWORK ATM;WITHDRAWAL MADE IN A BRANCH;CASH W D;BANKOMAT;BANCOMAT;GELDAUTOMAT;CAJERO AUTOMATICO;POST OFFICE CASH W D;POST OFFICE CASH WITHDRAWAL;WITHDRAWAL SHARED BRANCH;SHARED BRANCH WITHDRAWAL;DDA WITHDRAW;DDA WITHDRAWAL;WITHDRAWAL AT COUNTER;WITHDRAWAL AT BRANCH;WITHDRAWAL AT TELLER;WITHDRAWAL BY TELLER;WITHDRAWAL TELLER;WITHDRAWAL IN PERSON;IN PERSON WITHDRAWAL;OTC WITHDRAWAL;LOBBY WITHDRAWAL;TELLER CASH;CUSTOMER WITHDRAWAL;TLR WITHDRAWAL;WITHDRAWAL AT POST OFFICE',
  },
  // By a credit card at a cash machine; behind the name of a lender it is a loan.
  {
    debit: 'cash-withdrawal',
    credit: 'cash-deposit',
    weight: 86,
    rail: 'cash',
    ofMerchant: 'short-term-loan',
    phrases: 'CASH ADVANCE;CASH ADV',
  },
  {
    debit: null,
    credit: 'cash-deposit',
    weight: 90,
    rail: 'cheque',
    phrases:
      'CASH DEPOSIT;ATM DEPOSIT;ATM CASH DEPOSIT;ATM CHECK DEPOSIT;CASH PAID IN;CASH IN;CASH DEP MACHINE;DEP MACHINE;COUNTER CREDIT;BRANCH DEPOSIT;BRANCH CREDIT;CHEQUE DEPOSIT;CHECK DEPOSIT;MOBILE CHECK DEPOSIT;MOBILE DEPOSIT;REMOTE DEPOSIT;REMOTE ONLINE DEPOSIT;CHEQUE PAID IN;PAID IN AT;POST OFFICE DEPOSIT;POST OFFICE CASH;DEPOSIT MACHINE;PAYPOINT CASH;COIN DEPOSIT;DEPOSIT MADE IN A BRANCH;TELLER DEPOSIT;IN BRANCH DEPOSIT;EDEPOSIT IN BRANCH;SHARED BRANCH DEPOSIT;CASH LOAD;CASH RELOAD;CASH CREDIT;CASH LODGEMENT;CHEQUE LODGEMENT',
  },
  { debit: null, credit: 'cash-deposit', weight: 45, rail: 'cheque', phrases: 'DEPOSIT;CHEQUE;CHECK;CHQ' },
  {
    debit: 'uncategorised',
    credit: null,
    weight: 50,
    rail: 'cheque',
    phrases: 'CHEQUE;CHQ;CHECK PAID;CHECK',
  },
  {
    debit: 'cash-withdrawal',
    credit: 'cash-deposit',
    weight: 60,
    rail: 'cash',
    country: 'US',
    phrases: 'WITHDRWL',
  },
  // Tax-Free Childcare is paid through NS&I out of an account with HMRC, and is neither saving nor tax (gov.uk, "Pay for Tax-Free
  // Childcare"). purposeReferences.ts has the reference by which it is paid.
  {
    debit: 'childcare',
    credit: null,
    weight: 99,
    country: 'GB',
    phrases:
      'TAX FREE CHILDCARE;TAX FREE CC;TAX FREE CHILD;TAX FREE CHILDC;INVESTMENTS TFC;HMRC TFC;HMRC CHILDCARE;HMRC CHILDCARE SERVICE;HMRC CHILDCARE SERV;HMRC CHILDCARE SVC;CHILDCARE SERVICE HMRC;NS I TFC;NS AND I TFC;NS I CHILDCARE;NS AND I CHILDCARE;NATIONAL SAVINGS TFC;NATIONAL SAVINGS CHILDCARE;TFC CHILDCARE;TFC HMRC;TFC NS I;TFC NS AND I',
  },
  // Said beside the name of who else pays out refunds, loans or claims.
  {
    debit: null,
    credit: 'other-income',
    weight: 99,
    rail: 'bank-credit',
    country: 'GB',
    phrases:
      'JRS GRANT;SEISS GRANT;SEISS;HMRC C19 SUPPORT;C19 SUPPORT;HMRC COVID SUPPORT;HMRC COVID 19 SUPPORT;HMRC COVID 19;HMRC JOB RETENTION;JOB RETENTION SCHEME;HMRC CJRS;CJRS GRANT;HMRC JRS',
  },
  // Commission of car finance is paid back since 2026 (FCA PS26/3 of 30 March 2026). No statement was seen: general knowledge.
  {
    debit: null,
    credit: 'refund',
    weight: 99,
    rail: 'bank-credit',
    country: 'GB',
    phrases:
      'MOTOR FINANCE REDRESS;MOTOR FIN REDRESS;MOTOR REDRESS;MOTOR COMMISSION;MOTOR COMMISSION REDRESS;MOTOR FINANCE COMMISSION;MOTOR FIN COMMISSION;COMMISSION REDRESS;COMMISSION COMPENSATION;MOTOR COMPENSATION;MOTOR FINANCE COMPENSATION;MOTOR FIN COMPENSATION;MOTOR FINANCE COMP;MOTOR FINANCE REFUND;MOTOR FINANCE CLAIM;CAR FINANCE REDRESS;CAR FINANCE COMPENSATION;CAR FINANCE REFUND;CAR FINANCE CLAIM;CAR FINANCE COMMISSION;VEHICLE FINANCE REDRESS;DISCRETIONARY COMMISSION;MFCRS;DCA REDRESS',
  },
  // What is paid to make good, in the words of regulators.
  {
    debit: null,
    credit: 'refund',
    weight: 72,
    rail: 'bank-credit',
    phrases: 'REDRESS;REDRESS PAYMENT;CUSTOMER REDRESS;REMEDIATION;REMEDIATION PAYMENT;CUSTOMER REMEDIATION',
  },
  {
    debit: null,
    credit: 'insurance-payout',
    weight: 99,
    country: 'GB',
    phrases: 'PPI REDRESS;PPI COMPENSATION;PPI SETTLEMENT;PPI REFUND;PPI CLAIM;PPI PAYMENT',
  },
  {
    debit: null,
    credit: 'interest-income',
    weight: 99,
    country: 'GB',
    phrases: 'NS I PRIZE;PREMIUM BOND PRIZE;PREMIUM BONDS PRIZE',
  },
  {
    debit: null,
    credit: 'own-account-transfer',
    weight: 99,
    phrases: 'PAYMENT RECEIVED THANK YOU;PAYMENT RECEIVED WITH THANKS;AUTOPAY PAYMENT THANK YOU',
  },
  {
    debit: 'crypto',
    credit: 'crypto',
    weight: 90,
    phrases:
      'EXCHANGED TO ETH;EXCHANGED TO BTC;EXCHANGED TO XRP;EXCHANGED TO SOL;EXCHANGED TO DOGE;EXCHANGED TO ADA;EXCHANGED TO LTC',
  },
  // What firms pay to take cards.
  {
    debit: 'business-expenses',
    credit: 'refund',
    weight: 97,
    rail: 'direct-debit',
    phrases:
      'BANKCARD FEE;BANKCARD FEES;INTERCHANGE FEE;BANKCARD INTERCHANGE FEE;MERCH FEES;MERCHANT FEE;MERCHANT FEES;MERCHANT SERVICE FEE;MERCHANT SERVICE CHARGE;DLY DISC;MTHLY DISC;BANKCARD DISC;BANKCARD DISCOUNT;AUTHNET GATEWAY;MERCHANT DISCOUNT',
  },
  // A firm makes sure whose account it is.
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 99,
    rail: 'transfer',
    phrases:
      'ACCTVERIFY;MICRO DEPOSIT;ACCOUNT VERIFICATION;ACCT VERIFICATION;TRIAL DEPOSIT;TRIAL DEP;VERIFYBANK',
  },
  // From or to an account held at another bank, though it issues cards too.
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 99,
    rail: 'transfer',
    country: 'US',
    phrases:
      'CAPITAL ONE TRANSFER;CAPITAL ONE NA TRANSFER;DISCOVER BANK TRANSFER;ALLY BANK TRANSFER;SYNCHRONY BANK TRANSFER;CITIBANK TRANSFER;BARCLAYS BANK TRANSFER;MSPBNA BANK TRANSFER;ALLY BANK DES TRANSFER;CAPITAL ONE DES TRANSFER;DISCOVER BANK DES TRANSFER;MSPBNA BANK DES TRANSFER',
  },
  ...SAVINGS_PHRASES,
  // Own money
  {
    debit: 'savings',
    credit: 'savings',
    weight: 84,
    rail: 'transfer',
    phrases:
      'TO SAVINGS;FROM SAVINGS;TRANSFER TO SAV;TRANSFER FROM SAV;TRANSFER TO SAVINGS;TRANSFER FROM SAVINGS;SAVINGS TRANSFER;TO SAV;FROM SAV;SAVINGS ACCOUNT;SAVINGS POT;TO POT;FROM POT;ADDED TO POT;POT TRANSFER;POT WITHDRAWAL;POT DEPOSIT;ROUND UP;ROUND UPS;BANK YOUR CHANGE;ESAVINGS;SAVE THE CHANGE;KEEP THE CHANGE;SPARE CHANGE;AUTOSAVE;REGULAR SAVER;REGULAR SAVINGS;EASY SAVER;INSTANT SAVER;BONUS SAVER;INSTANT ACCESS;HIGH YIELD SAVINGS;HYSA;MONEY MARKET WITHDRAWAL;CD MATURITY;CERTIFICATE REDEMPTION;FIXED TERM DEPOSIT;FLEX SAVER;CASH ISA;PREMIUM BONDS;HELP TO SAVE;SAVINGS GOAL;MONEY MARKET TRANSFER;WAY2SAVE;RAINY DAY;TO VAULT;FROM VAULT;VAULT TRANSFER;EASY ACCESS;ONLINE SAVER;SAVER ACCOUNT;CHRISTMAS SAVINGS;CHRISTMAS CLUB;SAVINGS CLUB;SAVE YOUR CHANGE;PAYCHECK PERCENTAGE',
  },
  {
    debit: 'savings',
    credit: 'savings',
    weight: 84,
    rail: 'transfer',
    country: 'GB',
    phrases: 'ISA TRANSFER;INTO ISA',
  },
  {
    debit: 'savings',
    credit: 'savings',
    weight: 84,
    rail: 'transfer',
    country: 'GB',
    whole: true,
    phrases: 'TAX POT;BILLS POT;HOLIDAY POT',
  },
  { debit: 'savings', credit: 'savings', weight: 62, phrases: 'SAVINGS;SAVER' },
  { debit: 'savings', credit: 'savings', weight: 84, on: ['transfer'], phrases: 'VAULT' },
  { debit: 'savings', credit: 'savings', weight: 62, country: 'GB', phrases: 'ISA' },
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 78,
    rail: 'transfer',
    phrases:
      'OWN ACCOUNT;INTERNAL TRANSFER;INTER ACCOUNT TRANSFER;ACCOUNT TRANSFER;TRANSFER BETWEEN ACCOUNTS;TRANSFER TO CHK;TRANSFER FROM CHK;TRANSFER TO CHECKING;TRANSFER FROM CHECKING;TRANSFER TO CK;TRANSFER FROM CK;TO CHECKING;FROM CHECKING;ONLINE TRANSFER TO;ONLINE TRANSFER FROM;ONLINE TRANSFER;ONLINE XFER;INTERNET TRANSFER;INTERNET TFR;MOBILE TRANSFER;MOBILE BANKING TRANSFER;ONLINE BANKING TRANSFER;TELEPHONE TRANSFER;TELEPHONE BANKING TRANSFER;PHONE TRANSFER;BOOK TRANSFER;SWEEP;VIA MOBILE XFER;VIA ONLINE XFER;TRANSFER TO ACCT;TRANSFER FROM ACCT;TRANSFER TO SHARE;TRANSFER FROM SHARE;TRANSFER TO A C;TO A C;FROM A C;EXPRESS TRANSFER;ACCT TRANSFER;ACCT XFER;FUNDS TRANSFER;EXTERNAL TRANSFER;EXT TRNSFR;EXT TRANSFER;MOVE MONEY;INTERNAL XFER;TFR TO;TFR FROM;XFER TO;XFER FROM;TRANSFER FROM CREDIT BUILDER;CASH OUT VISA DIRECT;FROM MY;TO MY;ADD TO BAL;ADD TO BALANCE;ADD MONEY;ADDED MONEY;ADD CASH;ADD FUNDS;ADDED FUNDS',
  },
  // Barclays: what its app moves is a funds transfer (FT); what it pays to others ends in BBP.
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 66,
    rail: 'transfer',
    country: 'GB',
    phrases: 'MOBILE CHANNEL FT;INTERNET CHANNEL FT;ONLINE CHANNEL FT',
  },
  // A card paid off, where no payer is named.
  {
    debit: null,
    credit: 'own-account-transfer',
    weight: 66,
    whole: true,
    phrases:
      'CREDIT CARD PAYMENT;CR CARD PAYMENT;AUTOMATIC PAYMENT THANK;ONLINE PAYMENT;INTERNET PAYMENT;BILL PAY PAYMENT;AUTOPAY;AUTO PMT;AUTOPAY PMT;MOBILE PYMT;ONLINE PYMT;AUTOPAY PYMT',
  },
  // OnlyFans, as it writes itself.
  { debit: 'digital-subscriptions', credit: 'refund', weight: 70, whole: true, phrases: 'OF LONDON' },
  // What gig workers draw at once to a card of theirs.
  { debit: null, credit: 'gig-income', weight: 84, phrases: 'FASTPAY' },
  // Revolut: money changed, and money paid in from the holder's own card.
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 66,
    rail: 'transfer',
    country: 'GB',
    phrases: 'EXCHANGED TO',
  },
  {
    debit: null,
    credit: 'own-account-transfer',
    weight: 66,
    rail: 'transfer',
    country: 'GB',
    phrases: 'TOP UP BY;INITIAL TOP UP',
  },
  // Money in under these words alone was paid in by the holder. A shop that returns the top-up of a telephone is named.
  {
    debit: null,
    credit: 'own-account-transfer',
    weight: 66,
    rail: 'transfer',
    whole: true,
    phrases: 'TOP UP;CARD TOP UP;ACCOUNT TOP UP;TOP UP BY CARD;BANK TRANSFER TOP UP',
  },
  // What was paid to a card beyond its balance, paid back: CBR on the statements of American Express.
  {
    debit: null,
    credit: 'refund',
    weight: 84,
    phrases:
      'CREDIT BALANCE REFUND;CREDIT BALANCE RFND;CREDIT BALANCE REF;CREDIT BAL REFUND;CREDIT BAL REF;CR BAL REFUND;CR BAL REF;CBR',
  },
  // Accounts that people top up by card, and pay back out of.
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 50,
    phrases:
      'REVOLUT;TRANSFERWISE;WISE COM;MONESE;MONZO;STARLING BANK;N26;BUNQ;POCKIT;CASHPLUS;SKRILL;NETELLER;CHIME;VARO;CASH APP ADD CASH;PAYPAL TOP UP;WALLET TOP UP',
  },
  // A plain transfer may go to oneself or to another: weak, and only where nothing better is said.
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 40,
    rail: 'transfer',
    phrases:
      'TRANSFER;TFR;XFER;XFR;TRANSFER TO;TRANSFER FROM;TRANSFERRED TO;TRANSFERRED FROM;CURRENT ACCOUNT',
  },
  {
    debit: 'person-to-person',
    credit: 'person-to-person',
    weight: 66,
    rail: 'transfer',
    phrases:
      'ZELLE;ZELLE TO;ZELLE FROM;ZELLE PAYMENT;ZELLE TRANSFER;QUICKPAY;QUICKPAY WITH ZELLE;CHASE QUICKPAY;VENMO;VENMO PAYMENT;VENMO CASHOUT;CASH APP;SQUARE CASH;SQC;POPMONEY;PAYM;MONZO ME;FRIENDS AND FAMILY;SPLIT THE BILL;SPLIT BILL;BILL SPLIT;MONZO TO MONZO;PAYMENT FROM FRIEND;APPLE CASH;FACEBOOK PAY;GOOGLE PAY SEND;BIRTHDAY;HAPPY BIRTHDAY;XMAS PRESENT;GIFT FROM;LOAN TO FRIEND;MY SHARE;ZEL TO;ZEL FROM',
  },
  // What people write when they pay each other back.
  {
    debit: null,
    credit: 'person-to-person',
    weight: 60,
    rail: 'transfer',
    phrases:
      'DINNER;LUNCH;TICKETS;DRINKS;PIZZA;CURRY;BEERS;TAKEAWAY MONEY;FOOD MONEY;TAXI MONEY;PETROL MONEY;HOLIDAY MONEY;POCKET MONEY;BILLS MONEY;SPENDING MONEY;MUM;MOM;DAD;MUM AND DAD;FROM MUM;FROM DAD;NAN;GRANDMA;GRANDAD;LOVE YOU;WITH LOVE;THANKS;THANK YOU;THX;CHEERS;PRESENT;GIFT;MY HALF;YOUR HALF;OWE YOU;OWED YOU;PAYING YOU BACK;PAY BACK',
  },
  // Who shares the rent pays a share of it; who lives with a landlord pays the rent.
  {
    debit: null,
    credit: 'person-to-person',
    weight: 86,
    rail: 'transfer',
    phrases:
      'RENT SHARE;SHARE OF RENT;SHARE OF THE RENT;RENT SPLIT;SPLIT RENT;HALF RENT;HALF OF RENT;HALF THE RENT;RENT HALF;MY RENT;MY HALF OF RENT;MY SHARE OF RENT;RENT AND BILLS SHARE;BILLS SHARE;SHARE OF BILLS;HALF THE BILLS',
  },
  {
    debit: 'person-to-person',
    credit: null,
    weight: 62,
    on: ['faster-payment', 'transfer'],
    phrases:
      'FROM MUM;FROM DAD;FROM NAN;LOVE YOU;WITH LOVE;THANKS;THANK YOU;THX;CHEERS;MY HALF;YOUR HALF;OWE YOU;OWED YOU;PAYING YOU BACK;PAY BACK;POCKET MONEY;BILLS MONEY',
  },
  {
    debit: 'person-to-person',
    credit: 'person-to-person',
    weight: 58,
    rail: 'transfer',
    phrases: 'WESTERN UNION;MONEYGRAM;REMITLY;WORLDREMIT;XOOM;RIA MONEY TRANSFER;TAPTAP SEND;SENDWAVE',
  },
  // Pay and pensions
  {
    debit: 'payroll-paid',
    credit: 'salary',
    weight: 90,
    rail: 'bank-credit',
    phrases:
      'SALARY;SALARIES;SALARY PAYMENT;WAGES;WAGE;WAGE PAYMENT;PAYROLL;PAYRO;PAYROLL PPD;REG SALARY;DIRECT DEP;DIR DEP;DDEPOSIT;DIR DEPOSIT;DIRECT DEPOSIT;PAYCHECK;PAYCHEQUE;NET PAY;MONTHLY PAY;WEEKLY PAY;WEEKLY WAGES;MONTHLY WAGES;MONTHLY SALARY;STAFF PAY;PAYSLIP;PAY ADVICE;HOLIDAY PAY;OVERTIME;BACK PAY;REDUNDANCY;SAL PAYMENT;EMPLOYEE PAY;EMPLOYEE PAYROLL;PAYROLL DEPOSIT;PAYRLL;PAYROL',
  },
  {
    debit: null,
    credit: 'salary',
    weight: 84,
    rail: 'bank-credit',
    phrases:
      'PAYE;SAL;C O SAGE;C O SAGE PAYROLL;C O ADP;C O MOORPAY;C O MOOREPAY;C O PAYCHEX;C O IRIS;SAGE PAY ROLL;SAGE PA;SAGE PAYR;DEPUTY PAY;FOUR WEEKLY PAY;COUNCIL PAY;TRUST PAY;NHS PAY;LTD PAY;PLC PAY;LIMITED PAY;GROUP PAY;HOLIDAY PAY;HOL PAY',
  },
  // Service charges that a restaurant shares among its staff, under the name of whoever runs the scheme.
  {
    debit: null,
    credit: 'salary',
    weight: 84,
    rail: 'bank-credit',
    country: 'GB',
    phrases: 'TRONC;TRONC PAY;TRONC PAYMENT;TRONC SCHEME;TRONC FUND;TRONCMASTER',
  },
  // Families pay those who work in their homes, so a person's name beside these words is the employer's.
  {
    debit: null,
    credit: 'salary',
    weight: 92,
    rail: 'bank-credit',
    phrases:
      'NANNY PAY;NANNY WAGES;NANNY WAGE;NANNY SALARY;CARER PAY;CARER WAGES;CARER SALARY;CAREGIVER PAY;CAREGIVER WAGES;HOUSEKEEPER PAY;HOUSEKEEPER WAGES;HOUSEKEEPER SALARY;GOVERNESS PAY;AU PAIR PAY;PA WAGES;PERSONAL ASSISTANT WAGES',
  },
  {
    debit: null,
    credit: 'salary',
    weight: 64,
    rail: 'bank-credit',
    phrases: 'BONUS;COMMISSION;PAY;TIPS;PAY DAY;EARNINGS',
  },
  {
    debit: null,
    credit: 'private-pension',
    weight: 82,
    rail: 'bank-credit',
    phrases:
      'PENSION;PENSIONS;PENSION PAYMENT;PENSIONS PAYROLL;ANNUITY;ANNUITIES;PENSIO;PENSN;PNSN;PENSION FUND;SUPERANNUATION;RETIREMENT;RETIREMENT SYSTEM;RETIREMENT PMT;RETIREMENT BENEFIT;NHS PENSION;NHS PENSIONS;TEACHERS PENSION;TEACHERS PENSIONS;LGPS;CIVIL SERVICE PENSION;MYCSP;ARMED FORCES PENSION;POLICE PENSION;FIRE PENSION;CSA ANNUITY;MILITARY RETIRED;DFAS RET;CALPERS;CALSTRS;NYSLRS;TRS BENEFIT;PERS BENEFIT;401K DISTRIBUTION;IRA DISTRIBUTION;RMD;RETIREE;RETIREE PAYMENT;RET BENEFIT;RET BENEFT;RET PAY;RET NET;RETIREMENT PAYMENT;RETIREMENT PAY;RETIREM;ANNUITANT;ANNUITY PMT;ANNUITY PAYMENT;PERS BEN;PENSION PMT;PENSION PAY;STATE RETIREMENT;TEACHERS RETIREMENT;TEACHERS RET;STATE RET;PENS;PENS SCHEME;PENSION SCHEME;PENS PLN;PENSION DRAWDOWN;ANNY;PBG BENEFIT;RETIRE WITHDRAWAL;401K DISTRIB;401K DISTRIBUT;401K DISTR;401K DIST;401K TYPE DISTRIB;401K DES DISTRIB;IRA DES DISTRIBUT;IRA DISTRIB;IRA DISTRIBUT;IRA DISTR;IRA DIST;IRA TYPE DISTRIBUT;403B DISTRIB;403B DISTRIBUTION;RMD DISTRIBUTION;PERIODIC DISTRIBUTION;PERIODIC DISTRIB',
  },
  {
    debit: 'pension-contribution',
    credit: null,
    weight: 80,
    rail: 'direct-debit',
    phrases:
      'PENSION;PENSIONS;PENSION CONTRIBUTION;SIPP;401K;IRA CONTRIBUTION;ROTH IRA;STAKEHOLDER PENSION;SUPERANNUATION',
  },
  {
    debit: null,
    credit: 'state-pension',
    weight: 92,
    rail: 'bank-credit',
    phrases:
      'STATE PENSION;RETIREMENT PENSION;DWP PENSION;DEPT WORK PENSION;DEPT WORK PENSIONS;SOCIAL SECURITY ADMINISTRATION',
  },
  // What it pays for disability is called the same on statements, and becomes the pension.
  {
    debit: null,
    credit: 'state-pension',
    weight: 92,
    rail: 'bank-credit',
    country: 'US',
    phrases: 'SOC SEC;SOCIAL SECURITY;SSDI',
  },
  {
    debit: null,
    credit: 'gig-income',
    weight: 80,
    rail: 'bank-credit',
    phrases: 'COURIER EARNINGS;RIDER EARNINGS;DRIVER EARNINGS;DRIVER PAYMENT;RIDER PAYMENT;GIG PAY',
  },
  // Surer than that it came by direct deposit.
  {
    debit: null,
    credit: 'gig-income',
    weight: 92,
    rail: 'bank-credit',
    phrases: 'RIDER PAY;DASHER PAY;SHOPPER PAY',
  },
  {
    debit: null,
    credit: 'self-employment-income',
    weight: 70,
    rail: 'bank-credit',
    phrases:
      'INVOICE;INVOICES;INV;INV NO;CONSULTANCY;CONSULTING FEE;FREELANCE;CONTRACTOR PAY;CONTRACTOR PAYMENT;CLIENT PAYMENT;PROFESSIONAL FEES;OWNER DRAW;DRAWINGS;MERCHANT SETTLEMENT;MERCHANT DEPOSIT;BANKCARD DEP;MERCH DEP;MERCHANT BANKCD;CARD SETTLEMENT;WORLDPAY SETTLEMENT;COMMISSION PAYMENT;ROYALTIES;ROYALTY;LOCUM;LOCUMS;LOCUM FEE;LOCUM FEES;LOCUM SESSIONS;LOCUM SHIFTS;GP SESSIONS;CLINIC SESSIONS;SESSION FEES;SESSIONS;SUBBIE;SUBCONTRACTOR;SUBCONTRACTING',
  },
  // Card acquirers and payment firms pay out what a business took.
  {
    debit: null,
    credit: 'self-employment-income',
    weight: 88,
    rail: 'bank-credit',
    phrases:
      'STRIPE;STRIPE PAYMENTS;STRIPE PAYOUT;STRIPE TRANSFER;SHOPIFY;SUMUP;SUMUP PAYMENTS;SUMUP PAYOUT;ZETTLE;IZETTLE;ZETTLE PAYOUT;SQUARE INC;SQUAREUP;WORLDPAY;WORLDPAY AP;PAYMENTSENSE;TAKEPAYMENTS;DOJO;ELAVON;FIRST DATA;GLOBAL PAYMENTS;LLOYDS CARDNET;CARDNET;BARCLAYCARD MERCHANT;EVO PAYMENTS;ADYEN;CLOVER;SHOPIFY PAYMENTS;GOCARDLESS;TOAST DEP;AMEX MERCHANT;BANKCARD;ETSY PAYOUT',
  },
  // What an employer pays back is no pay.
  {
    debit: null,
    credit: 'refund',
    weight: 87,
    rail: 'bank-credit',
    phrases:
      'EXPENSIFY;EXPENSES;EXPENSE;EXPS;EXP CLAIM;EXP REIMB;REIMB EXP;EXPENSE CLAIM;EXPENSES CLAIM;STAFF EXPENSES;TRAVEL EXPENSES;EXPENSE REIMBURSEMENT;EXPENSE REIMB;REIMBURSEMENT;MILEAGE CLAIM;TRAVEL CLAIM',
  },
  {
    debit: null,
    credit: 'rental-income',
    weight: 78,
    rail: 'bank-credit',
    phrases:
      'RENT;RENT PAYMENT;RENTAL INCOME;RENT RECEIVED;LODGER;LODGER RENT;TENANT RENT;ROOM RENT;RENT FROM;OWNER PMT;OWNER DISB',
  },
  {
    debit: null,
    credit: 'investment-income',
    weight: 82,
    rail: 'bank-credit',
    phrases:
      'DIVIDEND;DIVIDENDS;DIV;DIVI;DIVD;DIV PAYMENT;FINAL DIV;INTERIM DIV;FIN DIV;INT DIV;FINAL DIVIDEND;INTERIM DIVIDEND;INCOME DISTRIBUTION;COUPON PAYMENT;UNIT TRUST INCOME;CAPITAL GAIN DISTRIBUTION;QUARTERLY DIVIDEND',
  },
  {
    debit: null,
    credit: 'other-income',
    weight: 76,
    rail: 'bank-credit',
    phrases:
      'HARDSHIP GRANT;COUNCIL GRANT;GOVERNMENT GRANT;GOVT GRANT;STATE GRANT;FEDERAL GRANT;BUSINESS GRANT;SUPPORT GRANT;RESEARCH GRANT;HOUSING GRANT;FACILITIES GRANT;EMERGENCY GRANT;RELIEF GRANT;RECOVERY GRANT;RELIEF FUND GRANT;ENERGY GRANT;CARE GRANT;ARTS GRANT;HMRC GRANT;CHARITY GRANT;GRANT PAYMENT;GRANT AWARD;GRANT FUNDING;GRANT SCHEME;GRANT CLAIM;GRANT AID;GRANTS TEAM;GRANT FUND;INHERITANCE;ESTATE DISTRIBUTION;PROBATE DISTRIBUTION;LEGACY PAYMENT;PERMANENT FUND DIVIDEND;PFD DIVIDEND;UNCLAIMED PROPERTY;UNCLAIMED FUNDS;CLASS ACTION;SETTLEMENT FUND;SETTLEMENT ADM;SETTLEMENT ADMIN',
  },
  {
    debit: 'maintenance-paid',
    credit: 'maintenance-received',
    weight: 88,
    rail: 'bank-credit',
    phrases:
      'DWP CM;DWP CMS;DWP CMG;CMSGB;CMSGB 2012SCHEME;DWPCMSGB;DWPCMSGB 2012SCHEME;CHILD MAINTENANCE;CHILD SUPPORT;CHILD SUPP;CHILD MAINT;CMS;CMEC;CSA PAYMENT;CHILD SUPPORT AGENCY;MAINTENANCE PAYMENT;SPOUSAL SUPPORT;ALIMONY;DCSS;SDU CHILD SUPPORT;CHLD SUPPORT;CHILDSUP;CHILD MAINTENANCE SERVICE',
  },
  // On a debit the word means upkeep of a building.
  {
    debit: null,
    credit: 'maintenance-received',
    weight: 76,
    rail: 'bank-credit',
    phrases: 'MAINTENANCE;KIDS MAINTENANCE;CHILD MAINT PAYMENT;CHLD SUPRT;CHLD SUPP;CHILD SUPPRT',
  },
  // Chase sets the ten characters of a description against SEC:, which else reads as Supplemental Security.
  {
    debit: null,
    credit: 'maintenance-received',
    weight: 95,
    rail: 'bank-credit',
    country: 'US',
    phrases: 'CHILD SUPPSEC',
  },
  {
    debit: null,
    credit: 'student-finance',
    weight: 88,
    rail: 'bank-credit',
    phrases:
      'STUDENT FINANCE;STUDENT LOAN;STUDENT LOANS;STUDENT LOANS CO;STUDENT LOANS COMPANY;STUDENT LOAN CO;SLC RECEIPTS;SLC;SAAS;STUDENT AWARDS AGENCY;BURSARY;BURSARIES;STUDENT GRANT;SCHOLARSHIP;FINANCIAL AID;FIN AID;PELL GRANT;STUDENT REFUND;STUDENT AID;STUDENT AID REFUND;STUDENT AWARDS;STUDENT AWARDS AGY;STUDENT SUPPORT;REFUND DISBURSEMENT;STU FIN AID;FIN AID REFUND;FINANCIAL AID REFUND;STUDENT REFUNDS;BANKMOBILE VIBE;BANKMOBILE;STUDENT FINANCE WALES;STUDENT FINANCE NI;STU REFUND;EMA PAYMENT;EMA LEARNER;EDUCATION MAINTENANCE ALLOWANCE;EDUCATION MAINTENANCE ALLOW;EDUCATION MAINTENANCE ALLCE;EDUCATION MAINTENANCE;EDUCATION MAINTENAN;EDUCATION MAINTENA;EDUCATION MAINT;EDUC MAINTENANCE;EDUC MAINT;EDUC MAINT ALLOWANCE;ED MAINTENANCE ALLOWANCE;EMA SCOTLAND;EMA WALES;EMA CYMRU;EMA NI;EMA NORTHERN IRELAND;EMA AWARD;EMA ALLOWANCE;COUNCIL EMA;LSF STUDENT;LEARNING SUPPORT FUND;GI BILL;POST 9 11;CH33',
  },
  {
    debit: null,
    credit: 'tax-refund',
    weight: 93,
    rail: 'bank-credit',
    phrases:
      'TAX REFUND;TAX REF;TAX REPAYMENT;TAX REBATE;TAXRFD;TAX RFND;STATE TAX REF;FRANCHISE TAX BD;STTAXRFD;VAT REPAYMENT;VAT REFUND;HMRC REFUND;HMRC REPAYMENT;TAX PRODUCTS;TPG PRODUCTS;REPUBLIC TRS;CHILDCTC;ADV CHILD TAX;CHILD TAX CREDIT ADV;EIP;PROP TX REB;PROPERTY TAX REBATE;PROPERTY TAX RELIEF;PAYE REPAYMENT;TAX REBATE PMT;STATE TAX RFD',
  },
  // CASTTAXRFD, NYSTTAXRFD: as the states name them.
  {
    debit: null,
    credit: 'tax-refund',
    weight: 96,
    rail: 'bank-credit',
    country: 'US',
    phrases: US_STATES.split(' ')
      .map(state => `${state}STTAXRFD`)
      .join(';'),
  },
  // A bill's, though the words of a tax stand in it.
  {
    debit: null,
    credit: 'refund',
    weight: 97,
    country: 'GB',
    phrases: 'COUNCIL TAX REFUND;COUNCIL TAX REF;CTAX REFUND;CTAX REF;COUNCIL TAX REPAYMENT',
  },
  ...BENEFIT_PHRASES,
  ...TREASURY_PHRASES,
  // Loans
  {
    debit: null,
    credit: 'loan-proceeds',
    weight: 84,
    rail: 'bank-credit',
    phrases:
      'LOAN ADVANCE;LOAN PROCEEDS;LOAN PAYOUT;LOAN DRAWDOWN;LOAN DISBURSEMENT;LOAN DISB;LOAN CREDIT;LOAN FUNDING;LOAN DEPOSIT;LOAN;LOANS;TRANSFER FROM LOAN;FROM LOAN ACCOUNT;CASH ADVANCE;PAYDAY ADVANCE;INSTACASH;AUTO ADVANCE;BUSINESS LOAN ADVANCE;BOUNCE BACK LOAN;SBA LOAN;MONEY TRANSFER FROM CREDIT CARD;BALANCE TRANSFER;SPOTME;ADVANCE CREDIT;MYPAY ADVANCE;EXTRACASH',
  },
  {
    debit: 'personal-loan',
    credit: null,
    weight: 78,
    rail: 'direct-debit',
    phrases:
      'LOAN REPAYMENT;LOAN PAYMENT;LOAN PMT;LOAN PYMT;LN PAYMENT;LN PMT;LOAN;LOANS;PERSONAL LOAN;INSTALLMENT LOAN;LOAN INSTALMENT;SBA LOAN;BUSINESS LOAN;TO LOAN;FLEXILOAN;CREDIT UNION LOAN;PERSONAL LN;PERSONAL LOANS;LOAN INSTALLMENT;LOAN INSTLMNT;LN PYMT',
  },
  {
    debit: 'short-term-loan',
    credit: 'loan-proceeds',
    weight: 84,
    rail: 'direct-debit',
    phrases:
      'PAYDAY LOAN;PAYDAY LOANS;CASH ADVANCE LOAN;TITLE LOAN;TITLE LOANS;TITLEMAX;PAWN;PAWNBROKER;PAWN SHOP;PAYMENTRET;PAYDAY;CHECK INTO CASH;QUICK CASH;FAST CASH;SHORT TERM LOAN;CASH LOANS;CASH CONVERTERS LOAN;ADVANCE REPAYMENT;CASH ADVANCE REPAYMENT;EXTRACASH;EXTRACASH REPAYMENT;ADVANCE REPAY;EARLY ACCESS ADVANCE;STANDBY CASH;INSTACASH REPAYMENT;MYPAY REPAYMENT',
  },
  {
    debit: 'mortgage',
    credit: null,
    weight: 92,
    rail: 'direct-debit',
    phrases:
      'MORTGAGE;MORTGAGES;MORTGAGE PAYMENT;MTG;MTG PYMT;MTG PYMTS;MTG PMT;MTGE;BUILDING SOC;BUILDING SOCIETY;HOME MTG;HOME LOAN;HOME LOANS;MORTG;MORTGAGE PMT;MORTGAGE PYMT;MTG PAYMENT;MORTGA;MORTGAG;BS MOR;BS MORT;BS MTG;BLDG SOC;BLDG SOCIETY;BUILDING SOCIET;BUILDING SOCIE;MORT DEBIT;MORT PMT;MORT PYMT;MORT PAYMENT;MORTG PMT;HOME LOAN PMT',
  },
  {
    debit: 'secured-loan',
    credit: 'loan-proceeds',
    weight: 86,
    rail: 'direct-debit',
    phrases:
      'SECURED LOAN;SECOND CHARGE;HOMEOWNER LOAN;2ND CHG;2ND CHARGE;HELOC;HOME EQUITY;HOME EQUITY LOAN;EQUITY LINE;HELOC PMT;HELOC PAYMENT;HELOC PYMT;HELOC AUTO PMT;HELOC AUTOPAY;HOME EQ LN;HOME EQUITY LN;HOME EQUITY LINE',
  },
  {
    debit: 'student-loan-repayment',
    credit: null,
    weight: 91,
    rail: 'direct-debit',
    phrases:
      'STUDENT LOAN;STUDENT LN;STUDENT LOAN REPAYMENT;STUDENT LOAN PAYMENT;STDNT LOAN;DEPT EDUCATION;DEPT OF EDUCATION;US DEPT OF ED;SLC REPAYMENT',
  },
  // Known firms weigh more. Whoever else collects money under such a name lends.
  {
    debit: 'personal-loan',
    credit: null,
    weight: 62,
    on: ['direct-debit', 'standing-order'],
    phrases: 'LENDING;LENDERS',
  },
  // American cities collect taxes by their departments of finance.
  {
    debit: 'personal-loan',
    credit: null,
    weight: 62,
    on: ['direct-debit', 'standing-order'],
    country: 'GB',
    phrases: 'FINANCE;PERSONAL FIN;MOTOR FIN;MTR FIN;CAR FIN;VEHICLE FIN',
  },
  // What a shop leases to own.
  {
    debit: 'catalogue-credit',
    credit: null,
    weight: 54,
    on: ['direct-debit', 'standing-order'],
    country: 'US',
    phrases: 'LEASE TO OWN;RENT TO OWN',
  },
  // A lease of goods, where nothing says more: a landlord's words (PROPERTY, APARTMENTS) weigh more.
  {
    debit: 'catalogue-credit',
    credit: null,
    weight: 39,
    on: ['direct-debit', 'standing-order'],
    country: 'US',
    phrases: 'LEASE PMT;LEASE PAYMENT;LEASING',
  },
  {
    debit: 'government-and-tax',
    credit: null,
    weight: 80,
    country: 'US',
    phrases: 'DEPT OF FINANCE;DEPARTMENT OF FINANCE;FINANCE DEPT;FINANCE DEPARTMENT;FINANCE DIRECTOR',
  },
  // Where a city or a county is named, its own words say more.
  {
    debit: 'personal-loan',
    credit: null,
    weight: 57,
    on: ['direct-debit', 'standing-order'],
    country: 'US',
    phrases:
      'FINANCE;FINANCE CO;FINANCE CORP;FINANCING;ACCEPTANCE;ACCEPTANCE CORP;PERSONAL FIN;CREDIT CORP;CREDIT CO',
  },
  // Lenders call themselves so too; a word of another trade beside it says more.
  {
    debit: 'personal-loan',
    credit: null,
    weight: 56,
    on: ['direct-debit', 'standing-order'],
    country: 'GB',
    phrases: 'CREDIT;MONEY',
  },
  // Paid to a credit union regularly is most often a loan; what is saved there says so. American credit unions are banks.
  {
    debit: 'personal-loan',
    credit: null,
    weight: 62,
    on: ['direct-debit', 'standing-order', 'faster-payment', null],
    country: 'GB',
    phrases: 'CREDIT UNION',
  },
  {
    debit: 'savings',
    credit: null,
    weight: 70,
    country: 'GB',
    phrases: 'CREDIT UNION SAVINGS;CREDIT UNION SAVING;CREDIT UNION SAV;CREDIT UNION SHARES',
  },
  {
    debit: 'personal-loan',
    credit: null,
    weight: 78,
    on: ['direct-debit', 'standing-order', 'faster-payment', null],
    phrases: 'CREDIT BUILDER;CREDIT BUILD;CREDIT BLD;CREDIT BLDR',
  },
  // Lent and collected at the door, today paid by card too.
  {
    debit: 'short-term-loan',
    credit: 'loan-proceeds',
    weight: 78,
    country: 'GB',
    phrases: 'HOME CREDIT;HOME COLLECTED CREDIT;DOORSTEP CREDIT;DOORSTEP LOAN;DOORSTEP LOANS;PERSONAL CREDIT',
  },
  {
    debit: 'vehicle-finance',
    credit: null,
    weight: 88,
    rail: 'direct-debit',
    phrases:
      'AUTO LOAN;CAR LOAN;AUTO FINANCE;CAR FINANCE;VEHICLE FINANCE;MOTOR FINANCE;AUTO PAYMENT LOAN;AUTO FINANCIAL;AUTO LEASE;CAR LEASE;VEHICLE LEASE;LEASE PYMT;CONTRACT HIRE;MOTABILITY;AUTO PAY LOAN;DRIVE FINANCIAL;CAR PAYMENT;FINANCIAL SERVICES AUTO;AUTOMOBILE PAYMENT;AUTOMOBILE LOAN;AUTO LN;AUTO LN PMT;AUTO LOAN PMT;VEHICLE LOAN;VEH LOAN;CAR NOTE;AUTO LOAN PAYMENT;AUTO FIN;AUTO FIN PMT',
  },
  {
    debit: 'credit-card-payment',
    credit: null,
    weight: 86,
    rail: 'direct-debit',
    phrases:
      'CREDIT CARD PAYMENT;CREDIT CARD;CREDIT CRD;CREDIT CRD AUTOPAY;CREDIT CRD EPAY;CRCARDPMT;CARD PAYMENT THANK YOU;CARD PYMT;CARD PMT;CARDMEMBER SERV;CARD SERVICES;CARD SRVC;CRD PMT;CC PYMT;CC PMT;CREDIT CARD PMT;CREDIT CARD PYMT;MASTERCARD PAYMENT;VISA PAYMENT;EPAYMENT;AMEX EPAYMENT;ACH PMT AMEX;CARD ONLINE PAYMENT;STORE CARD;BARCLAYCARD;AUTOMATIC PAYMENT THANK;PAYMENT THANK YOU;CREDIT CARD BILL;CARD BILL PAYMENT;CARD MINIMUM PAYMENT;CARD REPAYMENT;C CARD PAYMENT;TO CREDIT CARD;PAYMENT TO CRD;TO PLATINUM CARD;TO REWARDS CARD;CARD AUTOPAY;APPLECARD;APPLECARD GSBANK;DISCOVER CARD;CITIBANK MASTERCARD;CHASE MC;CHASE VISA;CC ACH PMT;CC PAYMENT;CACCPYMT;CREDIT CARDS',
  },
  // What the holder of a card pays it off with, as the card's own statement has it.
  {
    debit: null,
    credit: 'own-account-transfer',
    weight: 90,
    whole: true,
    phrases:
      'PAYMENT THANK YOU;PAYMENT RECEIVED THANK YOU;PAYMENT RECEIVED WITH THANKS;PAYMENT RECEIVED THANKS;PAYMENT THANK YOU MOBILE;AUTOPAY PAYMENT THANK YOU;AUTOMATIC PAYMENT THANK YOU;MOBILE PAYMENT THANK YOU;ONLINE PAYMENT THANK YOU;INTERNET PAYMENT THANK YOU;ELECTRONIC PAYMENT THANK YOU;DIRECT DEBIT PAYMENT THANK YOU;DIRECT DEBIT RECEIVED THANK YOU;CARD PAYMENT THANK YOU;PAYMENT FROM CHK;PAYMENT FROM SAV;ONLINE PAYMENT FROM CHK;ONLINE PAYMENT FROM SAV;ONLINE BANKING PAYMENT FROM CHK;ONLINE BANKING PAYMENT FROM SAV;ONLINE ACH PAYMENT THANK YOU;PAYMENT RECEIVED',
  },
  // The same, named by the issuer: it lends nothing then.
  {
    debit: null,
    credit: 'own-account-transfer',
    weight: 98,
    whole: true,
    country: 'US',
    phrases: 'CAPITAL ONE MOBILE PYMT;CAPITAL ONE ONLINE PYMT;CAPITAL ONE AUTOPAY PYMT',
  },
  {
    debit: 'debt-collection',
    credit: null,
    weight: 88,
    rail: 'direct-debit',
    phrases:
      'DEBT COLLECTION;DEBT RECOVERY;COLLECTION AGENCY;BAILIFF;BAILIFFS;ENFORCEMENT;HIGH COURT ENFORCEMENT;COLLECTIONS;ARREARS;CCJ;COUNTY COURT JUDGMENT;GARNISHMENT;CREDIT COLLECTION;RECOVERY ASSOCIATES;DEBT SOLUTIONS;PORTFOLIO RECOV;PORTFOLIO RECOVERY',
  },
  // By card it is a caterer.
  {
    debit: 'debt-collection',
    credit: null,
    weight: 84,
    on: ['direct-debit', 'fee', 'transfer', null],
    phrases: 'LEVY;TAX LEVY;LEGAL LEVY',
  },
  {
    debit: 'debt-management-plan',
    credit: null,
    weight: 92,
    rail: 'direct-debit',
    phrases:
      'DEBT MANAGEMENT;DEBT MANAGEMENT PLAN;DMP;IVA;IVA PAYMENT;TRUST DEED;INSOLVENCY;DEBT RELIEF;DEBT PLAN;BANKRUPTCY TRUSTEE;CHAPTER 13;CREDIT COUNSELING;INDIVIDUAL VOLUNTARY',
  },
  {
    debit: 'bnpl',
    credit: 'refund',
    weight: 86,
    phrases: 'BUY NOW PAY LATER;PAY IN 3;PAY IN 4;PAY IN THREE;PAY LATER;INSTALMENTS PLAN',
  },
  // Home
  {
    debit: 'rent',
    credit: null,
    weight: 84,
    phrases:
      'RENT;RENT PAYMENT;MONTHLY RENT;RENTS;RENT STANDING ORDER;RENT SO;HOUSE RENT;ROOM RENT;RENT A ROOM;FLAT RENT;APARTMENT RENT;OFFICE RENT;OFFICE RENTAL;LANDLORD;LETTINGS;LETTING;APARTMENTS RENT;PROPERTY MGMT;PROPERTY MANAGEMENT;RENTAL PAYMENT;RESIDENT PORTAL;TENANCY;HOUSING ASSOCIATION;HOUSING ASSOC;HOUSING TRUST;HSG ASSOC;HSG ASSN;HSG;HSNG ASSOC;RENTCAFE;WEB PMTS RENT;LEASE PAYMENT',
  },
  // Not what one lives in.
  {
    debit: 'vehicle-purchase-and-hire',
    credit: 'refund',
    weight: 90,
    phrases: 'RENT A CAR;RENT A VAN;RENT A TRUCK;VAN RENTAL;TRUCK RENTAL',
  },
  // AppFolio, which collects for American landlords, calls its debits so.
  {
    debit: 'rent',
    credit: null,
    weight: 56,
    country: 'US',
    on: ['direct-debit', null],
    phrases: 'WEB PMTS',
  },
  // A letting agent's shop front; LETS also begins names, but those are paid by card.
  {
    debit: 'rent',
    credit: null,
    weight: 84,
    on: ['standing-order', 'faster-payment', 'direct-debit', 'transfer'],
    phrases: 'LETS',
  },
  // A nursery for plants takes cards; one for children collects its fees.
  {
    debit: 'childcare',
    credit: null,
    weight: 66,
    on: ['standing-order', 'faster-payment', 'direct-debit', 'transfer', null],
    phrases: 'NURSERY;NURSER',
  },
  { debit: 'home-and-garden', credit: null, weight: 58, on: ['card'], phrases: 'NURSERY' },
  { debit: 'childcare', credit: null, weight: 84, phrases: 'NURSERY FEES;NURSERY FEE' },
  {
    debit: 'council-tax',
    credit: null,
    weight: 92,
    rail: 'direct-debit',
    phrases:
      'COUNCIL TAX;COUNCIL TX;C TAX;CNCL TAX;PROPERTY TAX;PROPERTY TAXES;PROP TAX;COUNTY TAX;COUNTY TREASURER;TAX COLLECTOR;REAL ESTATE TAX;LAND AND PROPERTY SERVICES;RATES BILL;BUSINESS RATES;NNDR;PROPERTY TX;REAL PROPERTY TAX;TAX COLL;TAX COLLECT;TAX COLLECTION;TAX COLLECTO;TAX COMMISSIONER;COUNTY TREAS;CO TREASURER;CNTY TREAS;COUNTY TREASURE;TREASURER PROPERTY;PERS PROP TAX;PERSONAL PROPERTY TAX;COUNTY TAXES;TOWN TAX;TOWN TAXES;TOWNSHIP TAX;PROP TAX PMT',
  },
  // A council takes many payments; by direct debit nearly all are council tax.
  {
    debit: 'council-tax',
    credit: 'refund',
    weight: 72,
    country: 'GB',
    phrases:
      'BOROUGH COUNCIL;CITY COUNC;MET COUNC;BOROUGH COUNC;DISTRICT COUNC;COUNTY COUNCIL;DISTRICT COUNCIL;COUNCIL;CITY CNCL;COUNCIL CTAX;MDC;MBC;CITY COUN;COUNTY COU;BOROUGH COU;DISTRICT COU;BORO COUNCIL;CNCL;LONDON BOROUGH;CITY COUNCI;COUNTY COUNC;COUNTY COUNCI;BOROUGH COUN;BOROUGH COUNCI;DISTRICT COUN;DISTRICT COUNCI',
  },
  {
    debit: 'service-charge',
    credit: null,
    weight: 84,
    phrases:
      'GROUND RENT;SERVICE CHARGE FLAT;FACTOR FEES;FACTORING;HOA DUES;HOA FEE;HOA FEES;HOMEOWNERS ASSOC;HOMEOWNERS ASSOCIATION;CONDO ASSOC;CONDO FEES;MAINTENANCE CHARGE;BLOCK MANAGEMENT;OWNERS ASSOC;RESIDENTS ASSOC;COMMUNITY ASSOC;ESTATE MGMT;ESTATE MANAGEMENT;BLOCK MGMT;ESTATE CHARGE;GROUND RENTS;SERVICE CHARGE;ASSN DUES;ASSOCIATION DUES;ASSOC DUES;ASSN ASSESSMENT;HOA PMT;HOA PAYMENT;HOA ASSN;CONDO ASSN;CONDO DUES;CONDOMINIUM ASSOC;AOAO;OWNERS ASSN;HOMEOWNERS ASSN;MAINT FEE;HOA MGMT',
  },
  // In the name of a shop it is a word of Vietnamese.
  {
    debit: 'service-charge',
    credit: null,
    weight: 84,
    on: ['direct-debit', 'faster-payment', 'standing-order', 'transfer', 'cheque', null],
    phrases: 'HOA',
  },
  // The words of a bank's own charge, behind those of a landlord.
  {
    debit: 'service-charge',
    credit: null,
    weight: 95,
    phrases:
      'MGMT SERVICE CHARGE;MANAGEMENT SERVICE CHARGE;MGMT CO SERVICE CHARGE;ESTATES SERVICE CHARGE;PROPERTY SERVICE CHARGE;COURT SERVICE CHARGE;HOMES SERVICE CHARGE;HOUSING SERVICE CHARGE;FLAT SERVICE CHARGE;ESTATE SERVICE CHARGE',
  },
  // As ACH cuts the names of power companies; in shops it is cut from electronics.
  {
    debit: 'energy',
    credit: 'refund',
    weight: 57,
    country: 'US',
    on: ['direct-debit', null],
    phrases: 'ELEC;ELECTR;ELECTRI;PWR',
  },
  { debit: 'energy', credit: 'refund', weight: 50, phrases: 'UTILITY;UTIL;UTILI;UTILS' },
  {
    debit: 'home-and-garden',
    credit: 'refund',
    weight: 84,
    phrases: 'ELECTRIC SUPPLY;ELECTRIC SUPPLIES;ELECTRIC MOTOR;ELECTRIC MOTORS;ELECTRIC WHOLESALE',
  },
  {
    debit: 'energy',
    credit: 'refund',
    weight: 78,
    phrases:
      'UTIL PMT;UTIL PMNT;UTIL PYMT;UTILITY BILL;GAS AND ELECTRIC;GAS ELECTRIC;ELECTRIC;ELECTRICITY;ENERGY;POWER COMPANY;POWER LIGHT;LIGHT POWER;POWER AND LIGHT;POWER CO;GAS CO;GAS COMPANY;GAS BILL;ELECTRIC BILL;ELECTRIC CO;ELECTRIC COOP;UTILITY PYMT;UTILITIES;UTILITY PAYMENT;HEATING OIL;PROPANE;NATURAL GAS;PREPAY METER;SMART METER TOP UP;PAYPOINT ENERGY;ELEC BILL;PUBLIC UTILITY;UTIL BILL;UTIL PAYMENT;UTILITY PMT;UTILITY PYMNT;UTILITIES PAYMENT;UTILITY PAYMT;ELEC UTIL;ELEC PMT;ELEC PYMT;POWER BILL;LIGHT CO;ENERGY BILL;ELECTRIC SVC;ELECTRIC SERVICE;ELECTRIC POWER;PUBLIC POWER;GAS UTILITY;ELECTRIC MEMBERSHIP;ELEC COOP;PUB SERV CO;PUBLIC SERVICE CO;PUB SVC CO;PUBLIC SERVICE COMPANY',
  },
  {
    debit: 'water',
    credit: 'refund',
    weight: 82,
    phrases:
      'WATER;WATER BILL;WATER UTL;WATER UTILITY;WATER UTILITIES;WATER DEPT;WATER DISTRICT;WATER AUTHORITY;WATER WORKS;WATER SEWER;SEWER;SEWERAGE;WATER AND SEWER;WATER SERVICES;WASTE WATER;WATER CO;WATER BILLING;WATERREV;WATER REVENUE;WATER SYS;WATER SYSTEM;WATER SVC;WATER SUPPLY;WATER UTIL;WATER COMM;WATER COMMISSION;WATER DEPARTMENT;WATER DIST;SEWER DISTRICT;SEWER DIST;SEWER AUTHORITY;SEWER SERVICE;WATER RECLAMATION;WATER SERVICE;WATER PAYMENT',
  },
  {
    debit: 'broadband-phone-tv',
    credit: 'refund',
    weight: 57,
    country: 'US',
    on: ['direct-debit', null],
    phrases: 'FIBER',
  },
  {
    debit: 'tv-licence',
    credit: 'refund',
    weight: 95,
    rail: 'direct-debit',
    phrases: 'TV LICENCE;TV LICENSING;TV LICENCE MBP;TV LIC;TELEVISION LICENCE',
  },
  {
    debit: 'broadband-phone-tv',
    credit: 'refund',
    weight: 78,
    rail: 'direct-debit',
    phrases:
      'BROADBAND;INTERNET SERVICE;INTERNET BILL;CABLE;CABLE TV;LANDLINE;FIBRE;TELECOM;TELECOMS;COMMUNICATIONS;SATELLITE TV;TELEPHONE;PHONE BILL;FIBER INTERNET;CABLE SVCS;CABLE BILL;CABLEVISION;TELCO;TELECOMMUNICATIONS',
  },
  {
    debit: 'mobile',
    credit: 'refund',
    weight: 78,
    phrases:
      'MOBILE TOP UP;MOBILE PHONE;WIRELESS;CELLULAR;TOP UP MOBILE;SIM ONLY;PHONE TOP UP;AIRTIME;PREPAID WIRELESS;MOBILE BILL',
  },
  // A telephone's, else the account's that is named beside it.
  {
    debit: 'mobile',
    credit: 'refund',
    weight: 78,
    ofWallet: 'own-account-transfer',
    phrases: 'TOP UP;TOPPED UP;TOPPING UP',
  },
  // Insurance
  {
    debit: 'vehicle-insurance',
    credit: 'insurance-payout',
    weight: 90,
    phrases:
      'CAR INSURANCE;MOTOR INSURANCE;AUTO INSURANCE;AUTO INS;VEHICLE INSURANCE;MOTOR INS;VAN INSURANCE;BIKE INSURANCE;BIKE INS;VAN INS;MOTORCYCLE INSURANCE;AUTO CLUB INSURANCE;CAR INS;MUT INS;TAXI INSURANCE;MOTOR INSU;MOTOR INSUR;MOTOR INSURAN;CAR INSURAN',
  },
  {
    debit: 'home-insurance',
    credit: 'insurance-payout',
    weight: 90,
    phrases:
      'HOME INSURANCE;HOME INS;RENT INSURANCE;RENT INS;RENTAL INSURANCE;BUILDINGS INSURANCE;CONTENTS INSURANCE;HOUSE INSURANCE;HOUSEHOLD INSURANCE;HOUSEHOLD INS;HOME CONTENTS;CONTENTS INS;BUILDINGS INS;HOMEOWNERS;HOMEOWNERS INSURANCE;HOMEOWNERS INS;RENTERS INSURANCE;RENTERS INS;LANDLORD INSURANCE;TENANTS INSURANCE;PROPERTY INSURANCE;FLOOD INSURANCE',
  },
  {
    debit: 'life-insurance',
    credit: 'insurance-payout',
    weight: 90,
    phrases:
      'LIFE INSURANCE;LIFE INS;LIFE ASSURANCE;LIFE ASSUR;LIFE ASSCE;LIFE COVER;INCOME PROTECTION;CRITICAL ILLNESS;FUNERAL PLAN;OVER 50 PLAN;OVER 50S PLAN;MUTUAL LIFE;NATIONAL LIFE;TERM LIFE',
  },
  // Northwestern Mutual's insurance service account; no savings account of the United Kingdom.
  {
    debit: 'life-insurance',
    credit: 'insurance-payout',
    weight: 90,
    country: 'US',
    phrases: 'ISA PAYMNT;ISA PAYMENT;ISA PMT',
  },
  {
    debit: 'health-insurance',
    credit: 'insurance-payout',
    weight: 90,
    phrases:
      'HEALTH INSURANCE;MEDICAL INSURANCE;HEALTH INS;DENTAL INSURANCE;DENTAL PLAN;HEALTHCARE PLAN;HEALTH PLAN;MEDICARE;MEDICAL PLAN;BLUE CROSS;BLUE SHIELD;BCBS;DENTAL INS;VISION PLAN;HEALTH CASH PLAN;HLTH INS;HLTH PLAN;HEALTH PLANS;HLTH PLAN PREM;MEDICAL INS;HEALTH PREM;HEALTH PREMIUM;DENTAL PREM;VISION INS;HEALTH LINK;MARKETPLACE HEALTH',
  },
  {
    debit: 'pet-insurance',
    credit: 'insurance-payout',
    weight: 92,
    phrases:
      'PET INSURANCE;PET INS;PET PLAN;PET COVER;PET HLTH INS;PET HEALTH INS;PET HEALTH INSURANCE;PET INSUR',
  },
  {
    debit: 'other-insurance',
    credit: 'insurance-payout',
    weight: 76,
    phrases:
      'INSURANCE;INS PREM;INSURANCE PREMIUM;INSUR PREM;INS PMT;INS PYMT;INSURANCE PMT;INS;ASSURANCE;INSURANCE SERVICES;PREMIUM FINANCE;GADGET INSURANCE;PHONE INSURANCE;TRAVEL INSURANCE;BOILER COVER;HOMECARE;HOME EMERGENCY COVER;WARRANTY;EXTENDED WARRANTY;INDEMNITY;TRAVEL INS;GADGET INS;LIABILITY INSURANCE;UNDERWRITERS;INSUR;INS PREMIUM;PREM PMT;PREM PYMT;PREM PAYMENT;PREMIUM PMT;PREMIUM PYMT;PREMIUM DRAFT;PREMIUM PAYMENT;INS DRAFT;INSUR PMT;INSURANC',
  },
  {
    debit: null,
    credit: 'insurance-payout',
    weight: 84,
    phrases:
      'INSURANCE CLAIM;CLAIM PAYMENT;CLAIMS PAYMENT;CLAIM SETTLEMENT;INSURANCE PAYOUT;INSURANCE SETTLEMENT;COMPENSATION;COMPENSATION PAYMENT;SETTLEMENT PAYMENT;FLIGHT COMPENSATION',
  },
  // Government and business
  {
    debit: 'government-and-tax',
    credit: 'tax-refund',
    weight: 84,
    phrases:
      'HMRC;HM REVENUE;HMRC NDDS;HMRC PAYE NIC;PAYE NIC;HMRC GOV UK;INLAND REVENUE;SELF ASSESSMENT;HMRC VAT;HMRC PAYE;COTAX;CORPORATION TAX;VAT PAYMENT;USATAXPYMT;IRS;IRS PAYMENT;TAX PYMT;TAX PAYMENT;TAX PMT;TAX IMPOUND;STATE TAX;DEPT OF REVENUE;DEPARTMENT OF REVENUE;SALES TAX;WEBFILE TAX;EFTPS;CLASS 2 NIC;ADP TAX;PAYROLL TAX;TAX AND ACCOUNTING;INCOME TAX AGENCY;INCOME TAX PMT;INCOME TAX PYMT;EST TAX;ESTIMATED TAX;DEPT OF TAXATION;DEPARTMENT OF TAXATION;DEPT REVENUE;DEPT OF REV;TAX COMMISSION;LOCAL TAX;EARNED INCOME TAX;CITY TAX;CITY INCOME TAX',
  },
  {
    debit: 'government-and-tax',
    credit: 'tax-refund',
    weight: 84,
    country: 'GB',
    phrases: 'NATIONAL INSURANCE',
  },
  {
    debit: 'government-and-tax',
    credit: 'tax-refund',
    weight: 94,
    phrases: 'HMRC PAYE;HMRC TAX;HMRC VAT;HMRC SA;HMRC CT',
  },
  {
    debit: 'government-and-tax',
    credit: 'refund',
    weight: 78,
    phrases:
      'PENALTY CHARGE NOTICE;PCN;PARKING VIOL;PARKING VIOLATION;PARKING FINE;PASSPORT SVCS;PASSPORT SERVICES;COURT FINE;FINES;MAGISTRATES;HM COURTS;HMCTS;COURT FEE;COUNTY COURT;CROWN COURT;SHERIFF COURT;COMBINED COURT;CIVIL JUSTICE;MONEY CLAIM ONLINE;POSSESSION CLAIM;PASSPORT OFFICE;HM PASSPORT;HOME OFFICE;UKVI;VISA APPLICATION;LAND REGISTRY;COMPANIES HOUSE;DBS CHECK;DISCLOSURE;DRIVING TEST;THEORY TEST;PROBATE;REGISTRY OFFICE;REGISTER OFFICE;PLANNING FEE;PLANNING PORTAL;GOV UK;CLERK OF COURT;MUNICIPAL COURT;USCIS;SECRETARY OF STATE;LICENSING AUTHORITY;CLERK OF COURTS;CLERK OF CT;JUDICIARY;COUNTY CLERK;CITY CLERK;TOWN CLERK;RECORDER OF DEEDS;REGISTER OF DEEDS;PARKS AND WILDLIFE;FISH AND WILDLIFE;FISH WILDLIFE;FISHING LICENSE;HUNTING LICENSE;DEPT OF STATE;DEPT OF HEALTH;VITAL RECORDS;STATE DEPT',
  },
  { debit: 'government-and-tax', credit: 'refund', weight: 62, country: 'GB', phrases: 'GOV' },
  // What a town takes money for, other words say better.
  {
    debit: 'government-and-tax',
    credit: 'refund',
    weight: 66,
    phrases: 'CITY OF;COUNTY OF;STATE OF;TOWN OF;VILLAGE OF;TWP OF;TOWNSHIP OF',
  },
  {
    debit: 'water',
    credit: 'refund',
    weight: 76,
    country: 'US',
    phrases:
      'UTILITY BILLG;UTILITY BILLING;CITY UTILITIES;DPU;DEPT OF PUBLIC UTILITIES;MUD NO;MUNICIPAL UTILITY DISTRICT;MUNICIPAL UTIL DIST;UTILITY DISTRICT;UTILITY DIST',
  },
  {
    debit: 'vehicle-tax',
    credit: 'refund',
    weight: 92,
    phrases:
      'DVLA;DVLA VEHICLE TAX;VEHICLE TAX;ROAD TAX;CAR TAX;VEHICLE LICENCE;DMV;DEPT OF MOTOR VEHICLES;MOTOR VEHICLE DIV;VEHICLE REGISTRATION;DVA VEHICLE TAX;MV REGISTRATION;MV REG;MV TAX;TAG FEES;TAG OFFICE;TAG RENEWAL;TAG RENEWALS;VEHICLE REG;VEH REG;VEH REGISTRATION;VEH PROP TAX;MOTOR VEHICLE;MOTOR VEHICLES;MOTOR VEH;BUREAU OF MOTOR;REGISTRY OF MOTOR;REGISTRY MOTOR;LICENSE PLATE;CAR REGISTRATION;EXCISE TAX;MOTOR VEHICLE EXCISE;TXDMV',
  },
  { debit: 'professional-services', credit: null, weight: 57, phrases: 'DUES;MEMBERSHIP DUES' },
  {
    debit: 'professional-services',
    credit: null,
    weight: 66,
    on: ['direct-debit'],
    phrases: 'DUES;UNION DUES',
  },
  { debit: 'professional-services', credit: null, weight: 80, phrases: 'UNION DUES;LOCAL DUES' },
  // Below any trade: those who stay a night pay by card.
  {
    debit: 'rent',
    credit: null,
    weight: 57,
    country: 'US',
    on: ['direct-debit', 'faster-payment', 'transfer', 'cheque', null],
    phrases: 'APARTMENTS;APTS;APARTMENT HOMES;TOWNHOMES',
  },
  // What a health service pays, where nothing else is said.
  {
    debit: null,
    credit: 'salary',
    weight: 60,
    rail: 'bank-credit',
    country: 'GB',
    on: ['bank-credit', null],
    phrases: 'NHS;NHS TRUST;NHS FOUNDATION;NHS FOUNDATION TRUST;HSC TRUST;UHB;HEALTH BOARD;NHS SALARIES',
  },
  // Councils' housing benefit.
  {
    debit: null,
    credit: 'housing-benefit',
    weight: 84,
    rail: 'bank-credit',
    country: 'GB',
    phrases: 'CITY HB;COUNCIL HB;BC HB;CC HB;MBC HB;DC HB;LB HB;CNCL HB',
  },
  { debit: 'vehicle-tax', credit: 'refund', weight: 88, country: 'US', phrases: 'MVA;RMV' },
  {
    debit: 'water',
    credit: 'refund',
    weight: 57,
    country: 'US',
    on: ['direct-debit', null],
    phrases: 'WTR;DWM',
  },
  { debit: 'government-and-tax', credit: null, weight: 84, country: 'US', phrases: 'COMPTROLLER' },
  // Below any trade: DISTRICT COURT BREWING.
  {
    debit: 'government-and-tax',
    credit: 'refund',
    weight: 57,
    country: 'US',
    phrases: 'CIRCUIT COURT;DISTRICT COURT;SUPERIOR COURT;JUSTICE COURT;TRAFFIC COURT',
  },
  // Inns of the United Kingdom are called so by the dozen; elsewhere some are towns. General knowledge.
  {
    debit: 'pubs-and-bars',
    credit: null,
    weight: 64,
    country: 'GB',
    phrases:
      'WHITE LION;GREEN DRAGON;BLUE BELL;WHITE SWAN;BLACK SWAN;QUEENS ARMS;GOLDEN LION;HORSE AND JOCKEY;HORSE AND GROOM;DOG AND DUCK;DOG AND GUN;DOG AND PARTRIDGE;CAT AND FIDDLE;BAY HORSE;WHITE BEAR;BLACK BEAR;BROWN COW;DUN COW;SPREAD EAGLE;MARQUIS OF GRANBY;DUKE OF WELLINGTON;DUKE OF CAMBRIDGE;DUKE OF CLARENCE;PRINCE ALBERT;PRINCE REGENT;PRINCESS OF WALES;LORD NELSON;ADMIRAL NELSON;GEORGE INN;SHIP INN;ANCHOR INN;CROWN INN;BELL INN;SWAN INN;NEW INN;ANGEL INN;STAR INN;SUN INN;BULL INN;FOX INN;COCK INN;CROWN AND ANCHOR;CROWN AND CUSHION;CROWN AND SCEPTRE;HOPE AND ANCHOR;ROSE AND THISTLE;WAGGON AND HORSES;WAGON AND HORSES;CARPENTERS ARMS;BRICKLAYERS ARMS;MASONS ARMS;BLACKSMITHS ARMS;BUTCHERS ARMS;BAKERS ARMS;BREWERS ARMS;COOPERS ARMS;CRICKETERS;CRICKETERS ARMS;FARMERS ARMS;FOUNTAIN INN;FORESTERS ARMS;GARDENERS ARMS;JOLLY SAILOR;JOLLY FARMER;MINERS ARMS;PLUMBERS ARMS;RAILWAY INN;SHOULDER OF MUTTON;THREE HORSESHOES;THREE TUNS;THREE CROWNS;SEVEN STARS;SIX BELLS;FIVE BELLS;RING O BELLS;EIGHT BELLS;RISING SUN;HALF MOON;OLD BELL;OLD SHIP;OLD CROWN;OLD SWAN;MALT SHOVEL;BARLEY MOW;VICTORIA INN;VICTORIA ARMS;WELLINGTON ARMS;WELLINGTON INN;WOOLPACK;YEW TREE INN;GATE INN;TRAVELLERS REST;FLYING HORSE;WORLDS END;BOARS HEAD;STAGS HEAD;TURKS HEAD;SARACENS HEAD;LAMB AND FLAG;LAMB INN;PIG AND WHISTLE;CASTLE INN;CROSS FOXES;DROVERS ARMS;FALCON INN;GLOBE INN;HOLE IN THE WALL;LEATHER BOTTLE;OLD RED LION;PHEASANT INN;QUEEN VICTORIA;RUNNING HORSE;STAR AND GARTER;SPORTSMANS ARMS;VINE INN;FOX AND GOOSE;FOX AND GRAPES;HARE AND TORTOISE;PLOUGH AND HARROW;ROYAL STANDARD;ROYAL GEORGE;THREE PIGEONS;GREEN MAN;JOLLY TAVERNERS;RAM INN;GOLDEN BALL;BIRD IN HAND;CHEQUERS INN;OLD CHEQUERS;COACH HOUSE INN;UNICORN INN;ROEBUCK INN;WILLIAM IV;KING WILLIAM;MOON UNDER WATER;LORD RAGLAN;EARL OF ELLESMERE;BEEHIVE INN;HOP POLE;OLD WHITE HART;WHITE HART INN;BLACK LION;RED DRAGON INN;DUKE WILLIAM;EAGLE AND CHILD;ELEPHANT INN;GEORGE DRAGON;HORSE JOCKEY;HORSE GROOM;DOG DUCK;DOG GUN;DOG PARTRIDGE;CAT FIDDLE;CROWN ANCHOR;CROWN CUSHION;CROWN SCEPTRE;HOPE ANCHOR;ROSE THISTLE;WAGGON HORSES;WAGON HORSES;LAMB FLAG;PIG WHISTLE;STAR GARTER;FOX GOOSE;FOX GRAPES;HARE TORTOISE;PLOUGH HARROW;EAGLE CHILD',
  },
  {
    debit: null,
    credit: 'refund',
    weight: 84,
    country: 'GB',
    phrases: 'DELAY REPAY;DELAYREPAY CLAIM',
  },
  {
    debit: 'payroll-paid',
    credit: null,
    weight: 86,
    phrases: 'STAFF WAGES;STAFF SALARY;NET WAGES;PAYROLL RUN;EMPLOYEE WAGES',
  },
  // Refunds and returns
  {
    debit: null,
    credit: 'refund',
    weight: 89,
    rail: 'refund',
    phrases:
      'REFUND;REFUNDS;REFUNDED;RFND;RFD;REVERSAL;REVERSED;CREDIT VOUCHER;PURCHASE RETURN;RETURN CREDIT;MERCHANT CREDIT;MERCHANDISE RETURN;CARD CREDIT;RETURNED DD;RETURNED DIRECT DEBIT;UNPAID DIRECT DEBIT;UNPAID DD;DD RETURN;DIRECT DEBIT RETURN;DIRECT DEBIT INDEMNITY;DD INDEMNITY;RETURNED PAYMENT;RETURNED ITEM;CHARGEBACK;DISPUTE CREDIT;PROVISIONAL CREDIT;PURCHASE REVERSAL;POS REFUND;VISA REFUND;CARD REFUND;ATM RFD;OVERPAYMENT;RETURNED STANDING ORDER;BOUNCED;RECALLED PAYMENT',
  },
  {
    debit: null,
    credit: 'refund',
    weight: 70,
    rail: 'refund',
    phrases: 'ADJUSTMENT;CARD ADJUSTMENT;CREDIT ADJ;UNPAID;RETURNED;RETURN',
  },
  {
    debit: null,
    credit: 'cashback-and-rewards',
    weight: 86,
    phrases:
      'CASHBACK;MYREWARDS;CASH BACK REDEMPTION;CASH REDEMPTION;REWARDS CREDIT;CASH BACK REWARD;REWARDS;REWARD;CASHREWARD;SWITCH INCENTIVE;SWITCHING BONUS;SWITCH BONUS;SWITCHER BONUS;SWITCH OFFER;SWITCHING OFFER;REFERRAL BONUS;REFER A FRIEND;CASHBACK PAYMENT;TOPCASHBACK;QUIDCO;STATEMENT CREDIT;REWARDS REDEMPTION;LOYALTY BONUS;REWARD PAYMENT;RAKUTEN;CASHBACK BONUS;NEW ACCOUNT BONUS;CHECKING BONUS;ACCOUNT BONUS;VISA OFFERS;FAIRER SHARE;FAIRER SHARE PAYMENT;BIG NATIONWIDE THANK YOU',
  },
  {
    debit: 'gambling',
    credit: 'gambling-winnings',
    weight: 84,
    phrases:
      'CASINO;BETTING;SPORTSBOOK;BINGO;LOTTERY;NATIONAL LOTTERY;LOTTO;POKER;SLOTS;BOOKMAKER;BOOKMAKERS;RACECOURSE BET;WAGER;JACKPOT;GAMING CLUB;BETTING WIN;GAMBLING;POOLS WIN;RAFFLE;FANTASY SPORTS',
  },
  { debit: 'crypto', credit: 'crypto', weight: 86, phrases: 'BITCOIN;CRYPTO;CRYPTOCURRENCY;ETHEREUM;BTC' },
  {
    debit: 'investments',
    credit: 'investments',
    weight: 76,
    phrases:
      'BROKERAGE;MONEYLINK;INVESTMENT;INVESTMENTS;STOCKS AND SHARES;SHARE DEALING;STOCKBROKER;SECURITIES;MUTUAL FUND;UNIT TRUST;TRADING ACCOUNT;SHARESAVE;WEALTH;ASSET MANAGEMENT;529 CONTRIB;529 PLAN;REINVESTMENT;DIVIDEND REINVESTMENT',
  },
];
