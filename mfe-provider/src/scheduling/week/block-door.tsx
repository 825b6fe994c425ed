import { Dialog } from '@waymark/ui/dialog'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { Link } from '@waymark/web-kit/router'
import { type ReactNode, useState } from 'react'
import { clockText } from '../clock-words.ts'
import { spanText } from './block-words.ts'
import type { WeekBlock } from './week-blocks.ts'
import styles from './week-view.module.css'

interface BlockDoorProps {
  readonly block: WeekBlock
  readonly dayWords: string
  readonly children: ReactNode
}

/** Opens the booking of a block, or a list of them where it holds several. */
export function BlockDoor({ block, dayWords, children }: BlockDoorProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [booking, ...others] = block.bookings
  if (!booking) return children
  const hasSeveralStarts = others.some(({ startMinute }) => startMinute !== booking.startMinute)
  const words = (
    <>
      {children} <VisuallyHidden>{dayWords}</VisuallyHidden>
    </>
  )
  if (others.length === 0)
    return (
      <Link to={`/booking/${booking.bookingId}`} className={styles.link}>
        {words}
      </Link>
    )
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Booked on ${dayWords}`}
        subtitle={spanText(block)}
      >
        <ul className={styles.bookings}>
          {block.bookings.map(({ bookingId, startMinute, staffNames }) => (
            <li key={bookingId}>
              <Link to={`/booking/${bookingId}`}>
                Booking {bookingId}
                {hasSeveralStarts && `, ${clockText(startMinute)}`}
                {staffNames.length > 0 && `, ${staffNames.join(', ')}`}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
