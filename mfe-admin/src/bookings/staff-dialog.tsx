import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { OnePerson } from '@waymark/ui/one-person'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { WhyNot } from '@waymark/ui/why-not'
import { useStaffChoice } from '@waymark/web-kit/use-staff-choice'
import { type BookingDetail, bookingName, personName } from './booking-words.ts'
import css from './bookings.module.css'

interface StaffDialogProps {
  readonly detail: BookingDetail
  /** Who is replaced. */
  readonly replaced: BookingDetail['staff'][number]
  readonly onClose: () => void
  /** Called once it is done; the dialog closes too. */
  readonly onDone: () => void
}

/** Chooses one of those who can go, and says why the others cannot, with a reason; the server decides whether they are free. */
export function StaffDialog({ detail, replaced, onClose, onDone }: StaffDialogProps) {
  const { team, isNobody, form, people, others } = useStaffChoice({ detail, replaced, onDone })
  const { person } = form.values
  const title = `Who goes instead of ${personName(replaced)}?`
  return (
    <Dialog isOpen onClose={onClose} title={title} subtitle={bookingName(detail)} isDismissable={!form.isPending}>
      <Form {...form.props} label={title} purpose="send this person">
        <Loaded of={team} what="the staff" count={3} headingLevel={3}>
          {() =>
            isNobody ? (
              <p>Nobody else of the team can go then. Below is why.</p>
            ) : (
              <OnePerson
                {...form.field('person')}
                {...people}
                label="Who can go"
                emptyText="Nobody with this name can go then."
              />
            )
          }
        </Loaded>
        <WhyNot people={others} />
        <TextField {...form.field('reason')} isOptional={false} label="Why?" hint="It is kept with your name." />
        <p className={css.small}>We tell {detail.clientName}, and the staff whose visits change.</p>
        <Cluster>
          <SubmitButton disabledReason={person ? undefined : 'Choose a person first.'}>
            {person ? `Send ${personName(person)}` : 'Send this person'}
          </SubmitButton>
          <Button onPress={onClose}>Leave it as it is</Button>
        </Cluster>
      </Form>
    </Dialog>
  )
}
