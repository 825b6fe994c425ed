import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { CallError, failedTitle } from '@waymark/web-kit/call-error'
import { notify } from '@waymark/web-kit/notices'
import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import { ReassignDialog } from '../reassign/reassign-dialog.tsx'
import { fullName } from '../scheduling/staff-words.ts'

const bookingRefusals = ['HasFutureBookings', 'BookingsOutsideWork']

interface RemoveFromLocationProps {
  readonly person: { readonly userProfileId: number; readonly firstName: string; readonly lastName: string }
  readonly area: { readonly serviceAreaId: number; readonly name: string }
  /** `here` on a screen of the location, `there` on the person's own. */
  readonly where: 'here' | 'there'
  readonly remove: (keepsFutureBookings: boolean) => Promise<unknown>
  readonly onGone: () => void
}

/** Takes a person out of a location, after a question; asks again where bookings are booked with them. */
export function RemoveFromLocation({ person, area, where, remove, onGone }: RemoveFromLocationProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const isAboutBookings = error !== null && bookingRefusals.includes(error.name)
  const name = fullName(person)

  async function send(keepsFutureBookings: boolean) {
    try {
      await remove(keepsFutureBookings)
      setError(null)
      notify('success', `${name} no longer works ${where === 'here' ? 'here' : `at ${area.name}`}.`)
      onGone()
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      setError(refusal)
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <>
      <Button variant="danger" icon={UserMinus} onPress={() => setIsAsking(true)}>
        Remove from this location {where === 'there' && <VisuallyHidden>, {area.name}</VisuallyHidden>}
      </Button>
      {error && !isAboutBookings && (
        <Notice tone="danger" title={failedTitle(error, `${name} is not removed.`)} isLive>
          {error.message}
        </Notice>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${name} from ${area.name}?`}
        confirmLabel="Yes, remove them"
        cancelLabel={`Keep them ${where}`}
        onConfirm={() => send(false)}
        onCancel={() => setIsAsking(false)}
      >
        {`They can no longer see this location or be booked ${where}. Their other locations stay.`}
      </ConfirmDialog>
      <ReassignDialog
        left={isAboutBookings ? { text: error.message, bookingIds: error.bookingIds } : null}
        title={`Continue although ${name} has bookings coming up?`}
        goOnLabel="Yes, continue"
        serviceAreaId={area.serviceAreaId}
        leavingStaffIds={[person.userProfileId]}
        sessionsOf={person.userProfileId}
        onGoOn={() => send(true)}
        onCancel={() => setError(null)}
      />
    </>
  )
}
