/** `26/11/2026` of a wall time, as the source writes dates (calls.md section 9). */
export function spokenDay(wallTime: string): string {
  const [year = '', month = '', day = ''] = wallTime.slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

/** `09:15` of a wall time. */
export function spokenTime(wallTime: string): string {
  return wallTime.slice(11, 16)
}
