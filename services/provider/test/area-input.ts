import type { InputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'

/** A new location in Wellington, as its form sends it. */
export const areaInput: InputOf<typeof serviceArea.updateServiceArea> = {
  serviceAreaId: null,
  version: null,
  name: 'Harbour Care',
  venueTypeId: 9,
  description: 'Care at home around the harbour.',
  phone: '04 555 0101',
  email: 'hello@harbour.example',
  address: '12 Waterloo Quay, Wellington 6011',
  suburb: 'Pipitea',
  region: 'Wellington',
  countryId: 1,
  latitude: '-41.2784',
  longitude: '174.7812',
  radiusKm: 12.5,
  isPrivate: false,
  costTier: 4,
  openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '17:00' }],
  managerUserProfileIds: [],
}
