import { activitySession } from '@waymark/contracts/activity-session'
import type { InputOf } from '@waymark/contracts/define-call'
import { stockKinds } from '@waymark/domain/activity/people'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { RadioGroup, type RadioOption } from '@waymark/ui/radio-group'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { formatMoney } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { wishes } from './attendance.ts'
import type { SessionDetail } from './session-detail.ts'

interface DoorDialogProps {
  readonly session: SessionDetail
  readonly onClose: () => void
}

type DoorPrice = NonNullable<InputOf<typeof activitySession.addActivityBookingAtDoor>['price']>

interface DoorDraft {
  readonly name: string
  readonly phone: string
  readonly wantsWheelchairSpace: boolean
  readonly wantsHearingReceiver: boolean
  readonly wantsInterpreter: boolean
  readonly wantsQuietPlace: boolean
  readonly price: DoorPrice
  readonly isPaidInCash: boolean
}

const empty: DoorDraft = {
  name: '',
  phone: '',
  wantsWheelchairSpace: false,
  wantsHearingReceiver: false,
  wantsInterpreter: false,
  wantsQuietPlace: false,
  price: 'free',
  isPaidInCash: false,
}

/** Lets somebody in who has not booked. */
export function DoorDialog(props: DoorDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title="Add someone at the door"
      subtitle="They take a free space and are checked in. Cash that you take is counted with what the session earned."
      hasCloseButton={false}
    >
      <DoorForm {...props} />
    </Dialog>
  )
}

export function DoorForm({ session, onClose }: DoorDialogProps) {
  const { activitySessionId, accessStock, currency, priceCents, concessionPriceCents } = session
  const values: DoorDraft = { ...empty, price: priceCents > 0 ? 'standard' : 'free' }
  const form = useForm(activitySession.addActivityBookingAtDoor, {
    values,
    toInput: ({ isPaidInCash, ...typed }) => ({
      ...typed,
      isPaidInCash: isPaidInCash && typed.price !== 'free',
      activitySessionId,
    }),
    draft: `door:${activitySessionId}`,
    onSuccess: (_added, { values, reset }) => {
      reset()
      notify('success', `${values.name} is here.`)
      onClose()
    },
  })
  const prices: RadioOption<DoorPrice>[] = [
    { id: 'standard', label: formatMoney(priceCents, currency) },
    { id: 'concession', label: `${formatMoney(concessionPriceCents ?? 0, currency)}, concession` },
    { id: 'free', label: 'Nothing' },
  ]
  const offered = stockKinds.filter((kind) => accessStock[kind].left > 0)
  return (
    <Form {...form.props} label="Add someone at the door" purpose="add them" kept="What you typed is kept.">
      <TextField {...form.field('name')} label="Name" autoComplete="off" />
      <TextField {...form.field('phone')} label="Phone" autoComplete="off" />
      {priceCents > 0 && (
        <>
          <RadioGroup
            {...form.field('price')}
            label="What they pay"
            options={prices.filter(({ id }) => id !== 'concession' || concessionPriceCents !== null)}
          />
          {form.values.price !== 'free' && (
            <Checkbox {...form.tick('isPaidInCash')}>I have taken the money in cash</Checkbox>
          )}
        </>
      )}
      {offered.length > 0 && (
        <Stack gap={2}>
          {wishes
            .filter(([, { stock }]) => offered.includes(stock))
            .map(([wish, { words }]) => (
              <Checkbox key={wish} {...form.tick(wish)}>
                {words}
              </Checkbox>
            ))}
        </Stack>
      )}
      <Cluster>
        <SubmitButton pendingLabel="Adding">Add and check in</SubmitButton>
        <Button onPress={onClose}>Cancel</Button>
      </Cluster>
    </Form>
  )
}
