/** Layouts of firms that serve several countries, written as the British ones are (british.ts). Their dates tell no order. */
export const OTHER_LAYOUTS = `
revolut | Revolut | seen | per-currency | Type=type, Product=product, Started Date=date, Completed Date=posted, Description=narrative, Amount=amount, Fee=fee, Currency=currency, State=status, Balance=balance
wise | Wise | seen | per-currency day-first | TransferWise ID=id, Date=date, Amount=amount, Currency=currency, Description=narrative, Payment Reference=reference, Running Balance=balance, Payer Name?=payee, Payee Name?=payee, Merchant?=merchant, Note?=additional
amex | American Express | seen | reversed card | Date=date, Description=narrative, Card Member=holder, Account #=card, Amount=amount
amex-short | American Express | seen | told reversed card | Date=date, Description=narrative, Amount=amount
paypal | PayPal | seen | per-currency | Date=date, Time, TimeZone?, Time Zone?, Name=payee, Type=type, Status=status, Amount=amount, Receipt ID, Balance=balance, Currency?=currency
paypal-net | PayPal | seen | per-currency | Date=date, Time, TimeZone?, Time Zone?, Name=payee, Type=type, Status=status, Currency=currency, Gross, Fee, Net=amount, Transaction ID=id, Balance?=balance
plaid-csv | Plaid | seen | reversed | transaction_id=id, account_id=account, date=date, name=narrative, merchant_name=merchant, amount=amount, pending=pending, pending_transaction_id=replaces, iso_currency_code=currency
`;
