import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { PlainButton } from '@waymark/ui/plain-button'
import { askedActivities, shownFilters } from '@waymark/web-kit/asked-activities'
import { formatCount } from '@waymark/web-kit/format'
import { filterSentence, listTitle, noPlacesText, nouns, outagesOf } from '@waymark/web-kit/list-words'
import { anyDay, countFilters, type MapState, noFilters, type VenueSort } from '@waymark/web-kit/map-state'
import { Slot } from '@waymark/web-kit/slot'
import { useAppStore } from '@waymark/web-kit/store'
import { useMoreFocus } from '@waymark/web-kit/use-more-focus'
import type { useVenuesInView, VenuesInView } from '@waymark/web-kit/use-venues-in-view'
import type { MapBounds } from '@waymark/web-kit/view-bounds'
import Accessibility from 'lucide-react/icons/accessibility'
import MapIcon from 'lucide-react/icons/map'
import type { Ref } from 'react'
import styles from './list-pane.module.css'
import { ListTools } from './list-tools.tsx'
import { PlaceList } from './place-list.tsx'

interface ListPaneProps {
  readonly heading: { readonly ref: Ref<HTMLHeadingElement> }
  readonly state: MapState
  readonly bounds: MapBounds
  readonly sort: VenueSort
  readonly venues: ReturnType<typeof useVenuesInView>
  /** How many places or activities the list has; null until that is known. */
  readonly totalCount: number | null
  readonly onActivitiesCounted: (totalCount: number) => void
  /** Why there is no map; null when there is one. */
  readonly mapFault: string | null
  readonly canLookFurther: boolean
  readonly hrefOf: (venueId: number) => string
  readonly onChosen: () => void
  readonly onChange: (changes: Partial<MapState>) => void
  readonly onLookFurther: () => void
  /** Lists the nearest accessible toilets, and from there other amenities. */
  readonly onNearest: () => void
  /** On a phone: switches to the map. Null where both are side by side, or there is no map. */
  readonly onShowMap: (() => void) | null
}

/** The list: how many places or activities, what they have in common, and each of them. It works before the map has loaded, and without it. */
export function ListPane(props: ListPaneProps) {
  const { state, venues, mapFault } = props
  const [answer] = venues.data?.pages ?? []
  const onlyProvider = useOnlyProvider()
  return (
    <section className={styles.list} aria-labelledby="list-title" aria-busy={venues.isPlaceholderData}>
      <ListHead {...props} answer={answer} />
      {onlyProvider !== null && (
        <div className={styles.notice}>
          <Notice tone="info">Your bookings are with {onlyProvider} only, so you see their places.</Notice>
        </div>
      )}
      {mapFault !== null && (
        <div className={styles.notice}>
          <Notice tone="info" title="The map picture cannot be shown here.">
            This list has every place that it would show.
          </Notice>
        </div>
      )}
      {state.show === 'places' ? <Places {...props} answer={answer} /> : <Activities {...props} answer={answer} />}
    </section>
  )
}

const useOnlyProvider = () => useAppStore(({ user }) => user?.restrictedToProviderName ?? null)

function Places(props: AnsweredProps) {
  const { state, venues, hrefOf, onChosen, onChange, answer } = props
  const places = venues.data?.pages.flatMap((page) => page.places) ?? []
  const isFiltered = countFilters(state.filters, state.days) > 0
  const onlyProvider = useOnlyProvider()
  const more = useMoreFocus(places.length)
  return (
    <>
      <div className={places.length > 0 && venues.error === null ? undefined : styles.notice}>
        <Loaded
          of={venues}
          what="the places"
          shape="cards"
          count={4}
          kept="Your filters are kept."
          empty={() =>
            places.length === 0 &&
            !venues.isPlaceholderData && {
              title: 'No places here',
              children: noPlacesText(
                isFiltered,
                onlyProvider,
                'Nobody has added a place in this part of the map to Waymark yet.',
              ),
              action: isFiltered && (
                <PlainButton variant="primary" onClick={() => onChange({ filters: noFilters, days: anyDay })}>
                  Clear all filters
                </PlainButton>
              ),
            }
          }
        >
          {() => null}
        </Loaded>
      </div>
      <PlaceList ref={more.list} places={places} chosenId={state.venueId} hrefOf={hrefOf} onChosen={onChosen} />
      <ListEnd {...props} answer={answer} shown={places.length} onMore={more.onMore} />
    </>
  )
}

