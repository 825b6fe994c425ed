export { calendarFeed } from './calendar-feed.ts'
export { getCalendarFeed } from './get-calendar-feed.ts'
export { getCalendarFile } from './get-calendar-file.ts'
export { updateCalendarFeed } from './update-calendar-feed.ts'
