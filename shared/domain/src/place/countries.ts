import { type CountryId, country } from '../enums.ts'

/**
 * A district of a region, or an area of a state. Ids are stable: the country, the region's position, the district's
 * position.
 */
export interface District {
  readonly id: number
  readonly name: string
}

/** A region of New Zealand; a state or territory of Australia. */
export interface Region {
  readonly id: number
  readonly name: string
  readonly districts: readonly District[]
}

export interface Country {
  readonly id: CountryId
  readonly code: 'NZ' | 'AU'
  readonly name: string
  readonly phonePrefix: string
  readonly regions: readonly Region[]
}

/**
 * The 16 regions with their territorial authorities (a district in two regions is listed under that of its main town),
 * and the Chatham Islands.
 */
const newZealand: readonly [name: string, districts: string][] = [
  ['Northland', 'Far North, Kaipara, Whangārei'],
  ['Auckland', 'Auckland'],
  [
    'Waikato',
    'Hamilton, Hauraki, Matamata-Piako, Ōtorohanga, South Waikato, Taupō, Thames-Coromandel, Waikato, Waipā, Waitomo',
  ],
  ['Bay of Plenty', 'Kawerau, Ōpōtiki, Rotorua Lakes, Tauranga, Western Bay of Plenty, Whakatāne'],
  ['Gisborne', 'Gisborne'],
  ["Hawke's Bay", "Central Hawke's Bay, Hastings, Napier, Wairoa"],
  ['Taranaki', 'New Plymouth, South Taranaki, Stratford'],
  ['Manawatū-Whanganui', 'Horowhenua, Manawatū, Palmerston North, Rangitīkei, Ruapehu, Tararua, Whanganui'],
  ['Wellington', 'Carterton, Hutt City, Kāpiti Coast, Masterton, Porirua, South Wairarapa, Upper Hutt, Wellington'],
  ['Tasman', 'Tasman'],
  ['Nelson', 'Nelson'],
  ['Marlborough', 'Marlborough'],
  ['West Coast', 'Buller, Grey, Westland'],
  ['Canterbury', 'Ashburton, Christchurch, Hurunui, Kaikōura, Mackenzie, Selwyn, Timaru, Waimakariri, Waimate'],
  ['Otago', 'Central Otago, Clutha, Dunedin, Queenstown-Lakes, Waitaki'],
  ['Southland', 'Gore, Invercargill, Southland'],
  ['Chatham Islands', 'Chatham Islands'],
]

/** States and territories with the areas that locals name. */
const australia: readonly [name: string, districts: string][] = [
  [
    'New South Wales',
    'Greater Sydney, Blue Mountains, Central Coast, Central West, Far South Coast, Far West, Hunter, Illawarra, Lord Howe Island, Mid North Coast, Murray, New England, North Coast, Orana, Riverina, Shoalhaven, Southern Highlands',
  ],
  [
    'Victoria',
    'Greater Melbourne, Ballarat, Bendigo, Geelong, Gippsland, Goulburn Valley, Great South Coast, Mallee, Mornington Peninsula, North East, Wimmera',
  ],
  [
    'Queensland',
    'Greater Brisbane, Cairns, Central Queensland, Darling Downs, Far North, Gold Coast, Mackay, Outback, South West, Sunshine Coast, Toowoomba, Townsville, Whitsundays, Wide Bay',
  ],
  [
    'Western Australia',
    'Greater Perth, Gascoyne, Goldfields-Esperance, Great Southern, Kimberley, Mid West, Peel, Pilbara, South West, Wheatbelt',
  ],
  [
    'South Australia',
    'Greater Adelaide, Adelaide Hills, Barossa, Eyre and Western, Far North, Fleurieu and Kangaroo Island, Limestone Coast, Murray and Mallee, Yorke and Mid North',
  ],
  ['Tasmania', 'Hobart, Launceston, Central Highlands, East Coast, North West, Southern, West Coast'],
  [
    'Australian Capital Territory',
    'Belconnen, Central Canberra, Gungahlin, Molonglo Valley, Tuggeranong, Weston Creek, Woden Valley',
  ],
  ['Northern Territory', 'Greater Darwin, Arnhem Land, Barkly, Central Australia, Katherine, Top End'],
]

/** The two countries of the product (product.md section 1) with their regions and districts. */
export const countries: readonly Country[] = [
  { id: country.nz, code: 'NZ', name: 'New Zealand', phonePrefix: '+64', regions: regionsOf(country.nz, newZealand) },
  { id: country.au, code: 'AU', name: 'Australia', phonePrefix: '+61', regions: regionsOf(country.au, australia) },
]

/** The country with this id. */
export function countryOf(countryId: CountryId): Country | null {
  return countries.find(({ id }) => id === countryId) ?? null
}

/** The names that place searches use for the states and territories of Australia. */
const stateCodes: Readonly<Record<string, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
}

/**
 * The region of a found place, from the text after its name ("Napier, Hawke's Bay", "Sydney, NSW"), or from the name of
 * a town named like its region. Null when neither tells.
 */
export function regionOfPlace(
  countryId: number,
  place: { readonly name: string; readonly region: string },
): Region | null {
  const words = [...place.region.split(', '), place.name].map((word) => stateCodes[word] ?? word)
  return regionsOfCountry(countryId).find(({ name }) => words.includes(name)) ?? null
}

/** The regions of a country; empty for an unknown one. */
export function regionsOfCountry(countryId: number): readonly Region[] {
  return countries.find(({ id }) => id === countryId)?.regions ?? []
}

function regionsOf(countryId: CountryId, rows: readonly [name: string, districts: string][]): Region[] {
  return rows.map(([name, districts], index) => {
    const id = countryId * 100 + index + 1
    return {
      id,
      name,
      districts: districts.split(', ').map((district, at) => ({ id: id * 100 + at + 1, name: district })),
    }
  })
}
