/**
 * Layouts of British banks, one a line: name | bank | how sure | flags | columns.
 *
 * Columns are written `Header=role` (columns/roles.ts), with a `?` after a header that not every file has. They may stand in
 * any order in a file, beside others. Flags: `reversed`, a minus is money in; `card`, a credit card; `told`, the caller has to
 * name the bank, as others have the same columns; `headerless`; `per-currency`, an account for each currency; `apostrophes`,
 * cells begin with one; `tabs`, the payee stands before a tab. `seen`: published exports or several independent programs show
 * header and signs; `reported`: one does. Every layout has a sample in fixtures/statements/csv.
 */
export const BRITISH_LAYOUTS = `
monzo | Monzo | seen | | Transaction ID=id, Date=date, Time, Type=type, Name=payee, Category, Amount=amount, Currency=currency, Local amount, Local currency, Notes and #tags=additional, Description=narrative, Balance?=balance
monzo-2018 | Monzo | seen | | id=id, created=date, amount=amount, currency=currency, local_amount, local_currency, category, emoji, description=narrative, address, notes=additional, receipt
starling | Starling | seen | | Date=date, Counter Party=payee, Reference=reference, Type=type, Amount (GBP)=amount, Balance (GBP)=balance, Spending Category?, Notes?=additional
barclays | Barclays | seen | tabs | Number, Date=date, Account=account, Amount=amount, Subcategory=type, Memo=narrative
barclaycard-business | Barclays | reported | reversed card | Cardholder Name, Account Number=card, Transaction Date=date, Merchant Name=narrative, Amount=amount, Currency=currency, Original Amount, Original Currency, Posted Date=posted, Transaction ID=id, Transaction Type=type, MCC=categoryCode
lloyds | Lloyds | seen | apostrophes | Transaction Date=date, Transaction Type=type, Sort Code=sortCode, Account Number=account, Transaction Description=narrative, Debit Amount=debit, Credit Amount=credit, Balance=balance
lloyds-card | Lloyds | seen | reversed card | Date=date, Date entered=posted, Reference=reference, Description=narrative, Amount=amount
hsbc | HSBC | seen | told headerless | Date=date, Description=narrative, Amount=amount
first-direct | First Direct | seen | told | Date=date, Description=narrative, Amount=amount, Balance=balance
natwest | NatWest | seen | apostrophes | Date=date, Type=type, Description=narrative, Value=amount, Balance=balance, Account Name=holder, Account Number=account
santander | Santander | reported | told | Date=date, Description=narrative, Amount=amount, Balance=balance
nationwide | Nationwide | seen | | Date=date, Transaction type=type, Description=narrative, Paid out=debit, Paid in=credit, Balance=balance
metro | Metro Bank | seen | | Date=date, Details=narrative, Transaction Type=type, In=credit, Out=debit, Balance=balance
co-operative | Co-operative Bank | seen | | Date=date, Description=narrative, Type=type, Money In=credit, Money Out=debit, Balance=balance
chase-uk | Chase UK | seen | | Date=date, Time, Transaction Type=type, Transaction Description=narrative, Amount=amount, Currency=currency, Balance=balance
virgin-money-card | Virgin Money | seen | card | Transaction Date=date, Posting Date=posted, Billing Amount=amount, Merchant=narrative, Merchant City, Merchant State, Merchant Postcode, Reference Number=id, Debit or Credit=direction, SICMCC Code=categoryCode, Status=status, Card Used?=card
tesco-card | Tesco Bank | reported | card | Transaction Date=date, Posting Date=posted, Billing Amount=amount, Merchant=narrative, Merchant City, Merchant Postal Code, Reference Number=id, Debit/Credit Flag=direction, SICMCC Code=categoryCode
john-lewis-card | John Lewis | seen | reversed card | Date Processed=date, Description=narrative, Amount=amount
amex-uk | American Express | seen | reversed card apostrophes | Date=date, Description=narrative, Card Member=holder, Account #=card, Amount=amount, Extended Details=additional, Appears On Your Statement As, Address, Town/City, Postcode, Country, Reference=id, Category
midata | Midata | seen | | Date=date, Type=type, Merchant/Description=narrative, Debit/Credit=amount, Balance=balance
`;
