import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useRef, useState } from 'react'
import { type BookingDetail, personName } from './booking-words.ts'
import css from './bookings.module.css'
import { StaffDialog } from './staff-dialog.tsx'

type Person = BookingDetail['staff'][number]

/** Who goes: an administrator can send somebody else of the same service. */
export function StaffPart({ detail }: { readonly detail: BookingDetail }) {
  const [replaced, setReplaced] = useState<Person | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = useFocusAfter(title)
  if (!detail.mayAssignStaff || detail.status !== bookingStatus.Confirmed) return null
  return (
    <section className={css.card} aria-labelledby="booking-staff">
      <h2 ref={title} tabIndex={-1} id="booking-staff" className={css.cardTitle}>
        Who goes
      </h2>
      <ul className={css.list}>
        {detail.staff.map((person) => (
          <li key={person.userProfileId}>
            <b>{personName(person)}</b>
            <Button
              size="small"
              aria-label={`Send somebody else instead of ${personName(person)}`}
              onPress={() => setReplaced(person)}
            >
              Somebody else
            </Button>
          </li>
        ))}
      </ul>
      {replaced && (
        <StaffDialog
          detail={detail}
          replaced={replaced}
          onClose={() => setReplaced(null)}
          onDone={() => {
            setReplaced(null)
            focusTitle()
          }}
        />
      )}
    </section>
  )
}
