import { serviceArea } from '@waymark/contracts/service-area'
import type { Location } from '../location-draft.ts'
import { Pictures } from './pictures.tsx'

/** The banner and the other pictures of a location. */
export function LocationPictures({ location }: { readonly location: Location }) {
  const { serviceAreaId, banner, otherPictures } = location
  return (
    <Pictures
      pictured={{
        call: serviceArea.uploadServiceAreaImages,
        id: { serviceAreaId },
        draft: String(serviceAreaId),
        banner,
        otherPictures,
        hints: {
          banner: 'It shows at the top of the listing and on the map.',
          others: 'The entrance, the car park, the toilet: what helps people to decide.',
          none: 'Here you will see the pictures of this place, in the order in which visitors see them.',
        },
      }}
    />
  )
}
