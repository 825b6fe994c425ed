/** An organisation that vouches for venues; `vouchesFor` selects them. */
export interface DemoBadgePartner {
  readonly name: string
  readonly description: string
  readonly website: string
  readonly mark: number
  readonly venues: readonly string[]
}

/** The four badge partners, in id order from 1. */
export const demoBadgePartners: readonly DemoBadgePartner[] = [
  {
    name: 'Aotearoa Access Collective',
    description: 'Disabled people who visit a place unannounced, measure it and come back a year later.',
    website: 'https://access-collective.example',
    mark: 19,
    venues: [
      'Kōwhai Community Library',
      'Kōwhai Care, Newtown',
      'Rātā House',
      'Tūī Studio Theatre',
      'Evans Bay Pool',
      'Pōhutukawa Gallery',
      'Aro Rides',
      'Ōtautahi Living Centre',
      'Henderson Library',
      'Timaru Town Hall',
      'Mānuka Street Pool',
      'Kauri Studios',
    ],
  },
  {
    name: 'Quiet Hours Network',
    description: 'Places with an hour each week when music is off, lights are low and nobody hurries you.',
    website: 'https://quiet-hours.example',
    mark: 26,
    venues: [
      'Harakeke Café',
      'Kōwhai Community Library',
      'Rātā House',
      'Pōhutukawa Gallery',
      'Merri Quiet House',
      'Southern Sky Gallery',
      'Cairns Library',
      'Balmain Library',
      'Saltbush Film Room',
      'Ashburton Library',
      'Hātaitai Quiet Room',
    ],
  },
  {
    name: 'Clear Sound Trust',
    description: 'Tests hearing loops with people who use them, and publishes where they work and where they hum.',
    website: 'https://clear-sound.example',
    mark: 38,
    venues: [
      'Tūī Studio Theatre',
      'Birrarung Stage',
      'Kōwhai Community Library',
      'Karori Town Hall',
      'Leichhardt Town Hall',
      'Saltbush Hall',
      'Wattle Vale Library',
      'Kauri Screen Room',
      'Ōtepoti Harbour Museum',
    ],
  },
  {
    name: 'Changing Places Alliance',
    description: 'Checks hoists, benches and space in changing places on both sides of the Tasman.',
    website: 'https://changing-places.example',
    mark: 20,
    venues: [
      'Merri Hub',
      'Merri Changing Place',
      'Evans Bay Pool',
      'Wattle Vale Pool',
      'Cairns Esplanade Lagoon',
      'Drummoyne Pool',
      'Mānuka Street Pool',
      'Geyserland Sports Hall',
      'Eastside Sports Centre',
    ],
  },
]
