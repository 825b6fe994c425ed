export { getStaVenueDetails } from './get-sta-venue-details.ts'
