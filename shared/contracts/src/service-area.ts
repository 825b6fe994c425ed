import { locations } from './service-area/locations.ts'
import { team } from './service-area/team.ts'
import { venue } from './service-area/venue.ts'

/** Service area (calls.md, "Service area"). */
export const serviceArea = { ...locations, ...venue, ...team } as const
