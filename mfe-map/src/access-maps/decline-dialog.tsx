import { accessMap } from '@waymark/contracts/access-map'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import type { AccessMapDraft } from './access-map.ts'

interface DeclineDialogProps {
  readonly map: AccessMapDraft
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Tells an organisation what is missing before its map can be public. */
export function DeclineDialog({ map, isOpen, onClose }: DeclineDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Why is “${map.title}” not published yet?`}>
      <DeclineForm map={map} onDone={onClose} />
    </Dialog>
  )
}

function DeclineForm({ map, onDone }: { readonly map: AccessMapDraft; readonly onDone: () => void }) {
  const { accessMapId, version, account } = map
  const form = useForm(accessMap.declineMapPublication, {
    values: { reason: '' },
    toInput: ({ reason }) => ({ accessMapId, version, reason }),
    draft: `access-map-${accessMapId}-reason`,
    onSuccess: (_answer, { reset }) => {
      reset()
      notify('success', 'They can read your answer on the page of their map.')
      onDone()
    },
  })
  return (
    <Form {...form.props} label="Your answer">
      <TextArea
        {...form.field('reason')}
        label="What is missing"
        hint={`${account?.name ?? 'They'} will read exactly this.`}
        rows={4}
      />
      <SubmitButton>Send the answer</SubmitButton>
    </Form>
  )
}
