import { moneyText } from '@waymark/domain/booking/price'
import { amenityType } from '@waymark/domain/catalogue/amenity-types'
import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { amenityAnswer } from './amenity-answer.ts'

type Amenity = ReturnType<typeof amenityAnswer>

/** The columns of the exported sheet; times are wall times of the location. */
export const amenityColumns: readonly SheetColumn<Amenity>[] = [
  { title: 'Amenity', width: 10, textOf: (row) => String(row.amenityId) },
  { title: 'Title', width: 32, textOf: (row) => row.title },
  { title: 'Kind', width: 20, textOf: (row) => amenityType(row.amenityTypeId)?.label ?? '' },
  { title: 'Location', width: 28, textOf: (row) => row.serviceAreaName },
  { title: 'Where', width: 28, textOf: (row) => row.whereabouts },
  { title: 'Status', width: 10, textOf: (row) => row.status },
  { title: 'Features', width: 40, textOf: featuresText },
  { title: 'Can be booked', width: 14, textOf: (row) => (row.isBookable ? 'Yes' : 'No') },
  { title: 'Price', width: 14, textOf: priceText },
  { title: 'Spaces in a session', width: 18, textOf: (row) => (row.isBookable ? String(row.maxSpacesPerSession) : '') },
  { title: 'Sessions to come', width: 16, textOf: (row) => String(row.comingSessions) },
  { title: 'Next session', width: 17, timeOf: (row) => row.nextStartDateTime },
  { title: 'Description', width: 60, textOf: (row) => row.description },
]

function featuresText({ amenityTypeId, featureIds }: Amenity): string {
  const known = amenityType(amenityTypeId)?.features ?? []
  return known.flatMap(({ id, label }) => (featureIds.includes(id) ? [label] : [])).join(', ')
}

function priceText({ isBookable, priceCents, currency }: Amenity): string {
  if (!isBookable) return ''
  return priceCents === 0 ? 'Free' : moneyText(priceCents, currency)
}
