import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { Mark } from '@waymark/ui/mark'
import { Stack } from '@waymark/ui/stack'
import { TextField } from '@waymark/ui/text-field'
import { formatCount } from '@waymark/web-kit/format'
import Camera from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import { type FormEvent, useId, useState } from 'react'
import { type Attendee, bookingOfCode, countPeople, positionsOf, type SessionBooking } from './attendance.ts'
import { CodeCamera } from './code-camera.tsx'
import type { CheckIn } from './use-check-in.ts'
import styles from './who-comes.module.css'

interface ScanPanelProps {
  readonly bookings: readonly SessionBooking[]
  readonly attendees: readonly Attendee[]
  readonly checkIn: CheckIn
}

/** Finds a booking by the code of its ticket, by camera or typed, and checks its people in. */
export function ScanPanel({ bookings, attendees, checkIn }: ScanPanelProps) {
  const titleId = useId()
  const [isFilming, setFilming] = useState(false)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const booking = code === null ? null : bookingOfCode(bookings, code)
  const people = attendees.filter((one) => one.booking.activityBookingId === booking?.activityBookingId)

  function find(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '') setCode(typed.trim())
  }

  return (
    <Card as="section" labelledBy={titleId}>
      <Stack>
        <h2 id={titleId} className={styles.cardTitle}>
          Scan a booking
        </h2>
        {isFilming && <CodeCamera onCode={setCode} />}
        <Button icon={isFilming ? CameraOff : Camera} onPress={() => setFilming(!isFilming)}>
          {isFilming ? 'Close the camera' : 'Use the camera'}
        </Button>
        <form onSubmit={find} className={styles.codeForm} aria-label="Type a code">
          <TextField
            label="Or type the code"
            hint="Works without a connection. The last five signs are enough."
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
          <Button type="submit">Find</Button>
        </form>
        <div role="status">
          {code !== null &&
            (booking ? (
              <Hit people={people} checkIn={checkIn} />
            ) : (
              <Stack gap={2}>
                <p>
                  <Mark shape="question" /> <b>{code}</b> is not on this list.
                </p>
                <div>
                  <Button
                    onPress={() => {
                      checkIn.mark({ ticketCode: code, isHere: true })
                      setCode(null)
                    }}
                  >
                    Check it in anyway
                  </Button>
                </div>
                <p className={styles.soft}>They may have booked since this list was read. We say if it is not valid.</p>
              </Stack>
            ))}
        </div>
      </Stack>
    </Card>
  )
}

/** The booking of a code: who it is for, and one press for all of them. */
function Hit({ people, checkIn }: { readonly people: readonly Attendee[]; readonly checkIn: CheckIn }) {
  const [first] = people
  if (!first) return null
  const missing = people.filter(({ presence }) => !presence.isHere)
  const names = people.map(({ person }) => person.name).join(', ')
  const checkInThese = (these: readonly Attendee[]) =>
    checkIn.mark({
      activityBookingId: first.booking.activityBookingId,
      positions: these.flatMap(positionsOf),
      isHere: true,
    })
  return (
    <Stack gap={3}>
      <p className={styles.hit}>
        <Mark shape="disc" />{' '}
        <span>
          <b>{names}</b>, {formatCount(countPeople(people).all, 'space')}
          {missing.length === 0 && (people.length === 1 ? ', is here' : ', all here')}
        </span>
      </p>
      {missing.length > 0 && (
        <Button variant="primary" size="large" isWide onPress={() => checkInThese(missing)}>
          {missing.length === 1 ? `Check in ${missing[0]?.person.name ?? ''}` : `Check in all ${missing.length}`}
        </Button>
      )}
      {missing.length > 1 && (
        <Cluster>
          {missing.map((one) => (
            <Button key={one.person.position} onPress={() => checkInThese([one])}>
              Only {one.person.name}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
