/**
 * The bank transaction codes of ISO 20022: which families each domain has, which sub-families each family has, the
 * side of the account they stand on, and the categories that a rail does not already give.
 * Codes: the external code list as public importers of bank statements restate it (30 June 2017). The generic
 * sub-families are in every family. Of domains that are no matter for a personal or small firm's account only the
 * families are named. The sides and categories are our judgement.
 */
import type { CategorySlug } from '../../model/taxonomy.js';

/** Sub-families parted by spaces. */
type SubFamilies = string;

const CREDIT_TRANSFER =
  'BOOK STDO XBST ESCT DMCT XBCT VCOM FICT PRCT SALA XBSA SDVA RPCR RRTN AUTT ATXN ACOR APAC ASET ARET AREV ACDT ADBT TTLS';
const CONCENTRATION = 'COAT ICCT XICT FIOA BACT ACON';
const DIRECT_DEBIT = 'PMDD URDD ESDD BBDD XBDD OODD PADD FIDD RCDD UPDD PRDD';
const CHEQUE = 'CCHQ URCQ UPCQ CQRV CCCH CLCQ NPCC CRCQ ORCQ OPCQ BCHQ XBCQ XRCQ XPCQ CDIS ARPD CASH CSHA';
const LOAN = 'DDWN RNEW PPAY RPMT';
const DEPOSIT = 'DPST RNEW PPAY RPMT';
const MISCELLANEOUS = { MCOP: '', MDOP: 'IADD' };
const ADDITIONAL = 'PSTE BCKV ERTA FLTA VALD YTDA';

/** In every family; a family of operations has one adjustment where the others have one for each side. */
export const GENERIC_SUB_FAMILIES: SubFamilies =
  'FEES COMM COME COMI COMT TAXE CHRG INTR RIMB CAJT DAJT OTHR NTAV';
export const OPERATION_SUB_FAMILIES: SubFamilies =
  'FEES COMM COME COMI COMT TAXE CHRG INTR RIMB ADJT OTHR NTAV';

/** Families of every domain that say nothing. */
export const EMPTY_FAMILIES = ['NTAV', 'OTHR'] as const;

/** Beside a payment, not the payment: they do not move as their family does. */
export const APART_FROM_FAMILY = ['TAXE', 'ADJT', 'CAJT', 'DAJT'] as const;

export const BANK_TRANSACTION_FAMILIES: Readonly<Record<string, Readonly<Record<string, SubFamilies>>>> = {
  PMNT: {
    RCDT: CREDIT_TRANSFER,
    ICDT: CREDIT_TRANSFER,
    RRCT: CREDIT_TRANSFER,
    IRCT: CREDIT_TRANSFER,
    RCCN: CONCENTRATION,
    ICCN: CONCENTRATION,
    RDDT: DIRECT_DEBIT,
    IDDT: DIRECT_DEBIT,
    RCHQ: CHEQUE,
    ICHQ: CHEQUE,
    CCRD: 'CWDL CDPT XBCW POSD POSC XBCP SMRT UPCT',
    MCRD: 'POSP POSC SMCD UPCT',
    LBOX: 'LBCA LBDB LBDP',
    CNTR: 'CDPT CWDL BCDP BCWD CHKD MIXD MSCD FCDP FCWD TCDP TCWD',
    DRFT: 'STAM STLR DDFT UDFT DMCG',
    ...MISCELLANEOUS,
  },
  CAMT: { CAPL: 'XBRD', ACCB: 'ZABA SWEP TOPG DSBR ODFT XBRD', ...MISCELLANEOUS },
  LDAS: {
    FTLN: LOAN,
    NTLN: LOAN,
    MGLN: LOAN,
    CSLN: LOAN,
    SYDN: LOAN,
    FTDP: DEPOSIT,
    NTDP: DEPOSIT,
    ...MISCELLANEOUS,
  },
  SECU: {
    SETT: 'TRAD SUBS REDM',
    CORP: 'DVCA',
    NSET: '',
    BLOC: '',
    OTHB: '',
    COLL: '',
    CUST: '',
    COLC: '',
    LACK: '',
    CASH: '',
    ...MISCELLANEOUS,
  },
  ACMT: { OPCL: '', ACOP: ADDITIONAL, ADOP: ADDITIONAL, ...MISCELLANEOUS },
  TRAD: { LOCT: '', DCCT: '', CLNC: '', DOCC: '', GUAR: '', ...MISCELLANEOUS },
  DERV: {
    OCRD: '',
    OIRT: '',
    OEQT: '',
    OBND: '',
    OSED: '',
    OSWP: '',
    LFUT: '',
    LOPT: '',
    ...MISCELLANEOUS,
  },
  FORX: { SPOT: '', FWRD: '', SWAP: '', FTUR: '', NDFX: '', ...MISCELLANEOUS },
  PMET: { SPOT: '', FTUR: '', OPTN: '', DLVR: '', ...MISCELLANEOUS },
  CMDT: { SPOT: '', FTUR: '', OPTN: '', DLVR: '', ...MISCELLANEOUS },
  XTND: {},
};

