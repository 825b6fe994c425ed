import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Notice } from '@waymark/ui/notice'
import { OnePerson } from '@waymark/ui/one-person'
import { Skeleton } from '@waymark/ui/skeleton'
import { TextField } from '@waymark/ui/text-field'
import { useStaffChoice } from '@waymark/web-kit/use-staff-choice'
import { useState } from 'react'
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

/** Chooses one of the staff who do this service, with a reason; the server decides whether they are free. */
export function StaffDialog({ detail, replaced, onClose, onDone }: StaffDialogProps) {
  const [reason, setReason] = useState('')
  const choice = useStaffChoice({ detail, replaced, onDone })
  const { chosen, error: fault } = choice
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Who goes instead of ${personName(replaced)}?`}
      subtitle={bookingName(detail)}
      isDismissable={!choice.isPending}
    >
      <div className={css.question}>
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
        <TextField
          label="Why?"
          hint="It is kept with your name."
          maxCharacters={500}
          value={reason}
          onChange={setReason}
          errorMessage={fault?.fields.reason}
        />
        <p className={css.small}>We tell {detail.clientName}, and the staff whose visits change.</p>
        {fault && fault.fields.reason === undefined && (
          <Notice tone="danger" isLive>
            {fault.message}
          </Notice>
        )}
        <div className={css.buttons}>
          <Button
            variant="primary"
            disabledReason={chosen ? undefined : 'Choose a person first.'}
            isPending={choice.isPending}
            onPress={() => choice.send(reason)}
          >
            {chosen ? `Send ${personName(chosen)}` : 'Send this person'}
          </Button>
          <Button onPress={onClose}>Leave it as it is</Button>
        </div>
      </div>
    </Dialog>
  )
}
