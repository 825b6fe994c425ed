export const amenitiesPath = '/service-area/amenity/list'
export const amenityManagementPath = '/service-area/amenity/management-list'
export const newAmenityPath = '/service-area/amenity/new'
/** From the amenities of all locations: the location is chosen first. */
export const newAmenitySomewherePath = `${newAmenityPath}?location=choose`

/** The address of an amenity, at one of its parts. */
export function amenityHref(amenityId: number, part?: 'sessions'): string {
  return `/service-area/amenity/${amenityId}${part === undefined ? '' : `?tab=${part}`}`
}
