export const amenitiesPath = '/service-area/amenity/list'
export const newAmenityPath = '/service-area/amenity/new'

/** The address of an amenity, at one of its parts. */
export function amenityHref(amenityId: number, part?: 'sessions'): string {
  return `/service-area/amenity/${amenityId}${part === undefined ? '' : `?tab=${part}`}`
}
