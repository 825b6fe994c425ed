import { checkedAgo } from '@waymark/domain/access-fit/age'
import { outageName } from '@waymark/domain/access-fit/outages'
import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { AccessFit } from '@waymark/ui/access-fit'
import { Icon } from '@waymark/ui/icon'
import { LinkButton } from '@waymark/ui/link-button'
import { Mark } from '@waymark/ui/mark'
import { Spoken } from '@waymark/ui/spoken'
import { formatDate, formatDistance, formatLeastPrice } from '@waymark/web-kit/format'
import { factLine } from '@waymark/web-kit/option-words'
import { searchKinds } from '@waymark/web-kit/search-kinds'
import {
  addressOf,
  nextStartText,
  resultsOf,
  type SearchAnswer,
  type SearchKind,
  type SearchResult,
} from '@waymark/web-kit/use-one-search'
import type { ReactNode } from 'react'
import { PreloadLink } from '../preload-link.tsx'
import css from './answer-cards.module.css'
import type { NamedPlace } from './find-place.ts'
import { kindIcons } from './one-search.tsx'
import { type SearchState, searchHref } from './search-state.ts'

interface AnswerCardsProps {
  readonly answer: SearchAnswer
  /** Of its `kind` only; null for every kind, some of each. */
  readonly state: SearchState
  /** Where the answers are looked for. */
  readonly near: NamedPlace
}

/** The answers by their kind: one link each, why it fits, and what it costs. */
export function AnswerCards({ answer, state, near }: AnswerCardsProps) {
  const { kind } = state
  const results = resultsOf(answer, near)
  const groups = searchKinds
    .map((one) => ({ ...one, own: results.filter((result) => result.kind === one.kind) }))
    .filter((one) => one.own.length > 0 && (kind === null || one.kind === kind))
  const totalOf = (of: SearchKind, shown: number) => {
    if (of === 'venue') return answer.venues.totalCount
    return of === 'activity' ? answer.activities.totalCount : shown
  }
  const isMoreOf = (of: SearchKind) =>
    (of === 'venue' && answer.venues.isMore) || (of === 'activity' && answer.activities.isMore)
  return groups.map((group) => (
    <section key={group.kind} className={css.group} aria-labelledby={`answers-${group.kind}`}>
      <h2 id={`answers-${group.kind}`}>{group.title}</h2>
      <ul className={css.cards}>
        {group.own.map((result) => (
          <li key={result.id}>
            <AnswerCard result={result} answer={answer} />
          </li>
        ))}
      </ul>
      {kind === null && totalOf(group.kind, group.own.length) > group.own.length && (
        <div>
          <LinkButton href={searchHref({ ...state, kind: group.kind })}>
            Show all {group.title.toLowerCase()} ({totalOf(group.kind, group.own.length)}
            {isMoreOf(group.kind) ? '+' : ''})
          </LinkButton>
        </div>
      )}
    </section>
  ))
}

const words: Readonly<Record<SearchKind, { readonly kind: string; readonly opens: string }>> = {
  option: { kind: 'Places by access', opens: 'See them on the map' },
  venue: { kind: 'Place', opens: 'See the place' },
  activity: { kind: 'Activity', opens: 'See sessions' },
  service: { kind: 'Service', opens: 'See who offers it' },
  amenity: { kind: 'Amenity', opens: 'See the nearest' },
  where: { kind: 'Address or town', opens: 'Look there' },
}

function AnswerCard({ result, answer }: { readonly result: SearchResult; readonly answer: SearchAnswer }) {
  const venue = result.kind === 'venue' ? answer.venues.items.find(isVenue(result.venueId)) : undefined
  const activity = result.kind === 'activity' ? answer.activities.items.find(isActivity(result.activityId)) : undefined
  const picture = (venue ?? activity)?.picture
  const detail = activity ? placeOf(activity) : result.detail
  return (
    <article className={css.card}>
      {picture && <img src={picture.url} alt="" loading="lazy" width={200} height={150} />}
      <div className={css.words}>
        <p className={css.kind}>
          <Icon of={kindIcons[result.kind]} /> {words[result.kind].kind}
        </p>
        <h3>
          <PreloadLink to={addressOf(result)} className={css.link}>
            <Spoken>{result.label}</Spoken>
          </PreloadLink>
        </h3>
        {detail !== '' && (
          <p className={css.detail}>
            <Spoken>{detail}</Spoken>
          </p>
        )}
        {venue && <VenueWords venue={venue} />}
        {activity && activity.fit.length > 0 && (
          <p className={css.fit}>
            The place: <AccessFit needs={activity.fit} />
          </p>
        )}
      </div>
      <div className={css.side}>
        <Side result={result} answer={answer} />
        <span className={css.opens} aria-hidden="true">
          {words[result.kind].opens}
        </span>
      </div>
    </article>
  )
}

type Venue = SearchAnswer['venues']['items'][number]
const isVenue = (venueId: number) => (venue: Venue) => venue.serviceAreaId === venueId
type Activity = SearchAnswer['activities']['items'][number]
const isActivity = (wanted: number) => (activity: Activity) => activity.activityId === wanted

function VenueWords({ venue }: { readonly venue: Venue }) {
  return (
    <>
      {venue.fit.length > 0 && (
        <p>
          <AccessFit needs={venue.fit} />
        </p>
      )}
      {venue.closesOn !== null && (
        <p className={css.outages}>
          <Mark shape="triangle" /> Closes for good on {formatDate(venue.closesOn)}
        </p>
      )}
      {venue.outages.length > 0 && (
        <p className={css.outages}>
          <Mark shape="triangle" /> Out of order: {venue.outages.map(outageName).join(', ')}
        </p>
      )}
      <p className={css.facts}>{factLine(venue)}</p>
    </>
  )
}

/** Where an activity is; its date stands at the side. */
const placeOf = ({ venueName, distanceKm }: Activity) =>
  distanceKm === null ? venueName : `${venueName} · ${formatDistance(distanceKm)}`

/** When next and what it costs, as far as it is known. */
function Side({ result, answer }: { readonly result: SearchResult; readonly answer: SearchAnswer }): ReactNode {
  if (result.kind === 'venue') {
    const venue = answer.venues.items.find(isVenue(result.venueId))
    const cost = costTiers.find(({ id }) => id === venue?.costTier)
    return (
      <>
        {venue?.checkedOn && <p className={css.detail}>Details {checkedAgo(new Date(venue.checkedOn), new Date())}</p>}
        {cost && <p className={css.cost}>{cost.label === 'Free' ? 'Free' : cost.description}</p>}
      </>
    )
  }
  if (result.kind !== 'activity') return null
  const activity = answer.activities.items.find(isActivity(result.activityId))
  if (!activity) return null
  const { nextStartDateTime } = activity
  return (
    <>
      <p className={css.when}>
        {nextStartDateTime ? (
          <>
            <span>Next session</span> <b>{nextStartText(activity)}</b>
          </>
        ) : (
          'No date yet'
        )}
      </p>
      <p className={css.cost}>{formatLeastPrice(activity)}</p>
    </>
  )
}
