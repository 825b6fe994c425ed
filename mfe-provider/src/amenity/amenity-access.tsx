import { amenity } from '@waymark/contracts/amenity'
import { useAreaZone } from '../activity/use-area-zone.ts'
import { AccessFacts } from '../location/access-facts/access-facts.tsx'
import { factText } from '../location/access-facts/fact-words.ts'
import type { Amenity } from './amenity-draft.ts'

/** What is known of the access of an amenity itself, beside what is known of its location. */
export function AmenityAccess({ saved }: { readonly saved: Amenity }) {
  const { amenityId, version, accessibilityFacts, documents, venueFacts } = saved
  const timeZone = useAreaZone(saved.serviceAreaId)
  return (
    <AccessFacts
      owner={{
        call: amenity.uploadAmenityAccessibilityInformation,
        id: { amenityId },
        draft: `amenity-access:${amenityId}`,
        version,
        facts: accessibilityFacts,
        pdfs: documents,
        timeZone,
        ownAreaId: null,
        hint: 'What is true of the amenity itself: its door, its space to turn, its rails. What you leave unknown is as at its location.',
        besideOf: (option) => {
          const there = venueFacts.find(({ accessibilityOptionId }) => accessibilityOptionId === option.id)
          return there ? `At the location: ${factText(option, there)}` : null
        },
      }}
    />
  )
}
