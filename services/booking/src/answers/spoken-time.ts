/** The date of a wall time as `26/11/2026`, the source's format (calls.md section 9). */
export function spokenDay(wallTime: string): string {
  const [year = '', month = '', day = ''] = wallTime.slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

/** The time of day of a wall time as `09:15`. */
export function spokenTime(wallTime: string): string {
  return wallTime.slice(11, 16)
}
