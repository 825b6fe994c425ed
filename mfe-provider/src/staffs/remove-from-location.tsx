import { affectedWorkText } from '@waymark/domain/booking/coming-work'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { CallError, failedTitle } from '@waymark/web-kit/call-error'
import { notify } from '@waymark/web-kit/notices'
import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import { ReassignDialog, type Unassigned } from '../reassign/reassign-dialog.tsx'
import { useWorkToCome } from '../reassign/use-work-to-come.ts'
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

/** Takes a person out of a location, after a question that says what they have still to do there. */
export function RemoveFromLocation({ person, area, where, remove, onGone }: RemoveFromLocationProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [seen, setSeen] = useState<Unassigned | null>(null)
  const { look, isLooking } = useWorkToCome(person.userProfileId)
  const [error, setError] = useState<CallError | null>(null)
  const isAboutBookings = error !== null && bookingRefusals.includes(error.name)
  const name = fullName(person)
  const title = `Remove ${name} from ${area.name}?`
  const consequence = `They can no longer see this location or be booked ${where}. Their other locations stay.`

  async function ask() {
    const work = (await look()).find(({ serviceAreaId }) => serviceAreaId === area.serviceAreaId)
    if (!work) return setIsAsking(true)
    const { bookingIds, bookingCount: bookings, sessionCount: sessions } = work
    const count = affectedWorkText({ bookings, sessions, elsewhere: 0 })
    setSeen({
      text: `They have ${count} coming up ${where}. Give them to somebody else, or confirm that you will see to it. ${consequence}`,
      bookingIds,
    })
  }

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
      setSeen(null)
    }
  }

  return (
    <>
      <Button
        variant="danger"
        icon={UserMinus}
        isPending={isLooking}
        pendingLabel="Looking up their work"
        onPress={() => void ask()}
      >
        Remove from this location {where === 'there' && <VisuallyHidden>, {area.name}</VisuallyHidden>}
      </Button>
      {error && !isAboutBookings && (
        <Notice tone="danger" title={failedTitle(error, `${name} is not removed.`)} isLive>
          {error.message}
        </Notice>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        confirmLabel="Yes, remove them"
        cancelLabel={`Keep them ${where}`}
        onConfirm={() => send(false)}
        onCancel={() => setIsAsking(false)}
      >
        {consequence}
      </ConfirmDialog>
      <ReassignDialog
        left={seen ?? (isAboutBookings ? { text: error.message, bookingIds: error.bookingIds } : null)}
        title={title}
        goOnLabel="Yes, remove them"
        serviceAreaId={area.serviceAreaId}
        leavingStaffIds={[person.userProfileId]}
        sessionsOf={person.userProfileId}
        onGoOn={() => send(true)}
        onCancel={() => {
          setSeen(null)
          setError(null)
        }}
      />
    </>
  )
}
