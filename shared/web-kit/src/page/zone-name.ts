/** "Auckland time" for `Pacific/Auckland`. */
export function zoneName(timeZone: string): string {
  const place = timeZone.split('/').at(-1) ?? timeZone
  return `${place.replaceAll('_', ' ')} time`
}