/** Families that name their side whatever the sub-family. */
export const SIDE_OF_OPERATIONS: Readonly<Record<string, 'credit' | 'debit'>> = {
  MCOP: 'credit',
  MDOP: 'debit',
  ACOP: 'credit',
  ADOP: 'debit',
};

/**
 * Keyed as the rails are: by family and sub-family, by sub-family, by family, in that order. `reversed` is the
 * other side than the family's.
 */
export const SIDE_OF_CODE: Readonly<Record<string, 'credit' | 'debit' | 'reversed'>> = {
  RCDT: 'credit',
  ICDT: 'debit',
  RRCT: 'credit',
  IRCT: 'debit',
  RCCN: 'credit',
  ICCN: 'debit',
  RDDT: 'debit',
  IDDT: 'credit',
  RCHQ: 'credit',
  ICHQ: 'debit',
  CCRD: 'debit',
  MCRD: 'credit',
  CORP: 'credit',

  RPCR: 'reversed',
  RRTN: 'reversed',
  ARET: 'reversed',
  AREV: 'reversed',
  RCDD: 'reversed',
  UPDD: 'reversed',
  PRDD: 'reversed',
  UPCQ: 'reversed',
  XPCQ: 'reversed',
  CQRV: 'reversed',
  UPCT: 'reversed',

  FEES: 'debit',
  COMM: 'debit',
  COME: 'debit',
  COMI: 'debit',
  COMT: 'debit',
  CHRG: 'debit',
  TAXE: 'debit',
  DAJT: 'debit',
  CAJT: 'credit',
  RIMB: 'credit',

  CDPT: 'credit',
  BCDP: 'credit',
  CHKD: 'credit',
  MIXD: 'credit',
  MSCD: 'credit',
  FCDP: 'credit',
  TCDP: 'credit',
  LBDP: 'credit',
  LBCA: 'credit',
  CWDL: 'debit',
  XBCW: 'debit',
  BCWD: 'debit',
  FCWD: 'debit',
  TCWD: 'debit',
  LBDB: 'debit',

  DDWN: 'credit',
  PPAY: 'debit',
  RPMT: 'debit',
  DPST: 'debit',
  'FTDP/RPMT': 'credit',
  'NTDP/RPMT': 'credit',
  'FTDP/PPAY': 'credit',
  'NTDP/PPAY': 'credit',
  SUBS: 'debit',
  REDM: 'credit',
};

const UNLIKE_LOANS = 'which loan: unsecured, secured or for a vehicle';

/** What the purpose named in a code is to us, where its rail says no category. */
export const CATEGORY_OF_CODE: Readonly<
  Record<string, CategorySlug | readonly [category: CategorySlug, losses: string]>
> = {
  'ICDT/SALA': 'payroll-paid',
  'ICDT/XBSA': 'payroll-paid',
  'IRCT/SALA': 'payroll-paid',
  'IRCT/XBSA': 'payroll-paid',
  'RCCN/COAT': 'own-account-transfer',
  'ICCN/COAT': 'own-account-transfer',
  'ACCB/ZABA': 'own-account-transfer',
  'ACCB/SWEP': 'own-account-transfer',
  'ACCB/TOPG': 'own-account-transfer',
  'FTLN/DDWN': 'loan-proceeds',
  'NTLN/DDWN': 'loan-proceeds',
  'MGLN/DDWN': 'loan-proceeds',
  'CSLN/DDWN': 'loan-proceeds',
  'SYDN/DDWN': 'loan-proceeds',
  'MGLN/RPMT': 'mortgage',
  'MGLN/PPAY': 'mortgage',
  'CSLN/RPMT': ['personal-loan', UNLIKE_LOANS],
  'CSLN/PPAY': ['personal-loan', UNLIKE_LOANS],
  'FTLN/RPMT': ['personal-loan', UNLIKE_LOANS],
  'FTLN/PPAY': ['personal-loan', UNLIKE_LOANS],
  'NTLN/RPMT': ['personal-loan', UNLIKE_LOANS],
  'NTLN/PPAY': ['personal-loan', UNLIKE_LOANS],
  'FTDP/DPST': 'savings',
  'FTDP/RPMT': 'savings',
  'FTDP/PPAY': 'savings',
  'NTDP/DPST': 'savings',
  'NTDP/RPMT': 'savings',
  'NTDP/PPAY': 'savings',
  'SETT/TRAD': 'investments',
  'SETT/SUBS': 'investments',
  'SETT/REDM': 'investments',
  'CORP/DVCA': 'investment-income',
};

/** Where the rail's class is not the code's: what a shop takes by card is no refund. */
export const CLASS_OF_TAKINGS = { family: 'MCRD', rail: 'card', class: 'bank-credit' } as const;

/** The classes that no code stands for, and why. */
export const CLASSES_WITHOUT_CODE = {
  unclassified: 'a code that says nothing is left without class',
  'online-purchase': 'the codes of cards do not say whether the card was present',
  'recurring-card-payment': 'the codes of cards do not say whether the payment recurs',
} as const;
