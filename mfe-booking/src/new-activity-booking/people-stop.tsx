import { Button } from '@waymark/ui/button'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount } from '@waymark/web-kit/format'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import type { OpenSession } from '../activity/activity-words.ts'
import type { AskedActivity } from './asked-activity.ts'
import { useKnownPeople } from './known-people.ts'
import css from './new-activity-booking.module.css'
import { PersonPart } from './person-part.tsx'
import { nobody, spacesOf } from './spaces-draft.ts'
import type { SpacesForm } from './spaces-form.ts'

interface PeopleStopProps {
  readonly form: SpacesForm
  readonly activity: AskedActivity
  readonly session: OpenSession
  readonly isWaiting?: boolean
  /** The organiser books for somebody who rings up. */
  readonly isForClient?: boolean
}

/** Who is coming: one person open at a time, and those with something to fix. */
export function PeopleStop({ form, activity, session, isWaiting = false, isForClient = false }: PeopleStopProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(0)
  const [addedIndex, setAddedIndex] = useState<number | null>(null)
  // Whoever had something to fix stays open while it is typed.
  const [toFix, setToFix] = useState<readonly number[]>([])
  const addButton = useRef<HTMLButtonElement>(null)
  const known = useKnownPeople(isForClient)
  const { people } = form.values
  const hasError = (index: number) =>
    Object.keys(form.props.errors).some((path) => path === `people.${index}` || path.startsWith(`people.${index}.`))
  const newToFix = people.flatMap((_, index) => (hasError(index) && !toFix.includes(index) ? [index] : []))
  if (newToFix.length > 0) setToFix([...toFix, ...newToFix])
  const isFull = people.length >= session.maxSpacesPerClient
  // Who waits can be given every space of the session in the end.
  const spacesBeside = Math.max(0, (isWaiting ? session.maxSpaces : session.spacesLeft) - spacesOf(people))
  return (
    <>
      {people.map((_, index) => (
        <PersonPart
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is what names a person of a booking.
          key={index}
          form={form}
          index={index}
          session={session}
          isWaiting={isWaiting}
          isForClient={isForClient}
          accountName={activity.accountName}
          hasAges={activity.minAge !== null || activity.maxAge !== null}
          hasFreeCompanion={activity.hasFreeCompanion}
          spacesBeside={spacesBeside}
          known={known}
          isOpen={openIndex === index || toFix.includes(index)}
          isAdded={addedIndex === index}
          onOpenChange={(isOpen) => {
            setOpenIndex(isOpen ? index : null)
            setToFix([])
          }}
          onRemove={
            people.length > 1
              ? () => {
                  form.change({ people: people.filter((__, at) => at !== index) })
                  setOpenIndex(null)
                  setAddedIndex(null)
                  setToFix([])
                  addButton.current?.focus()
                  announce(`Removed. ${formatCount(people.length - 1, 'person', 'people')} in this booking.`)
                }
              : undefined
          }
        />
      ))}
      <div className={css.addPerson}>
        <Button
          ref={addButton}
          icon={Plus}
          disabledReason={
            isFull
              ? `One booking has at most ${formatCount(session.maxSpacesPerClient, 'space')}.`
              : spacesBeside === 0
                ? 'This session has no more spaces.'
                : undefined
          }
          onPress={() => {
            form.change({ people: [...people, nobody] })
            setOpenIndex(people.length)
            setAddedIndex(people.length)
          }}
        >
          Add a person
        </Button>
        <p className={css.small}>
          {people.length} of at most {formatCount(session.maxSpacesPerClient, 'space')} in one booking.{' '}
          {companionText(activity)}
          {!isWaiting && !activity.amenity && ` ${spacesBesideText(spacesBeside)}`}
        </p>
      </div>
    </>
  )
}

/** What a companion takes. Whoever comes along to an amenity is not booked. */
function companionText({ amenity, hasFreeCompanion }: AskedActivity): string {
  if (amenity) return 'Whoever comes along to help needs no space.'
  return hasFreeCompanion ? 'A companion comes on top, in a space of their own.' : ''
}

function spacesBesideText(spaces: number): string {
  if (spaces === 0) return 'No space is left besides these.'
  return `${formatCount(spaces, 'space')} ${spaces === 1 ? 'is' : 'are'} left besides these.`
}
