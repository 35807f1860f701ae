/** Which of two times is the later. */

const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:[.,]\d{1,9})?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/i;

/** Seconds since 1970 of an ISO 8601 date or date-time, taken as UTC where it names no offset; undefined for other text. */
export function secondsOf(text: string): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0, sign, hours = 0, minutes = 0] =
    INSTANT.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60 : 60);
  return (
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)) /
      1000 -
    offset
  );
}
