import { openData } from '@waymark/contracts/open-data'
import { venueFile } from '@waymark/contracts/venue-file'
import { Button } from '@waymark/ui/button'
import { ExportState } from '@waymark/ui/export-state'
import { PageHeading } from '@waymark/ui/page-heading'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import FileDown from 'lucide-react/icons/file-down'
import { ImportPart } from './import-part.tsx'

/** /service-area/import: brings the locations of the organisation in from a file, and takes them out into one. */
export function ImportLocationsPage() {
  const exporting = useFileCall(venueFile.exportVenues)
  return (
    <>
      <PageHeading
        page={usePage()}
        lead="Bring your locations and their access facts in from a file, or take them away in one. The format is A11yJSON, which other maps of accessible places read and write."
      />
      <Stack gap={12}>
        <Section title="Import">
          <ImportPart />
        </Section>
        <Section title="Export">
          <p>
            One file with all your open locations, private ones too, and every fact with its source and age. Importing
            it again changes nothing. What A11yJSON has no words for is in a part named “waymark”, described by{' '}
            <TextLink href={openData.getPlaceExtensionSchema.path}>a JSON schema</TextLink>.
          </p>
          <div>
            <Button icon={FileDown} isPending={exporting.isPending} onPress={() => exporting.start({})}>
              Export all locations
            </Button>
          </div>
          <ExportState exporting={exporting} content="your locations" />
        </Section>
      </Stack>
    </>
  )
}
