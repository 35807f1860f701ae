/** Times in seconds since 1970. */
import { epochDay, textOf } from '../../base/calendar.js';

const SECONDS_OF_DAY = 86_400;
const NOON = 43_200;

/** Seconds since 1970 as an instant of ISO 8601; other texts as they are. */
export function instantOf(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{9,10}$/.test(text)) return text;
  const seconds = Number(text);
  const time = seconds % SECONDS_OF_DAY;
  const day = textOf(epochDay(Math.floor(seconds / SECONDS_OF_DAY)));
  // Noon is how Finicity and the SimpleFIN Bridge write a day that has no time.
  if (time === NOON) return day;
  const part = (value: number) => String(Math.floor(value) % 60).padStart(2, '0');
  const hours = String(Math.floor(time / 3600)).padStart(2, '0');
  return `${day}T${hours}:${part(time / 60)}:${part(time)}Z`;
}
