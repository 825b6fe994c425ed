export { addClosedDays } from './add-closed-days.ts'
export { getClosedDays } from './get-closed-days.ts'
export { getPublicHolidays } from './get-public-holidays.ts'
export { removeClosedDay } from './remove-closed-day.ts'
