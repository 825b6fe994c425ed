import { maxCompared, shortlist } from '@waymark/contracts/shortlist'
import { newBookingPath } from '@waymark/domain/redirects'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { PlaceArt } from '@waymark/ui/place-art'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount } from '@waymark/web-kit/format'
import { useNavigate } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useRef, useState } from 'react'
import { shortlistHref } from './compare-query.ts'
import css from './shortlist.module.css'
import { ShortlistCard } from './shortlist-card.tsx'

interface StarredPlacesProps {
  /** Places ticked for the comparison. */
  readonly comparedIds: readonly number[]
}

/** The starred places as cards, and the way to compare some of them. */
export function StarredPlaces({ comparedIds: idsInUrl }: StarredPlacesProps) {
  // A tick shows at once; the URL follows, so that a link or the back button restores the same choice.
  const [comparedIds, setComparedIds] = useState(idsInUrl)
  const navigate = useNavigate()
  const page = usePage()
  const cards = useRef<HTMLUListElement>(null)
  const starred = useCall(shortlist.getShortlist, {})
  const entries = starred.data?.entries ?? []
  const isFull = comparedIds.length >= maxCompared
  const choose = (serviceAreaId: number, isCompared: boolean) => {
    const others = comparedIds.filter((id) => id !== serviceAreaId)
    const next = isCompared ? [...others, serviceAreaId] : others
    setComparedIds(next)
    void navigate(shortlistHref(next, false), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <PageHeading
        page={page}
        actions={
          entries.length > 0 && (
            <LinkButton href={newBookingPath(starred.data?.serviceAreaIds.length ?? 0)} variant="primary">
              Book a service
            </LinkButton>
          )
        }
        lead={entries.length > 0 ? `${formatCount(entries.length, 'place')} you starred, the newest first.` : undefined}
      />
      <Loaded
        of={starred}
        what="your shortlist"
        shape="cards"
        count={3}
        kept="Nothing on it is lost."
        empty={(known) =>
          known.entries.length === 0 && {
            title: 'Nothing on your shortlist yet',
            picture: <PlaceArt of="room" />,
            action: (
              <LinkButton href="/location-map" variant="primary">
                Find places on the map
              </LinkButton>
            ),
            children:
              'Star a place on the map or in a list of providers. Then you find it here and book it in fewer steps.',
          }
        }
      >
        {() => (
          <>
            {entries.length > 1 && <CompareBar ids={comparedIds} />}
            <ul ref={cards} className={css.cards}>
              {entries.map((entry, index) => (
                <li key={entry.serviceAreaId} data-place={entry.serviceAreaId}>
                  <ShortlistCard
                    entry={entry}
                    isCompared={comparedIds.includes(entry.serviceAreaId)}
                    mayCompare={!isFull}
                    onCompare={(isCompared) => choose(entry.serviceAreaId, isCompared)}
                    onTakenOff={() => {
                      if (comparedIds.includes(entry.serviceAreaId)) choose(entry.serviceAreaId, false)
                      const beside = entries[index + 1] ?? entries[index - 1]
                      const card = cards.current?.querySelector(`[data-place="${beside?.serviceAreaId}"]`)
                      const target = card?.querySelector<HTMLElement>('a[href], button') ?? page.ref.current
                      target?.focus()
                      announce(`${entry.serviceAreaName} is off your shortlist.`)
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </>
  )
}

/** How many places are ticked, and the link to compare them. */
function CompareBar({ ids }: { readonly ids: readonly number[] }) {
  return (
    <div className={css.compareBar}>
      <p role="status">
        {ids.length === 0
          ? `Tick 2 to ${maxCompared} places to compare them.`
          : `${ids.length} of ${maxCompared} places chosen.${ids.length < maxCompared ? '' : ' Untick one to choose another.'}`}
      </p>
      {ids.length > 1 ? (
        <LinkButton href={shortlistHref(ids, true)} variant="primary">
          Compare side by side
        </LinkButton>
      ) : (
        <Button disabledReason="Tick at least two places first.">Compare side by side</Button>
      )}
    </div>
  )
}
