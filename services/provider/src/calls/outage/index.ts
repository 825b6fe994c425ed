export { addOutage } from './add-outage.ts'
export { endOutage } from './end-outage.ts'
export { getOutages } from './get-outages.ts'
