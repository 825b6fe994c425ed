import type { amenity } from '@waymark/contracts/amenity'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { coordinateValueText } from '@waymark/domain/place/coordinates'
import type { FormInput } from '@waymark/web-kit/use-form'
import { priceOf, priceToSend } from '../activity/activity-draft.ts'
import type { WeekStretch } from '../week-hours/week-hours-field.tsx'

export type Amenity = OutputOf<typeof amenity.getAmenityByAmenityId>
export type AmenityInput = InputOf<typeof amenity.updateAmenity>
export type AmenityToSend = FormInput<AmenityInput>

/** What an amenity is, where, and when it is open, as it is typed. */
export interface AmenityDetails {
  readonly amenityTypeId: number | null
  readonly title: string
  readonly description: string
  readonly featureIds: readonly number[]
  readonly whereabouts: string
  readonly place: 'location' | 'own'
  readonly latitude: string
  readonly longitude: string
  readonly hours: 'location' | 'own'
  readonly openingHours: readonly WeekStretch[]
}

/** How it is booked, as it is typed. */
export interface AmenityBooking {
  readonly isBookable: boolean
  readonly maxSpacesPerSession: number | null
  readonly maxSpacesPerClient: number | null
  readonly wheelchairSpaces: number | null
  readonly hearingReceivers: number | null
  readonly interpreterPlaces: number | null
  readonly quietPlaces: number | null
  readonly preparation: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
}

export const emptyAmenity: AmenityDetails = {
  amenityTypeId: null,
  title: '',
  description: '',
  featureIds: [],
  whereabouts: '',
  place: 'location',
  latitude: '',
  longitude: '',
  hours: 'location',
  openingHours: [],
}

export function detailsOf(saved: Amenity): AmenityDetails {
  const { latitude, longitude, openingHours, venueLatitude, venueLongitude, venueOpeningHours } = saved
  return {
    amenityTypeId: saved.amenityTypeId,
    title: saved.title,
    description: saved.description,
    featureIds: saved.featureIds,
    whereabouts: saved.whereabouts,
    place: latitude === null ? 'location' : 'own',
    latitude: coordinateValueText(latitude ?? venueLatitude),
    longitude: coordinateValueText(longitude ?? venueLongitude),
    hours: openingHours === null ? 'location' : 'own',
    openingHours: (openingHours ?? venueOpeningHours).map(({ dayOfWeek, opens, closes }) => ({
      dayOfWeek,
      from: opens,
      to: closes,
    })),
  }
}

export function bookingOf(saved: Amenity): AmenityBooking {
  return {
    isBookable: saved.isBookable,
    maxSpacesPerSession: saved.maxSpacesPerSession,
    maxSpacesPerClient: saved.maxSpacesPerClient,
    wheelchairSpaces: saved.wheelchairSpaces,
    hearingReceivers: saved.hearingReceivers,
    interpreterPlaces: saved.interpreterPlaces,
    quietPlaces: saved.quietPlaces,
    preparation: saved.preparation,
    contactName: saved.contactName ?? '',
    contactEmail: saved.contactEmail ?? '',
    contactPhone: saved.contactPhone ?? '',
  }
}

/** Details as the call takes them: without a point and hours of its own, those of the location. */
export function detailsToSend({ place, latitude, longitude, hours, openingHours, ...typed }: AmenityDetails) {
  const isOwn = place === 'own'
  return {
    ...typed,
    latitude: isOwn ? coordinateToSend(latitude) : null,
    longitude: isOwn ? coordinateToSend(longitude) : null,
    openingHours:
      hours === 'own' ? openingHours.map(({ dayOfWeek, from, to }) => ({ dayOfWeek, opens: from, closes: to })) : null,
  }
}

/** Beyond every bound where no number is typed, so that the field is asked for. */
function coordinateToSend(typed: string): number {
  const value = Number(typed)
  return typed === '' || Number.isNaN(value) ? 1000 : value
}

/** A saved amenity with changes: the call takes the whole of it, and the version in which it was read. */
export function changedAmenity(saved: Amenity, changes: Partial<AmenityToSend>): AmenityToSend {
  return {
    serviceAreaId: saved.serviceAreaId,
    amenityId: saved.amenityId,
    version: saved.version,
    ...detailsToSend(detailsOf(saved)),
    ...bookingOf(saved),
    ...priceToSend(priceOf(saved)),
    ...changes,
  }
}

/** The same for a call outside of a form, with a new status. */
export function amenityWithStatus(
  saved: Amenity,
  { status, closeReason }: Required<Pick<AmenityInput, 'status' | 'closeReason'>>,
): AmenityInput {
  const { contactName, contactEmail, contactPhone } = saved
  return {
    serviceAreaId: saved.serviceAreaId,
    amenityId: saved.amenityId,
    version: saved.version,
    ...detailsToSend(detailsOf(saved)),
    ...bookingOf(saved),
    amenityTypeId: saved.amenityTypeId,
    featureIds: saved.featureIds,
    maxSpacesPerSession: saved.maxSpacesPerSession,
    maxSpacesPerClient: saved.maxSpacesPerClient,
    wheelchairSpaces: saved.wheelchairSpaces,
    hearingReceivers: saved.hearingReceivers,
    interpreterPlaces: saved.interpreterPlaces,
    quietPlaces: saved.quietPlaces,
    contactName,
    contactEmail,
    contactPhone,
    ...priceToSend(priceOf(saved)),
    status,
    closeReason,
  }
}
