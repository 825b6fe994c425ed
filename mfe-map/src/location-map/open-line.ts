import { openingHoursOf, openState } from '@waymark/domain/schedule/opening-hours'
import { dayOfWeek, minuteOfTime, timeOfMinute } from '@waymark/domain/schedule/wall-clock'
import { formatTime, wallOf } from '@waymark/web-kit/format'
import type { Venue } from './venue-data.ts'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Where nobody has told the hours. */
export const hoursNotGiven = 'Hours not given'

/** "Open today until 8:30 pm", "Closed, opens Monday at 9:00 am", "Closed today: Labour Day"; null when nobody has told the hours. */
export function openLine(
  hours: Venue['openingHours'],
  timeZone: string,
  now: Date,
  closedDays: Venue['closedDays'] = [],
): { isOpen: boolean; text: string } | null {
  const [day = '', time = ''] = wallOf(now.toISOString(), timeZone).split('T')
  const closedToday = closedDays.find(({ date }) => date === day)
  if (closedToday) return { isOpen: false, text: `Closed today: ${closedToday.name}` }
  const today = dayOfWeek(day)
  const state = openState(openingHoursOf(hours), today, minuteOfTime(time.slice(0, 5)) ?? 0)
  if (!state) return null
  if (!state.changesAt) return { isOpen: state.isOpen, text: 'Always open' }
  const clock = formatTime(timeOfMinute(state.changesAt.minute))
  const when = dayWord(state.changesAt.dayOfWeek, today)
  if (!state.isOpen) return { isOpen: false, text: `Closed, opens ${when} at ${clock}` }
  return { isOpen: true, text: when === 'today' ? `Open today until ${clock}` : `Open until ${when}, ${clock}` }
}

function dayWord(day: number, today: number): string {
  if (day === today) return 'today'
  return day === (today + 1) % 7 ? 'tomorrow' : (dayNames[day] ?? '')
}

/** The week from Monday on, each day with its hours in words. */
export function weekOf(hours: Venue['openingHours']): { day: string; times: string }[] {
  const fromMonday = [1, 2, 3, 4, 5, 6, 0]
  return fromMonday.map((day) => ({
    day: dayNames[day] ?? '',
    times:
      hours
        .filter((one) => one.dayOfWeek === day)
        .map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`)
        .join(', ') || 'Closed',
  }))
}
