import { serviceArea } from '@waymark/contracts/service-area'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import Copy from 'lucide-react/icons/copy'
import { useMemo, useState } from 'react'
import type { Location } from '../location-draft.ts'
import { AccessPdfs } from './access-pdfs.tsx'
import { CopyFactsDialog } from './copy-facts-dialog.tsx'
import { factEdits, factsToSend, fieldOfFact, knownCount } from './fact-edits.ts'
import { FactGroups } from './fact-groups.tsx'
import { useFactPhoto } from './use-fact-photo.ts'
import { VisitorFeedback } from './visitor-feedback.tsx'

/** What is known of the access of a location: about 60 options in 9 groups, PDFs, and what visitors say. */
export function AccessFacts({ location }: { readonly location: Location }) {
  const { serviceAreaId, version, accessibilityFacts } = location
  const values = useMemo(() => factEdits(accessibilityFacts), [accessibilityFacts])
  const form = useForm(serviceArea.uploadVenueAccessibilityInfomation, {
    values,
    toInput: (edits) => ({ serviceAreaId, version, facts: factsToSend(edits) }),
    pathOf: (path, edits) => fieldOfFact(edits, path),
    draft: `access-facts:${serviceAreaId}`,
    onSuccess: () => notify('success', 'The access facts are saved.'),
  })
  const facts = form.values
  const [isCopying, setCopying] = useState(false)
  const photos = useFactPhoto(location)
  const total = knownCount(facts)

  return (
    <Stack gap={12}>
      <Section
        title="Access facts"
        hint="Only say yes or no where somebody has looked. What nobody has checked stays unknown, and is shown as unknown."
      >
        <ProgressBar
          percent={(100 * total.known) / total.all}
          words={`${total.known} of ${total.all} facts are known`}
        />
        <div>
          <Button icon={Copy} onPress={() => setCopying(true)}>
            Copy facts from another location
          </Button>
        </div>
        {form.isRestored && (
          <Notice tone="info" title="Kept for you.">
            These are the facts that you had not saved.
          </Notice>
        )}
        {photos.fault && (
          <Notice tone="danger" title="The picture is not saved." isLive>
            {photos.fault}
          </Notice>
        )}
        {photos.sendingOptionId !== null && (
          <ProgressBar percent={photos.progress} words={`Sending the picture, ${Math.round(photos.progress)} %`} />
        )}
        <Form {...form.props} label="Access facts" purpose="save these facts">
          <FactGroups
            location={location}
            facts={facts}
            photos={photos}
            onChange={(fact) => form.change({ [fact.accessibilityOptionId]: fact })}
          />
          <SubmitButton>Save access facts</SubmitButton>
        </Form>
      </Section>
      <VisitorFeedback location={location} />
      <AccessPdfs location={location} />
      {isCopying && (
        <CopyFactsDialog
          serviceAreaId={serviceAreaId}
          facts={facts}
          onClose={() => setCopying(false)}
          onCopy={(copied, fromName) => {
            form.change(Object.fromEntries(copied.map((fact) => [fact.accessibilityOptionId, fact])))
            setCopying(false)
            notify('info', `${formatCount(copied.length, 'fact')} copied from ${fromName}. Look at them, then save.`)
          }}
        />
      )}
    </Stack>
  )
}
