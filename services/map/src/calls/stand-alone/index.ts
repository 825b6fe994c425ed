export { getVenuesNearByAmenity } from './get-venues-near-by-amenity.ts'
