import { checkedAgo, freshness } from '@waymark/domain/access-fit/age'
import { accessFit, type NeedResult } from '@waymark/domain/access-fit/fit'
import { accessOption, optionGroupLabels, optionGroups } from '@waymark/domain/access-fit/options'
import { optionsOut } from '@waymark/domain/access-fit/outages'
import { AccessFit } from '@waymark/ui/access-fit'
import { classNames } from '@waymark/ui/class-names'
import { Disclosure } from '@waymark/ui/disclosure'
import { Facts } from '@waymark/ui/facts'
import { FitBadge } from '@waymark/ui/fit-badge'
import { HelpIcon } from '@waymark/ui/help-icon'
import { TextLink } from '@waymark/ui/text-link'
import { formatDate, wallOf } from '@waymark/web-kit/format'
import { factAnswer, wantedLabel } from '@waymark/web-kit/option-words'
import { useAppStore } from '@waymark/web-kit/store'
import { useState } from 'react'
import { bigFacts } from './big-facts.ts'
import { type KnownNeed, type ToldFact, toldFact, type Venue, type VenueFact } from './venue-data.ts'
import { useVenuePartLevel, VenueHeading } from './venue-heading.tsx'
import styles from './venue-panel.module.css'

interface VenueAccessProps {
  readonly venue: Venue
  readonly needs: readonly KnownNeed[]
}

/** The facts of a place: the key facts first, then how they fit the person, then all of them, each with its age. */
export function VenueAccess({ venue, needs }: VenueAccessProps) {
  const facts = venue.accessibilityFacts
  const outOptionIds = useOptionsOutNow(venue)
  const fit = accessFit(needs, facts.map(toldFact), outOptionIds)
  const large = bigFacts(facts, needs, outOptionIds)
  return (
    <section className={styles.access} aria-labelledby="access-title">
      <div className={styles.accessHead}>
        <VenueHeading id="access-title">Your Access Fit</VenueHeading>
        <HelpIcon about="Access Fit">
          Access Fit compares what a place has with what you need. A need that nobody has checked is unknown, and
          unknown never counts as met.
        </HelpIcon>
      </div>
      {fit.needCount > 0 ? <AccessFit form="full" needs={fit.results.map(({ outcome }) => outcome)} /> : <TellNeeds />}
      {large.length > 0 && <Facts facts={large} />}
      {fit.needCount > 0 && (
        <ul className={styles.fitList}>
          {fit.results.map((result) => (
            <NeedRow
              key={result.option.id}
              result={result}
              placeName={venue.name}
              isOut={outOptionIds.includes(result.option.id)}
            />
          ))}
        </ul>
      )}
      <AllFacts facts={facts} outOptionIds={outOptionIds} />
    </section>
  )
}

function TellNeeds() {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  return (
    <p className={classNames(styles.small, styles.onScreen)}>
      <TextLink href={isSignedIn ? '/user/needs' : '/register'}>Tell us what you need</TextLink>, and every place shows
      how it fits you.
    </p>
  )
}

/** What is out of order at a place as its page opens, with what goes with it. */
function useOptionsOutNow({ outages, timeZone }: Venue): readonly number[] {
  const [now] = useState(() => wallOf(new Date().toISOString(), timeZone))
  const running = outages.filter(
    ({ startDateTime, endDateTime }) => startDateTime <= now && (endDateTime === null || endDateTime > now),
  )
  return optionsOut(running)
}

const outNow = 'Out of order now'

interface NeedRowProps {
  readonly result: NeedResult<ToldFact>
  readonly placeName: string
  readonly isOut: boolean
}

function NeedRow({ result, placeName, isOut }: NeedRowProps) {
  const { need, option, outcome, fact } = result
  return (
    <li>
      <FitBadge state={outcome} />
      <div className={styles.factWords}>
        <b>{wantedLabel(option, need.threshold)}</b>
        {fact ? (
          <>
            <span>
              {[isOut ? `${outNow}, otherwise: ${factAnswer(fact.told)}` : factAnswer(fact.told), fact.told.note]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <FactSource fact={fact.told} />
          </>
        ) : (
          <span>Nobody has told us yet. Ask {placeName}.</span>
        )}
      </div>
    </li>
  )
}

interface AllFactsProps {
  readonly facts: readonly VenueFact[]
  readonly outOptionIds: readonly number[]
}

function AllFacts({ facts, outOptionIds }: AllFactsProps) {
  const level = useVenuePartLevel()
  if (facts.length === 0) return <p className={styles.small}>Nobody has told us about access here yet.</p>
  return (
    <div className={styles.groups}>
      {optionGroups.map((group) => {
        const known = facts.filter(({ accessibilityOptionId }) => accessOption(accessibilityOptionId)?.group === group)
        if (known.length === 0) return null
        return (
          <Disclosure
            key={group}
            headingLevel={level === 2 ? 3 : 4}
            title={`${optionGroupLabels[group]} (${known.length})`}
          >
            <dl className={styles.allFacts}>
              {known.map((fact) => (
                <div key={fact.accessibilityOptionId}>
                  <dt>{accessOption(fact.accessibilityOptionId)?.label}</dt>
                  <dd className={styles.factWords}>
                    <b>{factAnswer(fact)}</b>
                    {outOptionIds.includes(fact.accessibilityOptionId) && <b>{outNow}</b>}
                    {fact.note && <span>{fact.note}</span>}
                    <FactSource fact={fact} />
                    {fact.photo && (
                      <img
                        src={fact.photo}
                        alt={fact.photoAlt ?? `Shows: ${accessOption(fact.accessibilityOptionId)?.label ?? ''}`}
                        loading="lazy"
                      />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )
      })}
    </div>
  )
}

/** The source and the date of the last check; an old fact says that it is old. */
function FactSource({ fact }: { readonly fact: VenueFact }) {
  const checked = fact.checkedOn === null ? null : new Date(fact.checkedOn)
  const now = new Date()
  const isOld = freshness(checked, now) === 'old'
  const words = [
    fact.source,
    checkedAgo(checked, now),
    fact.checkedOn === null ? null : `on ${formatDate(fact.checkedOn)}`,
    isOld ? 'may have changed' : null,
  ]
    .filter(Boolean)
    .join(', ')
  return <span className={styles.source}>{words.charAt(0).toUpperCase() + words.slice(1)}</span>
}
