const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** "Tue 24 Nov 2026" from `YYYY-MM-DD` or a wall date-time, as screens, refusals and histories say it. */
export function dayText(wall: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(wall)
  if (!match) throw new RangeError(`${wall} holds no day.`)
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return `${weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]} ${day} ${months[month - 1]} ${year}`
}

/** "9:15 am" from a wall date-time (`YYYY-MM-DDTHH:mm:ss`) or a time of day (`HH:mm`). */
export function timeText(wall: string): string {
  const match = /(?:^|T)(\d{2}):(\d{2})/.exec(wall)
  if (!match) throw new RangeError(`${wall} holds no time of day.`)
  const hour = Number(match[1])
  return `${hour % 12 === 0 ? 12 : hour % 12}:${match[2]} ${hour < 12 ? 'am' : 'pm'}`
}

/** "Tue 24 Nov 2026, 9:15 am" from a wall date-time. */
export function startText(wall: string): string {
  return `${dayText(wall)}, ${timeText(wall)}`
}

/** "Tue 24 Nov 2026, 9:00 am to Wed 25 Nov 2026, 5:00 pm" from wall date-times. */
export function spanText(start: string, end: string): string {
  return `${startText(start)} to ${startText(end)}`
}