/** Each activity of the places on the map, as mfe-booking shows it. */
function Activities({
  state,
  bounds,
  answer,
  canLookFurther,
  onActivitiesCounted,
  onChange,
  onLookFurther,
}: AnsweredProps) {
  const hasNeeds = (answer?.needs.length ?? 0) > 0
  const isFiltered = countFilters(shownFilters(state), state.days) > 0
  return (
    <>
      <Slot
        name="activitiesOnMap"
        props={{
          asked: askedActivities(state, bounds),
          sort: state.activitySort === 'fit' && !hasNeeds ? 'when' : state.activitySort,
          onCounted: onActivitiesCounted,
          onClearFilters: isFiltered ? () => onChange({ filters: noFilters, days: anyDay }) : null,
        }}
        errorFallback={
          <div className={styles.notice}>
            <Notice tone="warning" title="The activities cannot be shown just now.">
              The places are still here.
            </Notice>
          </div>
        }
      />
      {canLookFurther && (
        <div className={styles.end}>
          <PlainButton isWide onClick={onLookFurther}>
            Look further away
          </PlainButton>
        </div>
      )}
    </>
  )
}

interface AnsweredProps extends ListPaneProps {
  readonly answer: VenuesInView | undefined
}

function ListHead(props: AnsweredProps) {
  const { heading, state, bounds, sort, venues, answer, totalCount, onChange, onNearest, onShowMap } = props
  const hasNeeds = (answer?.needs.length ?? 0) > 0
  const arePlaces = state.show === 'places'
  const offersUnknown = arePlaces && !state.includeUnknown && answer !== undefined && answer.unknownCount > 0
  return (
    <div className={styles.head}>
      <h1 id="list-title" ref={heading.ref} tabIndex={-1}>
        {totalCount === null
          ? `${capitalised(nouns[state.show][1])} near ${state.near.name.split(',')[0]}`
          : listTitle(totalCount, state, bounds)}
      </h1>
      <p>
        {filterSentence(shownFilters(state), state.days, outagesOf(venues.data?.pages))}{' '}
        {offersUnknown && (
          <button type="button" className={styles.unknown} onClick={() => onChange({ includeUnknown: true })}>
            Show {answer.unknownCount} more that nobody has checked
          </button>
        )}
        {arePlaces && state.includeUnknown && (
          <button type="button" className={styles.unknown} onClick={() => onChange({ includeUnknown: false })}>
            Hide places that nobody has checked
          </button>
        )}
      </p>
      <div className={styles.tools}>
        {answer ? (
          <ListTools
            show={state.show}
            sort={sort}
            activitySort={state.activitySort}
            hasNeeds={hasNeeds}
            onChange={onChange}
          />
        ) : (
          venues.error === null && <ToolsOutline />
        )}
        <span data-nearest>
          <PlainButton icon={Accessibility} onClick={onNearest}>
            Nearest toilet
          </PlainButton>
        </span>
        {onShowMap && (
          <PlainButton icon={MapIcon} onClick={onShowMap}>
            Show map
          </PlainButton>
        )}
      </div>
    </div>
  )
}

/** The room of what the list is of and of its order, until they are there. */
function ToolsOutline() {
  return (
    <>
      <span className={styles.segmentOutline} />
      <span className={styles.orderOutline} />
    </>
  )
}

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

interface ListEndProps extends AnsweredProps {
  readonly shown: number
  readonly onMore: () => void
}

function ListEnd({ venues, answer, shown, canLookFurther, onLookFurther, onMore }: ListEndProps) {
  return (
    <div className={styles.end}>
      {venues.hasNextPage && (
        <PlainButton
          isWide
          isPending={venues.isFetchingNextPage}
          pendingLabel="Loading"
          onClick={() => {
            onMore()
            void venues.fetchNextPage()
          }}
        >
          Show {nextCount(answer?.totalCount ?? 0, shown)}
        </PlainButton>
      )}
      {answer && !venues.hasNextPage && canLookFurther && (
        <PlainButton isWide onClick={onLookFurther}>
          Look further away
        </PlainButton>
      )}
    </div>
  )
}

const pageSize = 10

const nextCount = (totalCount: number, shown: number) =>
  formatCount(Math.min(pageSize, totalCount - shown), 'more place')
