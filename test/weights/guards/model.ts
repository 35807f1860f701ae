/** What the sound of a name says of its trade. */
import { american, british, type GuardsOf } from '../guard.js';

export const MODEL_GUARDS = {
  modelEven: {
    guards: 'a name that is as likely as not of a trade just decides',
    cases: [
      british('QUAYSIDE ENTERPRISES L CD 5219', {
        category: 'restaurants-and-cafes',
        weights: { 'trade-model': 42 },
      }),
      british('BLUE PETAL LEEDS GB', { category: 'uncategorised', weights: { 'trade-model': 36 } }),
      american("MARLOWE'S CHARLESTON SC", { category: 'groceries', weights: { 'trade-model': 38 } }),
      american('BLUE EMBER BOISE ID', { category: 'uncategorised', weights: { 'trade-model': 30 } }),
    ],
  },
  modelCertain: {
    guards: 'a name that is surely of a trade says as much as its trade word',
    cases: [
      british('BLUE PETAL LEEDS GB', { category: 'uncategorised', weights: { 'trade-model': 36 } }),
      british('RED LOFT LEEDS GB', { category: 'pubs-and-bars', weights: { 'trade-model': 38 } }),
      american('BLUE GOODS BOISE ID', { category: 'uncategorised', weights: { 'trade-model': 35 } }),
      american("MARLOWE'S CHARLESTON SC", { category: 'groceries', weights: { 'trade-model': 38 } }),
    ],
  },
  modelLeastTelling: {
    guards: 'no trade is likelier than not unless some word says so',
    cases: [
      british('LITTLE MONKEYS SOFT PL CD 2045', {
        category: 'restaurants-and-cafes',
        weights: { 'trade-model': 44 },
      }),
      british('TANGLES FARO LEEDS GB', { category: 'restaurants-and-cafes', weights: { 'trade-model': 48 } }),
      american('SQ *BLUE HERON Traverse City MI', { category: 'groceries', weights: { 'trade-model': 44 } }),
      american('TANGLES FARO BOISE ID', {
        category: 'restaurants-and-cafes',
        weights: { 'trade-model': 54 },
      }),
    ],
  },
  modelMostTogether: {
    guards: 'that one eats there does not tell which kind of place it is',
    cases: [
      british('QUAYSIDE ENTERPRISES L CD 5219', { category: 'restaurants-and-cafes' }),
      british('BLUE ANCHOR LEEDS GB', { category: 'pubs-and-bars', weights: { 'trade-model': 44 } }),
      american('OLD HOUSE BOISE ID', { category: 'restaurants-and-cafes', weights: { 'trade-model': 44 } }),
      american('BLUE ANCHOR BOISE ID', { category: 'restaurants-and-cafes', weights: { 'trade-model': 44 } }),
      american('GREEN ANCHOR BOISE ID', { category: 'pubs-and-bars', weights: { 'trade-model': 44 } }),
    ],
  },
  modelLeastSaid: {
    guards: 'where no word speaks the model does not decide, however common a trade is',
    cases: [
      british('COASTAL DRAINAGE SOLUT', { category: 'uncategorised' }),
      british('SMOKY ELM LEEDS GB', { category: 'restaurants-and-cafes' }),
      american('FROSTY FREEZE TWIN FALLS ID', { category: 'uncategorised' }),
      american("MARLOWE'S CHARLESTON SC", { category: 'groceries' }),
    ],
  },
} satisfies GuardsOf;
