import { fold } from './fold.ts'
import type { FoundPlace } from './place-provider.ts'

/**
 * The regions of New Zealand, and the states and territories of Australia, by their names in infra/basemap/places.json: what
 * each is called, and what else. One with the name of its city is a "region", so that the city is what its name alone means.
 */
const names: Readonly<Record<string, readonly [name: string, alsoCalled?: string]>> = {
  Northland: ['Northland', 'Te Tai Tokerau, Northland Region'],
  Auckland: ['Auckland Region', 'Tāmaki Makaurau'],
  Waikato: ['Waikato', 'Waikato Region'],
  'Bay of Plenty': ['Bay of Plenty', 'Te Moana-a-Toi'],
  Gisborne: ['Gisborne Region', 'Tairāwhiti'],
  "Hawke's Bay": ["Hawke's Bay", 'Te Matau-a-Māui'],
  Taranaki: ['Taranaki', 'Taranaki Region'],
  'Manawatū-Whanganui': ['Manawatū-Whanganui', 'Manawatū'],
  Wellington: ['Wellington Region', 'Greater Wellington'],
  Tasman: ['Tasman', 'Te Tai-o-Aorere, Tasman Region'],
  Nelson: ['Nelson Region', 'Whakatū'],
  Marlborough: ['Marlborough', 'Te Tauihu-o-te-waka'],
  'West Coast': ['West Coast', 'Te Tai Poutini'],
  Canterbury: ['Canterbury', 'Waitaha, Canterbury Region'],
  Otago: ['Otago', 'Ōtākou, Otago Region'],
  Southland: ['Southland', 'Murihiku, Southland Region'],
  NSW: ['New South Wales', 'NSW'],
  VIC: ['Victoria', 'VIC'],
  QLD: ['Queensland', 'QLD'],
  SA: ['South Australia', 'SA'],
  WA: ['Western Australia', 'WA'],
  TAS: ['Tasmania', 'TAS, lutruwita'],
  NT: ['Northern Territory', 'NT'],
  ACT: ['Australian Capital Territory', 'ACT'],
}

/** What a region is called, its own name first; null for one that is not looked for. */
export function regionNames(inFile: string): readonly string[] | null {
  const [name, alsoCalled] = names[inFile] ?? []
  return name === undefined ? null : [name, ...(alsoCalled?.split(', ') ?? [])]
}

const namesById = new Map(Object.keys(names).map((inFile) => [regionId(inFile), regionNames(inFile) ?? []]))

export function regionId(inFile: string): string {
  return `region-${fold(inFile).join('-')}`
}

/** What a found place is called: a region also by its short form. */
export function namesOf({ placeId, name }: Pick<FoundPlace, 'placeId' | 'name'>): readonly string[] {
  return namesById.get(placeId) ?? [name]
}
