/** "09:15" as people write it: "9:15 am", never parted at the end of a line. Takes wall time as HH:mm. */
export function timeWords(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':')
  const hourNumber = Number(hour)
  return `${hourNumber % 12 === 0 ? 12 : hourNumber % 12}:${minute.slice(0, 2)}\u00a0${hourNumber < 12 ? 'am' : 'pm'}`
}
