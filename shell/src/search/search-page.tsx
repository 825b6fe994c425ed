import { places } from '@waymark/contracts/places'
import { Icon } from '@waymark/ui/icon'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { formatCount } from '@waymark/web-kit/format'
import { Link, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { useUsualStart } from '@waymark/web-kit/use-map-state'
import { type SearchAnswer, type SearchKind, searchKinds } from '@waymark/web-kit/use-one-search'
import { usePage } from '@waymark/web-kit/use-page'
import { AnswerCards } from './answer-cards.tsx'
import { kindIcons, OneSearch } from './one-search.tsx'
import { searchHref } from './search-href.ts'
import css from './search-page.module.css'

const answersOfAll = 5
const answersOfOne = 50

/** /search: everything that the words find, all kinds together or one of them. */
export function SearchPage() {
  const [query] = useSearchParams()
  const words = (query.get('q') ?? '').trim().slice(0, 200)
  const kind = searchKinds.find((one) => one.kind === query.get('kind'))?.kind ?? null
  const start = useUsualStart()
  const near = { lat: start.latitude, lng: start.longitude }
  const found = useCall(
    places.searchAll,
    {
      query: words,
      nearLatitude: near.lat,
      nearLongitude: near.lng,
      limit: kind === null ? answersOfAll : answersOfOne,
    },
    { enabled: words !== '', keepPrevious: true, ignore401: true },
  )
  const counts = found.data && words !== '' ? countsOf(found.data) : null
  const all = counts ? Object.values(counts).reduce((sum, { count }) => sum + count, 0) : 0
  const page = usePage(words === '' ? 'Search' : `Search for “${words}”`, { part: words })
  return (
    <div className={css.page}>
      <search className={css.band} aria-label="Search everything">
        <OneSearch
          key={words}
          label="What do you need?"
          placeholder="A place, an activity, a service, a street or a postcode"
          defaultText={words}
          near={near}
        />
      </search>
      <h1 ref={page.ref} tabIndex={-1}>
        {words === ''
          ? 'Search'
          : counts === null
            ? `Answers for “${words}”`
            : `${formatCount(all, 'answer')} for “${words}”`}
      </h1>
      <p className={css.lead}>
        Places, services and activities together, the nearest to {start.placeName} first. Look as long as you like: no
        account needed.
      </p>
      {words !== '' && (
        <>
          {counts && (
            <nav aria-label="Kinds of answers" className={css.tabs}>
              <Link to={searchHref(words)} aria-current={kind === null ? 'page' : undefined}>
                All <span>{all}</span>
              </Link>
              {searchKinds
                .filter((one) => counts[one.kind].count > 0 || one.kind === kind)
                .map((one) => (
                  <Link
                    key={one.kind}
                    to={searchHref(words, one.kind)}
                    aria-current={kind === one.kind ? 'page' : undefined}
                  >
                    <Icon of={kindIcons[one.kind]} />
                    {one.title} <span>{countText(counts[one.kind])}</span>
                  </Link>
                ))}
            </nav>
          )}
          <Loaded
            of={found}
            what="the answers"
            shape="cards"
            count={4}
            empty={() =>
              all === 0 && {
                title: `No answer for “${words}”`,
                children: 'Try fewer letters, another word, or look around on the map.',
                action: <LinkButton href="/location-map">Open the map</LinkButton>,
              }
            }
          >
            {(answer) => (
              <>
                {answer.readAs !== null && (
                  <p className={css.readAs}>
                    Nothing is called “{words}”. These are the answers for <b>“{answer.readAs}”</b>.
                  </p>
                )}
                <AnswerCards answer={answer} kind={kind} words={words} />
              </>
            )}
          </Loaded>
        </>
      )}
    </div>
  )
}

interface KindCount {
  readonly count: number
  readonly isMore: boolean
}

const countText = ({ count, isMore }: KindCount) => (isMore ? `${count}+` : String(count))

function countsOf({ venues, activities, services, amenityTypes, addresses, towns }: SearchAnswer) {
  const few = (count: number): KindCount => ({ count, isMore: false })
  const counts: Record<SearchKind, KindCount> = {
    venue: { count: venues.totalCount, isMore: venues.isMore },
    activity: { count: activities.totalCount, isMore: activities.isMore },
    service: few(services.length),
    amenity: few(amenityTypes.length),
    where: few(addresses.length + towns.length),
  }
  return counts
}
