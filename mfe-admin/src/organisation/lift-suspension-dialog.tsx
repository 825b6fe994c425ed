import { organisation } from '@waymark/contracts/organisation'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { DescriptionList } from '@waymark/ui/description-list'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { formatCount, formatInstant } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { BookedFacts, type OrganisationState } from './booked-facts.tsx'

interface LiftSuspensionDialogProps {
  readonly accountId: number
  readonly accountName: string
  readonly onClose: () => void
}

/** Why an organisation is suspended or closed for good and what is still booked with it; a suspension is lifted here. */
export function LiftSuspensionDialog({ accountId, accountName, onClose }: LiftSuspensionDialogProps) {
  const found = useCall(organisation.getOrganisationSuspension, { accountId }, { staleMs: 0 })
  return (
    <Dialog isOpen onClose={onClose} title={`Why ${accountName} is closed`}>
      <Loaded of={found} what="the suspension" shape="form" empty={({ suspension }) => suspension === null && open}>
        {(state) => (
          <Stack gap={5}>
            <SuspensionFacts state={state} />
            <section aria-labelledby="still-booked">
              <h3 id="still-booked">What is still booked with it</h3>
              <BookedFacts state={state} />
            </section>
            {state.suspension?.isForGood === false ? (
              <LiftForm state={state} onClose={onClose} />
            ) : (
              <Cluster>
                <Button onPress={onClose}>Back to the list</Button>
              </Cluster>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

const open = { title: 'It is open', children: 'Somebody has lifted the suspension meanwhile.' }

function SuspensionFacts({ state: { suspension } }: { readonly state: OrganisationState }) {
  if (!suspension) return null
  const { isForGood, at, byName, reason, keepsBookings } = suspension
  return (
    <DescriptionList
      items={[
        { term: isForGood ? 'Closed for good' : 'Suspended', detail: `${formatInstant(at)}, by ${byName}` },
        { term: 'Why', detail: reason },
        { term: 'What was booked', detail: keepsBookings ? 'Kept' : 'Cancelled, with refunds' },
      ]}
    />
  )
}

interface LiftFormProps {
  readonly state: OrganisationState
  readonly onClose: () => void
}

function LiftForm({ state, onClose }: LiftFormProps) {
  const { accountId, accountName, suspendedLocationCount: count } = state
  const form = useForm(organisation.liftOrganisationSuspension, {
    values: { reason: '' },
    toInput: (typed) => ({ ...typed, accountId }),
    onSuccess: () => {
      notify('success', `${accountName} is open again.`)
      onClose()
    },
  })
  return (
    <Form {...form.props} label={`Open ${accountName} again`} purpose="lift the suspension">
      <Stack gap={5}>
        <p>
          {count === 0
            ? 'It had no open location: none opens by itself.'
            : `${formatCount(count, 'location opens', 'locations open')} again. `}
          What was cancelled stays cancelled. Its admins are told, in the app and by email.
        </p>
        <TextArea {...form.field('reason')} label="What should we tell its admins?" />
        <Cluster>
          <SubmitButton pendingLabel="One moment">Lift the suspension</SubmitButton>
          <Button onPress={onClose}>Leave it suspended</Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
