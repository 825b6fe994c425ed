import type { activity } from '@waymark/contracts/activity'
import type { amenity } from '@waymark/contracts/amenity'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { Location } from '../location-draft.ts'

/** Something with a banner and other pictures: a location, an activity or an amenity. */
export interface Pictured {
  readonly call:
    | typeof serviceArea.uploadServiceAreaImages
    | typeof activity.uploadActivityImages
    | typeof amenity.uploadAmenityImages
  readonly id: { readonly serviceAreaId: number } | { readonly activityId: number } | { readonly amenityId: number }
  /** Names the drafts of its descriptions. */
  readonly draft: string
  readonly banner: Location['banner']
  readonly otherPictures: Location['otherPictures']
  readonly hints: { readonly banner: string; readonly others: string; readonly none: string }
}
