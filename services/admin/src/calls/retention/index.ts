export { getRetention } from './get-retention.ts'
export { updateRetention } from './update-retention.ts'
