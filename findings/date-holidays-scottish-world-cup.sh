#!/bin/sh
# date-holidays lacks the bank holiday of 15 June 2026 in Scotland.
#
# Tried with date-holidays 3.37.0. Expected: Scotland has a bank holiday on 15 June 2026, by royal proclamation, for the football World
# Cup (gov.uk/bank-holidays). Seen: the list of Scotland for 2026 has nothing in June. One-off holidays of the past, such as
# that of 8 May 2023 for the coronation, are there. So a Scottish payroll that was moved from that day looks a day off.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund date-holidays@3.37.0

node -e '
  const Holidays = require("date-holidays");
  const scottish = new Holidays("GB", "SCT");
  const daysOf = year => scottish.getHolidays(year).filter(({ type }) => type === "public" || type === "bank").map(({ date }) => date.slice(0, 10));
  const june = daysOf(2026).filter(day => day.startsWith("2026-06"));
  console.log(JSON.stringify({ "June 2026": june, "8 May 2023": daysOf(2023).includes("2023-05-08") }));
  process.exitCode = june.length === 0 && daysOf(2023).includes("2023-05-08") ? 0 : 1;
'
