import type { InputOf } from '@waymark/contracts/define-call'
import { organisation } from '@waymark/contracts/organisation'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { BookedFacts, type OrganisationState } from './booked-facts.tsx'
import css from './organisation.module.css'
import { suspendConsequences } from './suspend-consequences.ts'

interface SuspendDialogProps {
  readonly accountId: number
  readonly accountName: string
  readonly isForGood: boolean
  readonly onClose: () => void
}

/** Suspends an organisation, or closes it for good, after saying what is booked with it and what becomes of that. */
export function SuspendDialog({ accountId, accountName, isForGood, onClose }: SuspendDialogProps) {
  const found = useCall(organisation.getOrganisationSuspension, { accountId }, { staleMs: 0 })
  const title = isForGood ? `Close ${accountName} for good?` : `Suspend ${accountName}?`
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Loaded of={found} what="what is booked" shape="form">
        {(state) => <SuspendForm state={state} isForGood={isForGood} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

interface SuspendFormProps {
  readonly state: OrganisationState
  readonly isForGood: boolean
  readonly onClose: () => void
}

type Bookings = InputOf<typeof organisation.suspendOrganisation>['bookings']

const empty: { readonly bookings: Bookings; readonly reason: string; readonly clientReason: string } = {
  bookings: 'keep',
  reason: '',
  clientReason: '',
}
const choices: readonly { readonly id: Bookings; readonly label: string }[] = [
  { id: 'keep', label: 'Keep what is booked' },
  { id: 'cancel', label: 'Cancel all of it, with refunds' },
]

function SuspendForm({ state, isForGood, onClose }: SuspendFormProps) {
  const { accountId, accountName } = state
  const form = useForm(organisation.suspendOrganisation, {
    values: empty,
    draft: `${isForGood ? 'close' : 'suspend'}-organisation-${accountId}`,
    toInput: ({ clientReason, ...typed }) => ({
      ...typed,
      accountId,
      isForGood,
      clientReason: typed.bookings === 'cancel' ? clientReason : '',
    }),
    onSuccess: () => {
      notify('success', isForGood ? `${accountName} is closed for good.` : `${accountName} is suspended.`)
      onClose()
    },
  })
  const { bookings } = form.values
  return (
    <Form
      {...form.props}
      label={isForGood ? `Close ${accountName} for good` : `Suspend ${accountName}`}
      purpose={isForGood ? 'close it' : 'suspend it'}
    >
      <Stack gap={5}>
        <section aria-labelledby="what-is-booked">
          <h3 id="what-is-booked">What is booked with it</h3>
          <BookedFacts state={state} />
        </section>
        <RadioGroup {...form.field('bookings')} label="What happens to the bookings?" options={choices} />
        <div role="status">
          <Notice tone={bookings === 'cancel' || isForGood ? 'warning' : 'info'} title="What happens then:">
            <ul className={css.points}>
              {suspendConsequences(state, { isForGood, bookings }).map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          </Notice>
        </div>
        <TextArea
          {...form.field('reason')}
          label="Why?"
          hint="Its people read this on their dashboard, and its admins by email."
        />
        {bookings === 'cancel' && (
          <TextArea
            {...form.field('clientReason')}
            label="What should we tell people who have booked?"
            hint="If you leave it empty, we say: “The organisation takes no bookings on Waymark any more.”"
          />
        )}
        <Cluster>
          <SubmitButton variant="dangerFill" pendingLabel="One moment">
            {isForGood ? 'Close it for good' : 'Suspend it'}
          </SubmitButton>
          <Button
            onPress={() => {
              form.reset()
              onClose()
            }}
          >
            Leave it open
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
