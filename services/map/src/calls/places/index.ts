export { searchAll } from './search-all.ts'
export { searchPlaces } from './search-places.ts'
