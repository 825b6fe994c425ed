import { wishes } from '@waymark/domain/activity/wishes'
import { Section } from '@waymark/ui/section'
import { formatCount, formatWall } from '@waymark/web-kit/format'
import type { SessionDetail } from './session-detail.ts'
import styles from './who-comes.module.css'

/** Who waits for a space, in their order. */
export function Waitlist({ session: { waitlist } }: { readonly session: SessionDetail }) {
  return (
    <Section title="Waiting for a space" hint="Who is first is offered what becomes free, for two hours.">
      <ol className={styles.waitlist}>
        {waitlist.map(({ waitlistEntryId, name, spaces, accessPlaces, state, offeredUntil }) => (
          <li key={waitlistEntryId}>
            <b>{name}</b>, {[formatCount(spaces, 'space'), ...placesText(accessPlaces)].join(', ')}
            {state === 'offered' && offeredUntil !== null && `: offered until ${formatWall(offeredUntil)}`}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** "1 wheelchair space": nothing is offered to them while it is taken. */
function placesText(accessPlaces: SessionDetail['waitlist'][number]['accessPlaces']): string[] {
  return wishes.flatMap(({ stock, label, many }) => {
    const count = accessPlaces?.[stock] ?? 0
    return count === 0 ? [] : [formatCount(count, label.toLowerCase(), many)]
  })
}
