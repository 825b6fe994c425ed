import { activitySession } from '@waymark/contracts/activity-session'
import { stockKinds } from '@waymark/domain/activity/people'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { wishes } from './attendance.ts'
import type { SessionDetail } from './session-detail.ts'

interface DoorDialogProps {
  readonly session: SessionDetail
  readonly onClose: () => void
}

const empty = {
  name: '',
  phone: '',
  wantsWheelchairSpace: false,
  wantsHearingReceiver: false,
  wantsInterpreter: false,
  wantsQuietPlace: false,
}

/** Lets somebody in who has not booked. */
export function DoorDialog(props: DoorDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title="Add someone at the door"
      subtitle="They take a free space and are checked in. They are booked without charge: money that you take here is not counted."
      hasCloseButton={false}
    >
      <DoorForm {...props} />
    </Dialog>
  )
}

export function DoorForm({ session: { activitySessionId, accessStock }, onClose }: DoorDialogProps) {
  const form = useForm(activitySession.addActivityBookingAtDoor, {
    values: empty,
    toInput: (typed) => ({ ...typed, activitySessionId }),
    draft: `door:${activitySessionId}`,
    onSuccess: (_added, { values, reset }) => {
      reset()
      notify('success', `${values.name} is here.`)
      onClose()
    },
  })
  const offered = stockKinds.filter((kind) => accessStock[kind].left > 0)
  return (
    <Form {...form.props} label="Add someone at the door" purpose="add them" kept="What you typed is kept.">
      <TextField {...form.field('name')} label="Name" autoComplete="off" />
      <TextField {...form.field('phone')} label="Phone" autoComplete="off" />
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
