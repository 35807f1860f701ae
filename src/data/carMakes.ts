/**
 * Makes of cars and motorcycles whose name is one word: dealers are called after the make and their town (SUZUKI LEEDS). Sources: the
 * registrations of new vehicles by make that SMMT (United Kingdom) and the makers (United States) publish, and makes of the past.
 */
import type { WordSamples } from './wordSamples.js';

export const CAR_MAKES: string = [
  'ABARTH ACURA ALFA ALPINE AUDI BENTLEY BMW BUICK BYD CADILLAC CHERY CHEVROLET CHEVY CHRYSLER CITROEN CUPRA DACIA DAEWOO DAIHATSU DODGE',
  'DUCATI FERRARI FIAT FORD GENESIS GMC GWM HARLEY HONDA HUMMER HYUNDAI INEOS INFINITI ISUZU IVECO JAECOO JAGUAR JEEP KAWASAKI KIA KTM',
  'LAMBORGHINI LANCIA LEXUS LINCOLN LOTUS LUCID MASERATI MAXUS MAZDA MCLAREN MERCEDES MERCURY MG MINI MITSUBISHI MORGAN NISSAN OMODA OPEL',
  'PEUGEOT POLESTAR PONTIAC PORSCHE RAM RENAULT RIVIAN ROVER SAAB SATURN SCION SEAT SKODA SMART SSANGYONG SUBARU SUZUKI TESLA TOYOTA',
  'TRIUMPH VAUXHALL VOLKSWAGEN VOLVO VW YAMAHA',
].join(' ');

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: CAR_MAKES,
    examples: [
      ['GB', 'Credit', 'FASTER PAYMENT FROM SUZUKI LEEDS', { category: 'refund' }],
      ['US', 'Credit', 'SUZUKI HOUSTON', { category: 'refund' }],
    ],
    counterexamples: [
      ['GB', 'Credit', 'FASTER PAYMENT FROM SUZUKI YUKI', { category: 'person-to-person' }],
      ['US', 'Credit', 'YUKI SUZUKI', { category: 'person-to-person' }],
    ],
  },
];
