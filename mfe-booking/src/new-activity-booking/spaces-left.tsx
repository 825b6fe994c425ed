import { Mark } from '@waymark/ui/mark'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

type SpacesOfSession = Pick<
  AskedActivity['sessions'][number],
  'spacesLeft' | 'spacesHeld' | 'spacesOffered' | 'maxSpaces'
>

/** "12 of 20", or that it is full; and what may come back: somebody is still paying, or may take an offer. */
export function SpacesLeft({ spacesLeft, spacesHeld, spacesOffered, maxSpaces }: SpacesOfSession) {
  return (
    <span className={css.spacesLeft}>
      {spacesLeft === 0 ? (
        <span className={css.full}>
          <Mark shape="barred-square" /> Full
        </span>
      ) : (
        <span>
          <b>{spacesLeft}</b> of {maxSpaces}
        </span>
      )}
      {spacesHeld > 0 && <span className={css.small}>{spacesHeld} held while somebody pays</span>}
      {spacesOffered > 0 && <span className={css.small}>{spacesOffered} offered to somebody on the waitlist</span>}
    </span>
  )
}
