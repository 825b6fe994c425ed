export { getAccessMap } from './get-access-map.ts'
export { getAllMaps } from './get-all-maps.ts'
export { getLocationsMapData } from './get-locations-map-data.ts'
export { getNetworksLocations } from './get-networks-locations.ts'
