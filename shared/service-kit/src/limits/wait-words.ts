/** How long to wait at most, for people: "a minute", "35 minutes"; a number of seconds would be wrong as soon as it is read. */
export function waitWords(seconds: number): string {
  return seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`
}
