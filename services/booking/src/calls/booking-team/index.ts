export { getDaySheet } from './get-day-sheet.ts'
export { getJobsToPassOn } from './get-jobs-to-pass-on.ts'
