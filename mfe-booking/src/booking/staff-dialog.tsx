import { booking } from '@waymark/contracts/booking'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Skeleton } from '@waymark/ui/skeleton'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { bookingName } from '../booking-list/booking-row.ts'
import css from './booking.module.css'
import type { BookingDetail } from './booking-detail.ts'

type Person = BookingDetail['staff'][number]

interface StaffDialogProps {
  readonly detail: BookingDetail
  /** Who does not go then; null when somebody goes as well. */
  readonly replaced: Person | null
  readonly onClose: () => void
  /** It is done; the dialog closes as well. */
  readonly onDone: () => void
}

/** Chooses one of the staff who do this service; whether they are free, the server says. */
export function StaffDialog({ detail, replaced, onClose, onDone }: StaffDialogProps) {
  const [chosenId, setChosenId] = useState<number | null>(null)
  const team = useCall(booking.getDataForChangeBooking, { bookingId: detail.bookingId })
  const others = (team.data?.staffToChoose ?? []).filter(
    (person) => !detail.staff.some(({ userProfileId }) => userProfileId === person.userProfileId),
  )
  const chosen = others.find(({ userProfileId }) => userProfileId === chosenId)
  const update = useSend(booking.updateBookingStaff, {
    quiet: true,
    invalidates: [booking.getBookingDetail, booking.getBookingList],
    onSuccess: () => {
      if (chosen) notify('success', `${chosen.firstName} ${chosen.lastName} goes to this booking.`)
      onDone()
    },
  })
  const choose = (id: string) => {
    setChosenId(Number(id))
    update.reset()
  }
  const send = () => {
    if (chosenId === null) return
    update.mutate({
      input: {
        bookingId: detail.bookingId,
        staffUserProfileId: chosenId,
        ...(replaced === null ? {} : { replacedStaffUserProfileId: replaced.userProfileId }),
      },
    })
  }
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
            notYet={chosen ? undefined : 'Choose a person first.'}
            isPending={update.isPending}
            onPress={send}
          >
            {chosen ? `Send ${chosen.firstName} ${chosen.lastName}` : 'Send this person'}
          </Button>
          <Button onPress={onClose}>Leave it as it is</Button>
        </>
      }
    >
      <div className={css.column}>
        {team.isPending && <Skeleton label="Loading the staff" count={3} />}
        {team.isError && <Notice tone="danger">{team.error.message}</Notice>}
        {team.data && others.length === 0 && <p>Nobody else of the team does this service.</p>}
        {others.length > 0 && (
          <RadioGroup
            label="Staff who do this service"
            options={others.map(({ userProfileId, firstName, lastName }) => ({
              id: String(userProfileId),
              label: `${firstName} ${lastName}`,
            }))}
            value={chosenId === null ? null : String(chosenId)}
            onChange={choose}
          />
        )}
        <p className={css.small}>We tell {detail.clientName}, and whoever goes or does not go any more.</p>
        {update.error && (
          <Notice tone="danger" isLive>
            {update.error.message}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
