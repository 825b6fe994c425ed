import { audit } from '@waymark/contracts/audit'
import { booking } from '@waymark/contracts/booking'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Notice } from '@waymark/ui/notice'
import { OnePerson } from '@waymark/ui/one-person'
import { Skeleton } from '@waymark/ui/skeleton'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { type BookingDetail, bookingName, personName } from './booking-words.ts'
import css from './bookings.module.css'

interface StaffDialogProps {
  readonly detail: BookingDetail
  /** Who does not go then. */
  readonly replaced: BookingDetail['staff'][number]
  readonly onClose: () => void
  /** It is done; the dialog closes as well. */
  readonly onDone: () => void
}

/** Chooses one of the staff who do this service, with a reason; whether they are free, the server says. */
export function StaffDialog({ detail, replaced, onClose, onDone }: StaffDialogProps) {
  const { bookingId } = detail
  const [chosen, setChosen] = useState<BookingDetail['staff'][number] | null>(null)
  const [staffSearch, setStaffSearch] = useState('')
  const [reason, setReason] = useState('')
  const team = useCall(booking.getDataForChangeBooking, { bookingId, staffSearch }, { keepPrevious: true })
  const others = (team.data?.staffToChoose ?? []).filter(
    (person) => !detail.staff.some(({ userProfileId }) => userProfileId === person.userProfileId),
  )
  const hasOthers = others.length > 0 || staffSearch !== ''
  const update = useSend(booking.updateBookingStaff, {
    quiet: true,
    invalidates: [booking.getBookingDetail, booking.getBookingList, audit.getAuditTrail],
    onSuccess: () => {
      if (chosen) notify('success', `${personName(chosen)} goes to this booking.`)
      onDone()
    },
  })
  const fault = update.error
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Who goes instead of ${personName(replaced)}?`}
      subtitle={bookingName(detail)}
      isDismissable={!update.isPending}
    >
      <div className={css.question}>
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
        <TextField
          label="Why?"
          hint="It is kept with your name."
          maxLength={500}
          value={reason}
          onChange={setReason}
          errorMessage={fault?.fields.reason}
        />
        <p className={css.small}>We tell {detail.clientName}, and whoever goes or does not go any more.</p>
        {fault && fault.fields.reason === undefined && (
          <Notice tone="danger" isLive>
            {fault.message}
          </Notice>
        )}
        <div className={css.buttons}>
          <Button
            variant="primary"
            notYet={chosen ? undefined : 'Choose a person first.'}
            isPending={update.isPending}
            onPress={() => {
              if (chosen !== null)
                update.mutate({
                  input: {
                    bookingId,
                    staffUserProfileId: chosen.userProfileId,
                    replacedStaffUserProfileId: replaced.userProfileId,
                    reason,
                  },
                })
            }}
          >
            {chosen ? `Send ${personName(chosen)}` : 'Send this person'}
          </Button>
          <Button onPress={onClose}>Leave it as it is</Button>
        </div>
      </div>
    </Dialog>
  )
}
