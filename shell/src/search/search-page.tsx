import { places } from '@waymark/contracts/places'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Mark } from '@waymark/ui/mark'
import { SelectField } from '@waymark/ui/select-field'
import { formatCount } from '@waymark/web-kit/format'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useUsualStart } from '@waymark/web-kit/use-map-state'
import { usePage } from '@waymark/web-kit/use-page'
import { viewerToday } from '@waymark/web-kit/viewer-zone'
import { AnswerCards } from './answer-cards.tsx'
import { NeedsLine } from './needs-line.tsx'
import { SearchAside } from './search-aside.tsx'
import { SearchBand } from './search-band.tsx'
import { countsOf, listedOf, SearchKinds } from './search-kinds.tsx'
import css from './search-page.module.css'
import {
  countSearchFilters,
  daysOf,
  noFilters,
  readSearch,
  type SearchState,
  searchHref,
  sortNames,
} from './search-state.ts'

const answersOfAll = 5
const answersOfOne = 50

/** /search: everything that the words find, all kinds together or one of them, narrowed and in the order asked for. */
export function SearchPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const state = readSearch(query)
  const { words, kind, day, radiusKm, sort } = state
  const start = useUsualStart()
  const usual = { name: start.placeName, lat: start.latitude, lng: start.longitude }
  const near = state.near ?? usual
  const today = viewerToday()
  const found = useCall(
    places.searchAll,
    {
      query: words,
      nearLatitude: near.lat,
      nearLongitude: near.lng,
      ...(radiusKm === null ? {} : { radiusKm }),
      meetsNeeds: state.meetsNeeds,
      isFree: state.isFree,
      isCompanionFree: state.isCompanionFree,
      comesToMe: state.comesToMe,
      ...(day === null ? {} : daysOf(day, today)),
      sort,
      limit: kind === null ? answersOfAll : answersOfOne,
    },
    { enabled: words !== '', keepPrevious: true, ignore401: true },
  )
  const answer = words === '' ? undefined : found.data
  const counts = answer ? countsOf(answer) : null
  const all = counts ? listedOf(counts, null).count : 0
  const listed = counts ? listedOf(counts, kind) : null
  const listedText = listed ? `${formatCount(listed.count, 'answer')}${listed.isMore ? ' and more' : ''}` : 'Answers'
  const hasFilters = countSearchFilters(state) > 0
  const page = usePage(words === '' ? 'Search' : `Search for “${words}”`, { part: `${words} ${near.name}` })
  const here = searchHref(state)
  const change = (changed: Partial<SearchState>) => {
    const asked = searchHref({ ...state, ...changed })
    // The same search once more is no page to go back to.
    void navigate(asked, { flushSync: true, replace: asked === here })
  }
  const needs = answer?.needs ?? []
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)

  return (
    <div className={css.page}>
      <SearchBand
        key={`${words}|${near.name}`}
        words={words}
        near={near}
        usual={usual}
        onSearch={(asked) => change(asked)}
      />
      {answer && <NeedsLine count={needs.length} />}
      <h1 ref={page.ref} tabIndex={-1}>
        {words === '' ? 'Search' : `${listedText} for “${words}” near ${near.name.split(',')[0]}`}
      </h1>
      <p className={css.lead}>Places, services and activities together. Look as long as you like: no account needed.</p>
      {words !== '' && (
        <>
          {counts && <SearchKinds state={state} counts={counts} all={all} />}
          <div className={css.columns}>
            <SearchAside
              state={state}
              near={near}
              hasMusts={needs.some(({ weight }) => weight === 'must')}
              today={today}
              counted={listedText}
              onChange={change}
            />
            <div className={css.list}>
              <div className={css.sort}>
                <SelectField
                  label="Sort by"
                  isInline
                  options={Object.entries(sortNames)
                    .filter(([id]) => id !== 'fit' || needs.length > 0 || sort === 'fit')
                    .map(([id, label]) => ({ id: id as SearchState['sort'], label }))}
                  value={sort}
                  onChange={(chosen) => change({ sort: chosen })}
                />
              </div>
              <Loaded
                of={found}
                what="the answers"
                shape="cards"
                count={4}
                sum={() => `${listedText}, ${sortNames[sort].toLowerCase()} first.`}
                empty={() => listed?.count === 0 && nothing({ state, all, hasFilters, onlyProvider, change })}
              >
                {(shown) => (
                  <>
                    {shown.readAs !== null && (
                      <p className={css.readAs}>
                        Nothing is called “{words}”. These are the answers for <b>“{shown.readAs}”</b>.
                      </p>
                    )}
                    <AnswerCards answer={shown} state={state} near={near} />
                  </>
                )}
              </Loaded>
              {answer && answer.leftOut.totalCount > 0 && (
                <div className={css.leftOut}>
                  <Mark shape="crossed-square" />
                  <p>
                    <b>{formatCount(answer.leftOut.totalCount, 'answer')}</b>{' '}
                    {answer.leftOut.isMore ? 'and more do' : answer.leftOut.totalCount === 1 ? 'does' : 'do'} not meet
                    all your musts, or nobody has checked. They are left out.
                  </p>
                  <Button variant="quiet" onPress={() => change({ meetsNeeds: false })}>
                    Show them
                  </Button>
                </div>
              )}
            </div>
          </div>
        </>
      )}
    </div>
  )
}

interface NothingFound {
  readonly state: SearchState
  /** How many answers of all kinds there are. */
  readonly all: number
  readonly hasFilters: boolean
  /** The organisation whose places alone somebody sees. */
  readonly onlyProvider: string | null
  readonly change: (changed: Partial<SearchState>) => void
}

/** What to try next where nothing was found. */
function nothing({ state, all, hasFilters, onlyProvider, change }: NothingFound) {
  const { words, radiusKm } = state
  const reason = onlyProvider === null ? '' : `You only see the places of ${onlyProvider}. `
  return {
    title: `No answer ${all > 0 ? 'of this kind ' : ''}for “${words}”${radiusKm === null ? '' : ` within ${radiusKm} km`}`,
    children: hasFilters
      ? `${reason}Look farther away, or take filters off.`
      : `${reason}Try fewer letters, another word, or look around on the map.`,
    action: (
      <Cluster>
        {all > 0 && <Button onPress={() => change({ kind: null })}>Show all kinds</Button>}
        {radiusKm !== null && <Button onPress={() => change({ radiusKm: null })}>Look however far</Button>}
        {hasFilters && <Button onPress={() => change(noFilters)}>Clear all filters</Button>}
        <LinkButton href="/location-map">Open the map</LinkButton>
      </Cluster>
    ),
  }
}
