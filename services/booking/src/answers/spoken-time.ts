/** The date of a wall time as `26/11/2026`, the source's format (calls.md section 9). */
export function spokenDay(wallTime: string): string {
  const [year = '', month = '', day = ''] = wallTime.slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

const startFormat = new Intl.DateTimeFormat('en-NZ', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** A wall time as people read it in a history, an email or a notification: `Thu 26 Nov 2026, 9:15 am`. */
export function startText(wallTime: string): string {
  return startFormat
    .format(new Date(`${wallTime.slice(0, 16)}Z`))
    .replace(',', '')
    .replace('Sept', 'Sep')
}

/** The time of day of a wall time as `09:15`. */
export function spokenTime(wallTime: string): string {
  return wallTime.slice(11, 16)
}
