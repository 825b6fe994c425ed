import { serviceArea } from '@waymark/contracts/service-area'
import { Stack } from '@waymark/ui/stack'
import type { Location } from '../location-draft.ts'
import { OutagesPart } from '../outages/outages-part.tsx'
import { AccessFacts } from './access-facts.tsx'
import { OldFacts } from './old-facts.tsx'
import { VisitorFeedback } from './visitor-feedback.tsx'
import { visitorLine } from './visitor-words.ts'

/** What is known of the access of a location, and what its visitors say. */
export function LocationAccess({ location }: { readonly location: Location }) {
  const { serviceAreaId, version, accessibilityFacts, accessibilityPdfs, timeZone, visitorFeedback } = location
  return (
    <Stack gap={12}>
      <OldFacts location={location} />
      <OutagesPart location={location} />
      <AccessFacts
        owner={{
          call: serviceArea.uploadVenueAccessibilityInfomation,
          id: { serviceAreaId },
          draft: `access-facts:${serviceAreaId}`,
          version,
          facts: accessibilityFacts,
          pdfs: accessibilityPdfs,
          timeZone,
          ownAreaId: serviceAreaId,
          hint: 'Only say yes or no where somebody has looked. What nobody has checked stays unknown, and is shown as unknown.',
          besideOf: ({ id }) => visitorLine(visitorFeedback, id),
        }}
      >
        <VisitorFeedback location={location} />
      </AccessFacts>
    </Stack>
  )
}
