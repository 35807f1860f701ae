/**
 * More names of people, beside those of words/people.ts: names of two words, with apostrophes and with particles, and names of
 * communities that are missing there. They are common ones, as censuses and registers of births list them.
 */
import type { Half } from '../kind.js';

export interface GivenNames {
  /** A space between names: `WEI LING` is one given name. */
  readonly first: string;
  readonly last: string;
}

export const MORE_ORIGINS: Readonly<Record<string, Readonly<Record<Half, GivenNames>>>> = {
  scottishAndIrish: {
    tuned: {
      first: 'HAMISH,EILIDH,SEAN,AOIFE,FERGUS,NIAMH,ANGUS,SIOBHAN',
      last: "MACDONALD,O'BRIEN,MCKENZIE,BYRNE,SINCLAIR,MURPHY,FRASER,DOHERTY",
    },
    'held-out': {
      first: 'ALASDAIR,MAIRI,CONOR,ROISIN,RORY,ORLA,BLAIR,CAITLIN',
      last: "MCGREGOR,O'NEILL,GALLACHER,KELLY,DRUMMOND,BRENNAN,MUNRO,SWEENEY",
    },
  },
  romanian: {
    tuned: {
      first: 'ANDREI,IOANA,MIHAI,ELENA,STEFAN,CRISTINA',
      last: 'POPESCU,IONESCU,STAN,DUMITRU,MARIN,TUDOR',
    },
    'held-out': {
      first: 'ALEXANDRU,RALUCA,BOGDAN,SIMONA,RADU,GABRIELA',
      last: 'POPA,CONSTANTIN,MUNTEANU,LUPU,FLOREA,STOICA',
    },
  },
  sikh: {
    tuned: { first: 'GURPREET,HARJIT,MANDEEP,JASWINDER', last: 'SANDHU,GILL,DHILLON,KAUR' },
    'held-out': { first: 'SUKHDEV,NAVDEEP,PARAMJIT,BALJIT', last: 'SIDHU,BAINS,GREWAL,ATWAL' },
  },
  arab: {
    tuned: {
      first: 'OMAR,LAYLA,KHALID,RANIA,YOUSSEF,HANA',
      last: 'HADDAD,MANSOUR,EL SAYED,NASSER,AZIZ,SALEH',
    },
    'held-out': {
      first: 'KARIM,SALMA,WALID,AMIRA,HASSAN,DINA',
      last: 'AL RASHID,KHOURY,IBRAHIM,FAROUK,SULEIMAN,HAMDAN',
    },
  },
  chinese: {
    tuned: {
      first: 'WEI MING,XIAO LI,JUN,YAN,HAO,MEI LING',
      last: 'ZHANG,LIU,CHEN,HUANG,LAM,CHEUNG',
    },
    'held-out': {
      first: 'JIAN GUO,LI HUA,BO,FANG,TAO,SIU FONG',
      last: 'WANG,ZHAO,LIN,XU,LEUNG,KWOK',
    },
  },
  vietnamese: {
    tuned: { first: 'THI LAN,VAN HUNG,MINH,HUONG', last: 'NGUYEN,TRAN,VU,DANG' },
    'held-out': { first: 'THI HOA,VAN DUC,TUAN,LINH', last: 'LE,PHAM,BUI,HOANG' },
  },
  korean: {
    tuned: { first: 'MIN JUN,SEO YEON,JI HOON,HYE JIN', last: 'KIM,CHOI,YOON,HAN' },
    'held-out': { first: 'DONG HYUN,SU JIN,SUNG MIN,EUN JI', last: 'LEE,JUNG,KANG,SHIN' },
  },
  somaliAndEthiopian: {
    tuned: { first: 'ABDI,HODAN,DAWIT,TIGIST', last: 'WARSAME,FARAH,TESFAYE,BEKELE' },
    'held-out': { first: 'MOHAMUD,SAHRA,YONAS,HIWOT', last: 'JAMA,ABDULLAHI,GEBRE,HAILE' },
  },
  hispanic: {
    tuned: { first: 'JOSE LUIS,GUADALUPE,MIGUEL,ROSA', last: 'HERNANDEZ,GONZALEZ LOPEZ,FLORES,CASTILLO' },
    'held-out': { first: 'JUAN CARLOS,MARISOL,RAUL,XIMENA', last: 'MARTINEZ,SANCHEZ RUIZ,VARGAS,MORALES' },
  },
  portuguese: {
    tuned: { first: 'JOAO,MARIANA,RUI,BEATRIZ', last: 'SILVA,DOS SANTOS,FERREIRA,ALMEIDA' },
    'held-out': { first: 'TIAGO,INES,PAULO,FERNANDA', last: 'COSTA,DE OLIVEIRA,CARVALHO,RIBEIRO' },
  },
  italian: {
    tuned: { first: 'MARCO,GIULIA,LUCA,CHIARA', last: 'RUSSO,ESPOSITO,DE LUCA,GRECO' },
    'held-out': { first: 'MATTEO,FRANCESCA,DAVIDE,ELISA', last: 'BIANCHI,ROMANO,DI MARCO,CONTI' },
  },
  germanAndDutch: {
    tuned: { first: 'KLAUS,ANNELIESE,PIETER,SASKIA', last: 'MULLER,FISCHER,VAN DIJK,DE VRIES' },
    'held-out': { first: 'JURGEN,HEIKE,WILLEM,ANOUK', last: 'WEBER,KRAUSE,VAN DEN BERG,BAKKER' },
  },
  ukrainianAndRussian: {
    tuned: { first: 'OLEKSANDR,OKSANA,DMITRI,TATIANA', last: 'SHEVCHENKO,BONDARENKO,IVANOV,PETROVA' },
    'held-out': { first: 'VOLODYMYR,IRYNA,SERGEI,NATALIA', last: 'KOVALENKO,TKACHENKO,SMIRNOV,VOLKOVA' },
  },
  filipino: {
    tuned: { first: 'JUN JUN,MARICEL,RODEL,LIEZEL', last: 'DELA CRUZ,REYES,MAGBANUA,AQUINO' },
    'held-out': { first: 'RODRIGO,JOSIE,ARNEL,ROWENA', last: 'DEL ROSARIO,BAUTISTA,MANALO,SALVADOR' },
  },
  jewish: {
    tuned: { first: 'SHMUEL,RIVKA,ARI,TOVA', last: 'COHEN,GOLDBERG,ROSENTHAL,KATZ' },
    'held-out': { first: 'YOSEF,MIRIAM,ELI,SHIRA', last: 'LEVINE,FRIEDMAN,WEISS,SHAPIRO' },
  },
};
