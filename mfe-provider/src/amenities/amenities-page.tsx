import { useAppStore } from '@waymark/web-kit/store'
import { NoLocation } from '../no-location.tsx'
import { AmenityList } from './amenity-list.tsx'

/** /service-area/amenity/list: the amenities of the location. */
export function AmenitiesPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="Amenities">
        Here you will see the toilets, quiet rooms and other amenities of a location, once your organisation has one.
      </NoLocation>
    )
  const { serviceAreaId, name } = area
  return (
    <AmenityList
      key={serviceAreaId}
      serviceAreaId={serviceAreaId}
      lead={`What people can use at ${name}: toilets, changing places, parking, quiet rooms, equipment.`}
    />
  )
}
