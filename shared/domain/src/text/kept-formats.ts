const numbers = new Map<string, Intl.NumberFormat>()
const clocks = new Map<string, Intl.DateTimeFormat>()

/** How numbers are written, kept: making a format takes a hundred times as long as using it. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify(options)
  const format = numbers.get(key) ?? new Intl.NumberFormat('en-NZ', options)
  numbers.set(key, format)
  return format
}

/** Day and time of a zone in the order of ISO, "2026-11-24 09:15:00", kept. */
export function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    clocks.get(timeZone) ??
    // Swedish is the locale whose format is ISO's.
    new Intl.DateTimeFormat('sv-SE', {
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
      timeZone,
    })
  clocks.set(timeZone, format)
  return format
}
