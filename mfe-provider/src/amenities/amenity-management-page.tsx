import { AmenityList } from './amenity-list.tsx'

/** /service-area/amenity/management-list: the amenities of all locations. */
export function AmenityManagementPage() {
  return <AmenityList serviceAreaId={null} lead="What people can use at all locations of your organisation." />
}
