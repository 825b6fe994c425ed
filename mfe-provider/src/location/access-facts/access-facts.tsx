import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { failedTitle } from '@waymark/web-kit/call-error'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useMemo, useState } from 'react'
import { AccessPdfs } from './access-pdfs.tsx'
import { CopyFactsDialog } from './copy-facts-dialog.tsx'
import { factEdits, factsToSend, fieldOfFact, knownCount } from './fact-edits.ts'
import { FactGroups } from './fact-groups.tsx'
import type { FactsOwner } from './facts-owner.ts'
import { useCopyableAreas } from './use-copyable-areas.ts'
import { useFactPhoto } from './use-fact-photo.ts'

interface AccessFactsProps {
  readonly owner: FactsOwner
  /** Between the facts and the PDFs: what visitors say. */
  readonly children?: ReactNode
}

/** What is known of the access of a location or an activity: about 60 options in 9 groups, and PDFs. */
export function AccessFacts({ owner, children }: AccessFactsProps) {
  const { call, id, version, draft, facts: savedFacts, hint } = owner
  const values = useMemo(() => factEdits(savedFacts), [savedFacts])
  const form = useForm(call, {
    values,
    toInput: (edits) => ({ ...id, version, facts: factsToSend(edits) }),
    pathOf: (path, edits) => fieldOfFact(edits, path),
    draft,
    onSuccess: () => notify('success', 'The access facts are saved.'),
  })
  const facts = form.values
  const [isCopying, setCopying] = useState(false)
  const areas = useCopyableAreas(owner.ownAreaId)
  const photos = useFactPhoto(owner)
  const total = knownCount(facts)

  return (
    <Stack gap={12}>
      <Section title="Access facts" hint={hint}>
        <ProgressBar
          percent={(100 * total.known) / total.all}
          words={`${total.known} of ${total.all} facts are known`}
        />
        {areas.length > 0 && (
          <div>
            <Button icon={Copy} onPress={() => setCopying(true)}>
              Copy facts from {owner.ownAreaId === null ? 'a' : 'another'} location
            </Button>
          </div>
        )}
        {photos.fault && (
          <Notice tone="danger" title={failedTitle(photos.error, 'The picture is not saved.')} isLive>
            {photos.fault}
          </Notice>
        )}
        {photos.sendingOptionId !== null && (
          <ProgressBar percent={photos.progress} words={`Sending the picture, ${Math.round(photos.progress)} %`} />
        )}
        <Form {...form.props} label="Access facts" purpose="save these facts">
          <FactGroups
            owner={owner}
            facts={facts}
            photos={photos}
            onChange={(fact) => form.change({ [fact.accessibilityOptionId]: fact })}
          />
          <SubmitButton>Save access facts</SubmitButton>
        </Form>
      </Section>
      {children}
      <AccessPdfs owner={owner} />
      {isCopying && (
        <CopyFactsDialog
          areas={areas}
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
