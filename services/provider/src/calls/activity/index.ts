export { getActivitiesByServiceAreaId } from './get-activities-by-service-area-id.ts'
export { submitActivity } from './submit-activity.ts'
