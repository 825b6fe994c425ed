import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Notice } from '@waymark/ui/notice'
import { OnePerson } from '@waymark/ui/one-person'
import { Skeleton } from '@waymark/ui/skeleton'
import { useStaffChoice } from '@waymark/web-kit/use-staff-choice'
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

/** Chooses one of the staff who do this service; the server decides whether they are free. */
export function StaffDialog({ detail, replaced, onClose, onDone }: StaffDialogProps) {
  const choice = useStaffChoice({ detail, replaced, onDone })
  const { chosen, error } = choice
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={replaced ? `Who goes instead of ${replaced.firstName} ${replaced.lastName}?` : 'Who goes as well?'}
      subtitle={bookingName(detail)}
      hasCloseButton={false}
      actions={
        <>
          <Button
            variant="primary"
            disabledReason={chosen ? undefined : 'Choose a person first.'}
            isPending={choice.isPending}
            onPress={() => choice.send()}
          >
            {chosen ? `Send ${chosen.firstName} ${chosen.lastName}` : 'Send this person'}
          </Button>
          <Button onPress={onClose}>Leave it as it is</Button>
        </>
      }
    >
      <div className={css.column}>
        {choice.isLoading && <Skeleton label="Loading the staff" count={3} />}
        {choice.loadError && <Notice tone="danger">{choice.loadError.message}</Notice>}
        {choice.hasNobodyElse && <p>Nobody else on the team does this service.</p>}
        {choice.field && (
          <OnePerson
            {...choice.field}
            label="Staff who do this service"
            emptyText="Nobody with this name does this service."
          />
        )}
        <p className={css.small}>We tell {detail.clientName}, and the staff whose visits change.</p>
        {error && (
          <Notice tone="danger" isLive>
            {error.message}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
