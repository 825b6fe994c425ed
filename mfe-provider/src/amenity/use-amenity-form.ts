import { amenity } from '@waymark/contracts/amenity'
import { amenityFeaturesRefusal, amenityType } from '@waymark/domain/catalogue/amenity-types'
import { coordinateRefusal } from '@waymark/domain/place/coordinates'
import { type FormHandle, useForm } from '@waymark/web-kit/use-form'
import { type Amenity, type AmenityDetails, changedAmenity, detailsToSend } from './amenity-draft.ts'

export type AmenityForm = FormHandle<typeof amenity.updateAmenity, AmenityDetails>

interface AmenityFormOptions {
  readonly serviceAreaId: number
  /** Null for a new amenity. */
  readonly saved: Amenity | null
  /** The form's initial values. */
  readonly values: AmenityDetails
  readonly draft: string
  readonly onSaved: (saved: Amenity, sent: { readonly reset: () => void }) => void | Promise<void>
}

/** The form of an amenity's details, new or saved. */
export function useAmenityForm({ serviceAreaId, saved, values, draft, onSaved }: AmenityFormOptions): AmenityForm {
  return useForm(amenity.updateAmenity, {
    values,
    toInput: (typed) =>
      saved ? changedAmenity(saved, detailsToSend(typed)) : { ...detailsToSend(typed), serviceAreaId },
    check: problemsOf,
    draft,
    onSuccess: onSaved,
  })
}

function problemsOf({ amenityTypeId, featureIds, place, latitude, longitude, hours, openingHours }: AmenityDetails) {
  const type = amenityTypeId === null ? null : amenityType(amenityTypeId)
  const isOwn = place === 'own'
  return {
    amenityTypeId: type ? undefined : 'Choose a kind of amenity.',
    featureIds: type ? (amenityFeaturesRefusal(type, featureIds) ?? undefined) : undefined,
    latitude: isOwn ? (coordinateRefusal('latitude', latitude) ?? undefined) : undefined,
    longitude: isOwn ? (coordinateRefusal('longitude', longitude) ?? undefined) : undefined,
    openingHours:
      hours === 'own' && openingHours.length === 0 ? 'Add hours, or choose those of the location.' : undefined,
  }
}
