/** A user's files, under the names that the documents use. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const OFX = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP
<BANKACCTFROM><BANKID>200000<ACCTID>12345678<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260331
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260327<TRNAMT>1812.40<FITID>1<NAME>NORTHGATE LOGISTICS SALARY</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260328<TRNAMT>-24.10<FITID>2<NAME>TESCO STORES 3021</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

/** `root`: the clone, whose fixtures they are made of. */
export function writeSamples(root, folder) {
  const statement = name => join(root, 'fixtures/statements/csv', name);
  const accounts = join(root, 'fixtures/accounts');
  const request = name => JSON.parse(readFileSync(join(accounts, name, 'request.json'), 'utf8'));
  const write = (name, value) =>
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));

  copyFileSync(statement('barclays.csv'), join(folder, 'statement.csv'));
  copyFileSync(statement('monzo.csv'), join(folder, 'monzo.csv'));
  write('barclays.ofx', OFX);

  const renter = request('gb-salaried-renter');
  const category = 'gifts-and-flowers';
  write('request.json', renter);
  write('corrections.json', [{ transactionId: renter.transactions[0].transactionId, category }]);
  write('rules.json', [{ name: 'gifts', text: 'TESCO', set: { category } }]);

  const lines = readdirSync(accounts)
    .map(name => JSON.stringify(request(name)))
    .slice(0, 4);
  write('accounts.ndjson', `${lines.join('\n')}\n`);
  mkdirSync(join(folder, 'shards'));
  for (const [index, line] of lines.entries())
    writeFileSync(join(folder, 'shards', `${index}.ndjson.gz`), gzipSync(`${line}\n`));
}
