import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { Mark } from '@waymark/ui/mark'
import { Stack } from '@waymark/ui/stack'
import { TextField } from '@waymark/ui/text-field'
import { formatCount, formatTime, wallOf } from '@waymark/web-kit/format'
import Camera from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import { type FormEvent, useId, useState } from 'react'
import { type Attendee, bookingOfCode, countPeople, positionsOf, type SessionBooking } from './attendance.ts'
import { CodeCamera } from './code-camera.tsx'
import { NotOnList } from './not-on-list.tsx'
import type { SessionDetail } from './session-detail.ts'
import type { CheckIn } from './use-check-in.ts'
import styles from './who-comes.module.css'

interface ScanPanelProps {
  readonly session: Pick<SessionDetail, 'activitySessionId' | 'timeZone'>
  readonly bookings: readonly SessionBooking[]
  readonly attendees: readonly Attendee[]
  readonly checkIn: CheckIn
}

/** Finds a booking by the code of its ticket, by camera or typed, and checks its people in. */
export function ScanPanel({ session, bookings, attendees, checkIn }: ScanPanelProps) {
  const titleId = useId()
  const [isFilming, setFilming] = useState(false)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const booking = code === null ? null : bookingOfCode(bookings, code)
  const people = attendees.filter((one) => one.booking.activityBookingId === booking?.activityBookingId)

  /** What was found goes as soon as another code is typed. */
  function type(text: string) {
    setTyped(text)
    setCode(null)
  }

  /** A code that was found makes room for the next; another stays, to be put right. */
  function find(event: FormEvent) {
    event.preventDefault()
    const asked = typed.trim()
    setCode(asked === '' ? null : asked)
    if (bookingOfCode(bookings, asked)) setTyped('')
  }

  return (
    <Card as="section" labelledBy={titleId}>
      <Stack>
        <div>
          <h2 id={titleId} className={styles.cardTitle}>
            Scan a booking
          </h2>
          {/* Above the camera: below it and the field, it would be out of sight on a phone. */}
          <div role="status">
            {code !== null && (
              <div key={code} ref={bringIntoSight} className={styles.found}>
                {booking ? (
                  <Hit people={people} checkIn={checkIn} timeZone={session.timeZone} />
                ) : (
                  <NotOnList
                    code={code}
                    activitySessionId={session.activitySessionId}
                    onCheckIn={() => {
                      checkIn.mark({ ticketCode: code, isHere: true })
                      type('')
                    }}
                  />
                )}
              </div>
            )}
          </div>
        </div>
        {isFilming && <CodeCamera onCode={setCode} />}
        <Button icon={isFilming ? CameraOff : Camera} onPress={() => setFilming(!isFilming)}>
          {isFilming ? 'Close the camera' : 'Use the camera'}
        </Button>
        <form onSubmit={find} className={styles.codeForm} aria-label="Type a code">
          <TextField
            label="Or type the code"
            hint="Works without a connection. The last five signs are enough."
            value={typed}
            onChange={type}
            autoComplete="off"
          />
          <Button type="submit">Find</Button>
        </form>
      </Stack>
    </Card>
  )
}

/** As a ref: whoever scrolled down to the field or the camera sees what was found. */
function bringIntoSight(found: HTMLElement | null): void {
  found?.scrollIntoView({ block: 'nearest' })
}

interface HitProps {
  readonly people: readonly Attendee[]
  readonly checkIn: CheckIn
  readonly timeZone: string
}

/** The booking of a code: who it is for, and one press for all of them. */
function Hit({ people, checkIn, timeZone }: HitProps) {
  const [first] = people
  const missing = people.filter(({ presence }) => !presence.isHere)
  const [wereHere] = useState(missing.length === 0)
  if (!first) return null
  const names = people.map(({ person }) => person.name).join(', ')
  const checkInThese = (these: readonly Attendee[]) =>
    checkIn.mark({
      activityBookingId: first.booking.activityBookingId,
      positions: these.flatMap(positionsOf),
      isHere: true,
    })
  const since = first.presence.at && ` at ${formatTime(wallOf(first.presence.at, timeZone))}`
  return (
    <Stack gap={3}>
      <p className={styles.hit}>
        <Mark shape="disc" />{' '}
        <span>
          <b>{names}</b>, {formatCount(countPeople(people).all, 'space')}
          {missing.length === 0 && `, ${wereHere ? 'already ' : ''}checked in${since ?? ''}`}
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
