import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { OnePerson } from '@waymark/ui/one-person'
import { SubmitButton } from '@waymark/ui/submit-button'
import { WhyNot } from '@waymark/ui/why-not'
import { useStaffChoice } from '@waymark/web-kit/use-staff-choice'
import { toldText } from '../booking-actions/told-text.ts'
import { bookingName } from '../booking-list/booking-row.ts'
import css from './booking.module.css'
import type { BookingDetail } from './booking-detail.ts'

type Person = BookingDetail['staff'][number]

interface StaffDialogProps {
  readonly detail: BookingDetail
  /** Who is replaced; null when somebody is added. */
  readonly replaced: Person | null
  readonly onClose: () => void
  /** Called once it is done; the dialog closes too. */
  readonly onDone: () => void
}

/** Chooses one of those who can go, and says why the others cannot; the server decides whether they are free. */
export function StaffDialog({ detail, replaced, onClose, onDone }: StaffDialogProps) {
  const { team, isNobody, form, people, others } = useStaffChoice({ detail, replaced, onDone })
  const { person } = form.values
  const title = titleOf(replaced, detail)
  return (
    <Dialog isOpen onClose={onClose} title={title} subtitle={bookingName(detail)} hasCloseButton={false}>
      <Form {...form.props} label={title} purpose="send this person">
        <Loaded of={team} what="the staff" count={3} headingLevel={3}>
          {() =>
            isNobody ? (
              <p>Nobody {detail.staff.length > 0 && 'else '}of the team can go then. Below is why.</p>
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
        <p className={css.small}>{toldText(detail, detail.clientName)} We tell the staff whose visits change, too.</p>
        <Cluster>
          <SubmitButton disabledReason={person ? undefined : 'Choose a person first.'}>
            {person ? `Send ${person.firstName} ${person.lastName}` : 'Send this person'}
          </SubmitButton>
          <Button onPress={onClose}>Leave it as it is</Button>
        </Cluster>
      </Form>
    </Dialog>
  )
}

function titleOf(replaced: Person | null, { staff }: BookingDetail): string {
  if (replaced) return `Who goes instead of ${replaced.firstName} ${replaced.lastName}?`
  return staff.length === 0 ? 'Who goes?' : 'Who goes as well?'
}
