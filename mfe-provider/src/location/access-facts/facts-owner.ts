import type { activity } from '@waymark/contracts/activity'
import type { amenity } from '@waymark/contracts/amenity'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { AccessOption } from '@waymark/domain/access-fit/options'
import type { Location } from '../location-draft.ts'

/** Something with access facts and PDFs: a location, an activity or an amenity. */
export interface FactsOwner {
  readonly call:
    | typeof serviceArea.uploadVenueAccessibilityInfomation
    | typeof activity.uploadActivityAccessibilityInformation
    | typeof amenity.uploadAmenityAccessibilityInformation
  readonly id: { readonly serviceAreaId: number } | { readonly activityId: number } | { readonly amenityId: number }
  /** Names the draft of its facts. */
  readonly draft: string
  readonly version: number
  readonly facts: Location['accessibilityFacts']
  readonly pdfs: Location['accessibilityPdfs']
  readonly timeZone: string
  /** Its own location, which its facts are not copied from; null where all can be. */
  readonly ownAreaId: number | null
  readonly hint: string
  /** What else is known of an option: by visitors, or at the location. */
  readonly besideOf: (option: AccessOption) => string | null
}
