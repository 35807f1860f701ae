#!/bin/sh
# date-holidays gives American holidays that fall on a Saturday a public holiday on the Friday before, on which ACH and wires settle.
#
# Tried with date-holidays 3.37.0. Expected, for somebody who asks whether an American bank payment can settle on a day: the Federal
# Reserve's rule. It keeps no Friday for a holiday that falls on a Saturday (frbservices.org, holiday schedules).
# Seen: 3 July 2026, and 18 June, 24 and 31 December 2027 are of type public, with substitute true. That is the rule of federal offices
# (5 U.S.C. 6103), and no type or member tells the two apart. So paydays on these Fridays look moved, and a wage of that day impossible.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund date-holidays@3.37.0

node -e '
  const Holidays = require("date-holidays");
  const american = new Holidays("US");
  const fridays = [2026, 2027].flatMap(year => american.getHolidays(year))
    .filter(({ date, substitute }) => substitute && new Date(`${date.slice(0, 10)}T12:00Z`).getUTCDay() === 5)
    .map(({ date, name, type }) => `${date.slice(0, 10)} ${type} ${name}`);
  console.log(fridays.join("\n"));
  const seen = fridays.map(line => line.slice(0, 17)).join();
  process.exitCode = seen === "2026-07-03 public,2027-06-18 public,2027-12-24 public,2027-12-31 public" ? 0 : 1;
'
