import { formatCount } from '@waymark/web-kit/format'
import { clockText, minutesPerDay } from '../clock-words.ts'
import type { WeekBlock } from './week-blocks.ts'

/** Labels of the kinds; colour and edge only repeat them. */
const kindText: Record<WeekBlock['kind'], string> = {
  free: 'Free',
  booked: 'Booked',
  extra: 'Extra',
  away: 'Away',
}

/** "7:00 am to 8:00 am", "All day". */
export function spanText({ startMinute, endMinute }: WeekBlock): string {
  if (startMinute === 0 && endMinute === minutesPerDay) return 'All day'
  return `${clockText(startMinute)} to ${clockText(endMinute)}`
}

/** "Free", "Free, 9 starts" where several overlap, "3 booked" where it holds several bookings. */
export function stateText({ kind, starts, bookings }: WeekBlock): string {
  const word = kindText[kind]
  if (bookings.length > 1) return `${bookings.length} ${word.toLowerCase()}`
  return starts.length < 2 ? word : `${word}, ${formatCount(starts.length, 'start')}`
}

/** What else there is to say: "the last at 11:00 am. Sina Leota, Tāne Wiremu. Training." Empty when nothing is. */
export function moreText({ starts, staffNames, note }: WeekBlock): string {
  const last = starts.length > 1 ? `Last start ${clockText(starts.at(-1) ?? 0)}` : ''
  return [last, namesWords(staffNames), note ?? ''].filter(Boolean).join('. ')
}

/** How many names are shown; of more people the first are named and the rest counted. */
const maxNamed = 5
const firstNamed = 3

function namesWords(names: readonly string[]): string {
  if (names.length <= maxNamed) return names.join(', ')
  return `${names.slice(0, firstNamed).join(', ')} and ${names.length - firstNamed} others`
}
