export { exportAmenitySessionList } from './export-amenity-session-list.ts'
export { getAmenitySessionsByAmenityId } from './get-amenity-sessions-by-amenity-id.ts'
export { updateAmenitySession } from './update-amenity-session.ts'
