/** Layouts of American banks, written as the British ones are (british.ts). */
export const AMERICAN_LAYOUTS = `
chase | Chase | seen | | Details, Posting Date=date, Description=narrative, Amount=amount, Type=type, Balance=balance, Check or Slip #
chase-card | Chase | seen | card | Transaction Date=date, Post Date=posted, Description=narrative, Category, Type=type, Amount=amount, Memo=additional
bank-of-america | Bank of America | seen | | Date=date, Description=narrative, Amount=amount, Running Bal.=balance
bank-of-america-card | Bank of America | seen | card | Posted Date=date, Reference Number=id, Payee=narrative, Address=additional, Amount=amount
wells-fargo | Wells Fargo | seen | headerless | Date=date, Amount=amount, *, Check Number, Description=narrative
citi | Citi | reported | told | Date=date, Description=narrative, Debit=debit, Credit=credit, Balance=balance
citi-card | Citi | seen | card | Status=status, Date=date, Description=narrative, Debit=debit, Credit=credit
capital-one | Capital One | seen | | Account Number=account, Transaction Date=date, Transaction Amount=amount, Transaction Type=direction, Transaction Description=narrative, Balance=balance
capital-one-card | Capital One | seen | card | Transaction Date=date, Posted Date=posted, Card No.=card, Description=narrative, Category, Debit=debit, Credit=credit
us-bank | U.S. Bank | seen | | Date=date, Transaction=type, Name=narrative, Memo=additional, Amount=amount
pnc | PNC | seen | | Date=date, Description=narrative, Withdrawals=debit, Deposits=credit, Category, Balance?=balance
td-bank | TD Bank | seen | | Date=date, Bank RTN=sortCode, Account Number=account, Transaction Type=type, Description=narrative, Debit=debit, Credit=credit, Check Number, Account Running Balance=balance
truist | Truist | seen | | Posted Date=posted, Transaction Date=date, Transaction Type=type, Check/Serial #, Full description=narrative, Merchant name=merchant, Category name, Sub-category name, Amount=amount, Daily Posted Balance
discover | Discover | seen | | Transaction Date=date, Transaction Description=narrative, Transaction Type=type, Debit=debit, Credit=credit, Balance?=balance
discover-card | Discover | seen | reversed card | Trans. Date=date, Post Date=posted, Description=narrative, Amount=amount, Category
ally | Ally | seen | | Date=date, Time, Amount=amount, Type=type, Description=narrative
navy-federal | Navy Federal | seen | | Posting Date=posted, Transaction Date=date, Amount=amount, Credit Debit Indicator=direction, type=type, Type Group, Reference=reference, Instructed Currency, Instructed Amount, Description=narrative, Category, Check Serial Number, Card Ending?=card
navy-federal-checking | Navy Federal | seen | | Date=date, No., Description=narrative, Debit=debit, Credit=credit, Balance?=balance
usaa | USAA | seen | | Date=date, Description=merchant, Original Description=narrative, Category, Amount=amount, Status=status
schwab | Charles Schwab | seen | | Date=date, Status?=status, Type=type, CheckNumber?, Check #?, Description=narrative, Withdrawal=debit, Deposit=credit, RunningBalance=balance
fidelity | Fidelity | seen | | Run Date=date, Account?, Account Number?=account, Action=narrative, Symbol, Quantity, Price ($), Commission ($), Fees ($), Accrued Interest ($), Amount ($)=amount, Settlement Date
sofi | SoFi | seen | | Date=date, Description=narrative, Type=type, Amount=amount, Current balance=balance, Status=status
dcu | Digital Federal Credit Union | seen | | DATE=date, TRANSACTION TYPE=type, DESCRIPTION=narrative, AMOUNT=amount, ID=id, MEMO=additional, CURRENT BALANCE=balance
apple-card | Apple Card | seen | reversed card | Transaction Date=date, Clearing Date=posted, Description=narrative, Merchant=merchant, Category, Type=type, Amount (USD)=amount
amex-us | American Express | seen | reversed card apostrophes | Date=date, Description=narrative, Card Member=holder, Account #=card, Amount=amount, Extended Details=additional, Appears On Your Statement As, Address, Zip Code, Country, Reference=id, Category
venmo | Venmo | seen | | ID=id, Datetime=date, Type=type, Status=status, Note=narrative, From, To, Amount (total)=amount
mint | Mint | seen | | Date=date, Description=merchant, Original Description=narrative, Amount=amount, Transaction Type=direction, Category, Account Name=account, Labels, Notes=additional
`;
