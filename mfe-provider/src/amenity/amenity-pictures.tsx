import { amenity } from '@waymark/contracts/amenity'
import { Pictures } from '../location/pictures/pictures.tsx'
import type { Amenity } from './amenity-draft.ts'

/** The banner and the other pictures of an amenity. */
export function AmenityPictures({ saved }: { readonly saved: Amenity }) {
  const { amenityId, banner, otherPictures } = saved
  return (
    <Pictures
      pictured={{
        call: amenity.uploadAmenityImages,
        id: { amenityId },
        draft: `amenity-${amenityId}`,
        banner,
        otherPictures,
        hints: {
          banner: 'It shows at the top of the amenity and in lists.',
          others: 'The door, the way to it, the room around it: what helps people to decide.',
          none: 'Here you will see the pictures of this amenity, in the order in which people see them.',
        },
      }}
    />
  )
}
