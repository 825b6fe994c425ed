import type { ShortlistTable } from '@waymark/booking-service/db/schema'
import type { DemoPeople } from './demo-people.ts'
import type { DemoVenue } from './demo-venues.ts'
import type { Row } from './row.ts'
import { seededRandom } from './seeded-random.ts'

const shortlistOf: Readonly<Record<string, readonly string[]>> = {
  'individual@demo.test': [
    'Kōwhai Care, Newtown',
    'Aro Rides',
    'Mānuka Street Pool',
    'Kōwhai Community Library',
    'Rimu Physio, Berhampore',
    'Pōhutukawa Gallery',
    'Harakeke Café',
    'Kōwhai Respite Cottage',
  ],
  'restricted@demo.test': ['Rimu Physio, Berhampore', 'Rimu Physio, Johnsonville', 'Rimu Physio, Lower Hutt'],
  'service.manager@demo.test': ['Aro Rides', 'Rimu Physio, Berhampore', 'Evans Bay Pool'],
  'hybrid.admin@demo.test': ['Aro Rides', 'Rimu Physio, Berhampore', 'Tūī Studio Theatre'],
}

const notes: Readonly<Record<string, string>> = {
  'Kōwhai Care, Newtown': 'Mum’s mornings',
  'Aro Rides': 'Ask for Leilani, she knows the chair',
}

/** The service areas on people's shortlists, latest last. */
export function demoShortlists(
  people: DemoPeople,
  venues: readonly DemoVenue[],
  now: Date,
): readonly Row<ShortlistTable>[] {
  const rows: Row<ShortlistTable>[] = []
  const add = (profileId: number, venue: DemoVenue, place: number) => {
    rows.push({
      user_profile_id: profileId,
      service_area_id: venue.id,
      note: notes[venue.name] ?? '',
      created_at: new Date(now.getTime() - (60 - place * 3) * 86_400_000),
    })
  }
  for (const [email, names] of Object.entries(shortlistOf)) {
    for (const [place, name] of names.entries()) {
      const venue = venues.find((candidate) => candidate.name === name)
      if (venue) add(people.profileByEmail(email).id, venue, place)
    }
  }
  for (const client of people.clients.slice(1)) {
    const random = seededRandom(`shortlist ${client.email}`)
    const countryId = people.accounts.find(({ id }) => id === client.account_id)?.country_id
    const open = venues.filter((venue) => venue.organisation.countryId === countryId && !venue.isPrivate)
    const chosen = new Set(Array.from({ length: random.whole(1, 5) }, () => random.pick(open)))
    let place = 0
    for (const venue of chosen) {
      if (venue) add(client.id, venue, place)
      place += 1
    }
  }
  return rows
}
