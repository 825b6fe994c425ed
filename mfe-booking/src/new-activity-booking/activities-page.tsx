import { activityBooking } from '@waymark/contracts/activity-booking'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { TextLink } from '@waymark/ui/text-link'
import { useListState } from '@waymark/web-kit/list-state'
import { useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { readPlace } from '../place/place-query.ts'
import { activitiesInput, activityFilters } from './activities-query.ts'
import { ActivityCard } from './activity-card.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { loadActivityPage } from './load-activity-page.ts'
import css from './new-activity-booking.module.css'
import { OwnWaitlist } from './own-waitlist.tsx'

/** Finding an activity: open to everybody, by when, distance or Access Fit. */
export function ActivitiesPage() {
  const page = usePage('Activities & events')
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  const [query] = useSearchParams()
  const list = useListState({ filters: activityFilters, sort: 'when' })
  const place = readPlace(query)
  const input = activitiesInput(list, place)
  const found = useCall(activityBooking.getActivitySessionsForNewBooking, input, {
    keepPrevious: true,
    ignore401: true,
  })
  return (
    <ListPage
      page={page}
      {...(isSignedIn ? {} : { lead: 'Look as long as you like: no account needed.' })}
      nouns={['activity', 'activities']}
      list={list}
      found={found}
      filters={
        <>
          <OwnWaitlist />
          <ActivityFilters list={list} place={place} sort={input.sort ?? 'when'} />
          {list.search !== '' && <AtPlaces words={list.search} />}
        </>
      }
      empty={{
        title: 'No activities to book yet',
        picture: <PlaceArt of="walk" />,
        children:
          onlyProvider === null
            ? 'Here you will find activities and events with spaces left.'
            : `Your bookings are with ${onlyProvider} only. Their activities with spaces left show here.`,
      }}
      tryThis="Try fewer letters, other days, or a place further away."
      note={() => (place ? ` near ${place.label}.` : '.')}
      rows={(activities) => (
        <ol className={css.answers} onPointerOver={loadNext} onFocus={loadNext}>
          {activities.map((activity) => (
            <li key={activity.activityId}>
              <ActivityCard activity={activity} />
            </li>
          ))}
        </ol>
      )}
    />
  )
}

/** Without a connection it is asked for again when it is opened. */
const loadNext = () => void loadActivityPage().catch(() => undefined)

/** Amenities are no activities (decision 0025): they are booked at their places, which the one search finds by them. */
function AtPlaces({ words }: { readonly words: string }) {
  return (
    <p className={css.small}>
      Rooms and equipment, such as a hoist or a beach wheelchair, are booked at their place.{' '}
      <TextLink href={`/search?${new URLSearchParams({ q: words })}`}>Search all places for “{words}”</TextLink>
    </p>
  )
}
