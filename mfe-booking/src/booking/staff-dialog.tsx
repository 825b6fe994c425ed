import { booking } from '@waymark/contracts/booking'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Notice } from '@waymark/ui/notice'
import { OnePerson } from '@waymark/ui/one-person'
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
  const [chosen, setChosen] = useState<Person | null>(null)
  const [staffSearch, setStaffSearch] = useState('')
  const team = useCall(
    booking.getDataForChangeBooking,
    { bookingId: detail.bookingId, staffSearch },
    { keepPrevious: true },
  )
  const others = (team.data?.staffToChoose ?? []).filter(
    (person) => !detail.staff.some(({ userProfileId }) => userProfileId === person.userProfileId),
  )
  const hasOthers = others.length > 0 || staffSearch !== ''
  const update = useSend(booking.updateBookingStaff, {
    quiet: true,
    invalidates: [booking.getBookingDetail, booking.getBookingList],
    onSuccess: () => {
      if (chosen) notify('success', `${chosen.firstName} ${chosen.lastName} goes to this booking.`)
      onDone()
    },
  })
  const send = () => {
    if (chosen === null) return
    update.mutate({
      input: {
        bookingId: detail.bookingId,
        staffUserProfileId: chosen.userProfileId,
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
        {team.data && !hasOthers && <p>Nobody else of the team does this service.</p>}
        {hasOthers && (
          <OnePerson
            label="Staff who do this service"
            people={others}
            total={team.data?.staffToChooseCount ?? 0}
            value={chosen}
            onChange={(person) => {
              setChosen(person)
              update.reset()
            }}
            onSearch={setStaffSearch}
            isLoading={team.isFetching}
            emptyText="Nobody of this name does this service."
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
