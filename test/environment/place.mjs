/** What a runtime takes for its own place, so that a run shows that it was made where it was asked for. */
export function place() {
  return {
    offset: new Date(2026, 0, 1).getTimezoneOffset(),
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
  };
}
