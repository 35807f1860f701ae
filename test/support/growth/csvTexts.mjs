/** Tables that are hard on the reader of CSV: rows of every form, quotes that stay open, many headers, one long line. */
const HEADER = 'Date,Description,Amount,Balance\n';
const lines = (count, line) => Array.from({ length: count }, (_, index) => line(index)).join('\n');
const DAYS = {
  GB: index => `${String((index % 28) + 1).padStart(2, '0')}/03/2026`,
  US: index => `03/${String((index % 28) + 1).padStart(2, '0')}/2026`,
};

/** family: the text of a size, with dates as the country writes them. */
export const CSV_TEXTS = {
  rows: (size, day) => HEADER + lines(size, index => `${day(index)},SHOP ${index},-1.00,${index}.00`),
  'rows without a header': (size, day) => lines(size, index => `${day(index)},SHOP ${index},-1.00`),
  'rows without a header, with kinds of payment': (size, day) =>
    lines(size, index => `${day(index)},"SHOP ${index} )))","-1,001.00"`),
  'whole pounds without a header': (size, day) =>
    lines(size, index => `${day(index)},SHOP ${index},${index % 900}`),
  'debits, credits and balances without a header': (size, day) =>
    lines(size, index => `${day(index)},SHOP,${index % 2 ? '1.00,' : ',1.00'},${500 + (index % 2)}.00`),
  'rows that are pending': (size, day) =>
    HEADER + lines(size, index => `Pending - ${day(index)},SHOP,-1.00,`),
  'pages that repeat rows': (size, day) =>
    `Transaction ID,${HEADER}${lines(size, index => `t${index % 40},${day(index % 40)},SHOP,-1.00,${index % 40}.00`)}`,
  'quoted rows': (size, day) => HEADER + lines(size, index => `"${day(index)}","SHOP","-1.00","${index}.00"`),
  'quotes that are never closed': (size, day) =>
    HEADER + lines(size, index => `${day(index)},"SHOP,-1.00,1.00`),
  'quotes that are never closed at the ends': (size, day) =>
    HEADER + lines(size, index => `${day(index)},SHOP,-1.00,"1.00`),
  'doubled quotes': (size, day) => HEADER + lines(size, index => `${day(index)},"""SHOP""",-1.00,""`),
  'one open quote': (size, day) => `${HEADER}${day(12)},"SHOP,-1.00,1.00\n${lines(size, () => 'A,B')}`,
  'headers alone': size => lines(size, index => `Date,Description,Amount,Balance ${index % 50}`),
  'a header before every row': (size, day) =>
    lines(size, index => `Date,Details ${index},Amount\n${day(index)},A,-1.00`),
  'lines over the rows': (size, day) =>
    `${lines(size, index => `Remark, ${index}`)}\n${HEADER}${day(12)},A,-1.00,1.00`,
  'further wording': (size, day) =>
    `${HEADER}${day(12)},A,-1.00,1.00\n${lines(size, index => `,MORE ${index},,`)}`,
  'one long line': (size, day) =>
    `${HEADER}${lines(4 * size, String).replaceAll('\n', ',')}\n${day(12)},A,-1.00,1.00`,
  accounts: (size, day) =>
    `Number,Date,Account,Amount,Subcategory,Memo\n${lines(size, index => `1,${day(index)},20-11-22 ${index},-1.00,X,A`)}`,
};

export const dayIn = country => DAYS[country];
