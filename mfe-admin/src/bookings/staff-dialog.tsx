import { audit } from '@waymark/contracts/audit'
import { booking } from '@waymark/contracts/booking'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
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
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const team = useCall(booking.getDataForChangeBooking, { bookingId })
  const others = (team.data?.staffToChoose ?? []).filter(
    (person) => !detail.staff.some(({ userProfileId }) => userProfileId === person.userProfileId),
  )
  const chosen = others.find(({ userProfileId }) => userProfileId === chosenId)
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
        {team.data && others.length === 0 && <p>Nobody else of the team does this service.</p>}
        {others.length > 0 && (
          <RadioGroup
            label="Staff who do this service"
            options={others.map((person) => ({ id: String(person.userProfileId), label: personName(person) }))}
            value={chosenId === null ? null : String(chosenId)}
            onChange={(id) => {
              setChosenId(Number(id))
              update.reset()
            }}
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
              if (chosenId !== null)
                update.mutate({
                  input: {
                    bookingId,
                    staffUserProfileId: chosenId,
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
