// Compiles the merchant gazetteer, one generated module per country, and the tables of trades.
import { councilEntities } from './councils.mjs';
import { emit } from './emit.mjs';
import { readBrandsAbroad, readEntities } from './entities.mjs';
import { addFlags } from './flags.mjs';
import { merge } from './merge.mjs';
import { nsiEntities, nsiVersion } from './nsi.mjs';
import { emitTradeModel } from './trade-model/pack.mjs';
import { emitTrades } from './trades.mjs';
import { addVariants } from './variants.mjs';

// Earlier sources win: a name they hold is not taken from a later one. The index takes some brands for other firms abroad.
const countries = {
  gb: () => [
    readEntities('corrections', 'gb'),
    readEntities('gb-more'),
    readEntities('world'),
    readEntities('gb-entities'),
    councilEntities(),
    readEntities('gb-statements'),
    readBrandsAbroad('gb', 'us'),
    nsiEntities('gb'),
  ],
  us: () => [
    readEntities('corrections', 'us'),
    readEntities('us-entities'),
    readEntities('world'),
    readEntities('us-statements'),
    readBrandsAbroad('us', 'gb'),
    nsiEntities('us'),
  ],
};

for (const [country, sources] of Object.entries(countries)) {
  const merchants = addFlags(addVariants(merge(sources()), country), country);
  const { names, lines, bytes } = emit(country, merchants, nsiVersion);
  console.log(`${country}: ${names} names, ${lines} lines, ${bytes} bytes`);
}

emitTrades();
emitTradeModel();
