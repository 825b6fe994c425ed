export { checkVenueFile } from './check-venue-file.ts'
export { exportVenues } from './export-venues.ts'
export { importVenueFile } from './import-venue-file.ts'
