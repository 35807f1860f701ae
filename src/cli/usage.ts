export const USAGE = `Usage: open-banking-insights <command> <file.json|-> [options]

Commands
  enrich             category, class, merchant and confidence of each transaction
  income             ranked income streams and benefits
  affordability      month by month, estimates and indicators
  score              whether the account may be scored
  consumer-health    five periods of a person's accounts
  business-health    five periods of a business's accounts
  balances           end-of-day balances of accounts, checked against running balances
  analyse            all of these for one account

Options
  --pretty                  a readable report instead of JSON
  --as-of YYYY-MM-DD        the day to stand on (default: the latest booked day)
  --country GB|US           overrides the request's countryCode
  --exclude-benefits        leave benefits out of the income
  --include-flags           show the flags behind each confidence score
  --no-flexible-costs       leave flexible costs out of the affordability
  --confidence-floor 0..1   categories below it become uncategorised
  --rules FILE              a JSON list of your own rules
  --help                    this text

The file is JSON in UTF-8; - reads standard input.

Exit status
  0    done
  1    the result could not be written, or a device failed
  2    the command line, a file or the request is not as it must be
  70   a bug of this program
  141  whoever read the output stopped reading it
`;
