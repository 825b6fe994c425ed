import { venueTypes } from './venue-types.ts'

/** What people call kinds of venue beside their label, by key; a plural in "s" goes without saying. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  artGallery: ['art museum', 'exhibition space'],
  beach: ['seaside', 'foreshore'],
  cafe: ['coffee shop', 'coffee house', 'tea room', 'tearoom'],
  cinema: ['movie', 'movie theatre', 'picture theatre'],
  communityCentre: ['community hall', 'community house', 'neighbourhood house'],
  council: ['council office', 'city council', 'district council'],
  education: ['college', 'university', 'polytechnic', 'kura', 'kindergarten'],
  gym: ['gymnasium', 'fitness centre', 'health club'],
  health: ['doctor', 'medical centre', 'clinic', 'hospital'],
  hotel: ['accommodation', 'hostel', 'backpackers', 'place to stay'],
  library: ['libraries'],
  marae: ['meeting house', 'wharenui'],
  market: ['farmers market', 'night market', 'flea market'],
  museum: ['heritage centre'],
  park: ['garden', 'reserve', 'botanic garden', 'botanical garden'],
  playground: ['play area', 'play space'],
  pool: ['pool', 'swimming pool', 'swimming baths', 'baths', 'swim centre', 'aquatic centre'],
  restaurant: ['place to eat', 'eatery', 'diner', 'bistro', 'takeaway'],
  shop: ['store', 'supermarket', 'shopping centre', 'mall'],
  sportsGround: ['sports field', 'playing field', 'stadium'],
  theatre: ['playhouse', 'concert hall', 'performing arts centre'],
  track: ['trail', 'hiking track', 'bush walk', 'walkway'],
  transportHub: ['train station', 'railway station', 'bus station', 'bus stop', 'ferry terminal', 'airport'],
  worship: ['church', 'mosque', 'temple', 'synagogue', 'cathedral', 'chapel'],
}

/** Each synonym with the label of the kind of venue that it means. */
export const venueTypeSynonyms: readonly { readonly synonym: string; readonly label: string }[] = venueTypes.flatMap(
  ({ key, label }) => (synonyms[key] ?? []).map((synonym) => ({ synonym, label })),
)
