export { getShortlist } from './get-shortlist.ts'
export { updateShortlistData } from './update-shortlist-data.ts'
