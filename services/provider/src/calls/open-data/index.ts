export { getAllOpenVenues } from './get-all-open-venues.ts'
export { getOpenVenues } from './get-open-venues.ts'
export { getPlaceExtensionSchema } from './get-place-extension-schema.ts'
