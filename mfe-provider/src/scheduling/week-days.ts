/** Days of the week, Monday first; `dayOfWeek` is the source's (Sunday is 0). */
export const weekDays = [
  { dayOfWeek: 1, name: 'Monday' },
  { dayOfWeek: 2, name: 'Tuesday' },
  { dayOfWeek: 3, name: 'Wednesday' },
  { dayOfWeek: 4, name: 'Thursday' },
  { dayOfWeek: 5, name: 'Friday' },
  { dayOfWeek: 6, name: 'Saturday' },
  { dayOfWeek: 0, name: 'Sunday' },
] as const

/** "Monday" for 1. */
export function dayName(dayOfWeek: number): string {
  return weekDays.find((day) => day.dayOfWeek === dayOfWeek)?.name ?? ''
}

/** 0 for Monday to 6 for Sunday. */
export function placeInWeek(dayOfWeek: number): number {
  return (dayOfWeek + 6) % 7
}
