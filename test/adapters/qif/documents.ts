/** Documents of our own in the shapes of QIF, with the wording of British and American banks. */

export const BRITISH = `!Type:Bank
D28/02/2026
T-4.50
PPRET A MANGER
MLONDON SE1
^
D01/03/2026
U2,500.00
T2,500.00
PNORTHGATE LOGISTICS
MSALARY
CX
^
D02/03/2026
T-60.00
PTESCO STORES 3297
LGroceries
SGroceries
E weekly shop
$-45.00
SHousehold
$-15.00
^
`;

/** Quicken's own: a list of accounts, years after an apostrophe, an opening balance, lists of other things. */
export const QUICKEN = `!Option:AutoSwitch
!Account
NChecking Main
DEveryday
TBank
/3/31'26
$1,234.50
^
NVisa Card
TCCard
L5,000.00
^
!Clear:AutoSwitch
!Type:Cat
NGroceries
DFood
E
^
!Account
NChecking Main
TBank
^
!Type:Bank
D1/ 1'26
T1,000.00
CX
POpening Balance
L[Checking Main]
^
D1/15'26
T-25.00
N1042
PCOUNTY WASTE
A12 Main Street
AAustin TX
^
D3/ 2'26
T-100.00
PTRANSFER
L[Visa Card]
^
!Account
NVisa Card
TCCard
^
!Type:CCard
D3/2/26
T100.00
PPAYMENT THANK YOU
^
!Type:Invst
D3/5/26
NBuy
YAcme
I50.00
Q10
T500.00
^
`;

export const UNENDED = `!Type:CCard
D2026-03-01
T-5.00
PCOSTA COFFEE
D2026-03-02
T-6.00
PGREGGS PLC`;
