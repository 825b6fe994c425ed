import type { OutputOf } from '@waymark/contracts/define-call'
import { publishedMaps } from '@waymark/contracts/published-access-maps'
import { LinkButton } from '@waymark/ui/link-button'
import { LinkCard } from '@waymark/ui/link-card'
import { Loaded } from '@waymark/ui/loaded'
import { Pagination } from '@waymark/ui/pagination'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { TextPage } from '../pages/text-page.tsx'
import css from './access-maps.module.css'

type PublishedMap = OutputOf<typeof publishedMaps.getPublishedMaps>['items'][number]

/** /access-maps: the public map of each organisation, network or town. */
export function AccessMapsPage() {
  const list = useListState({ filters: [], sort: '' })
  const found = useCall(publishedMaps.getPublishedMaps, list.paging, { keepPrevious: true, ignore401: true })
  return (
    <TextPage lead="Councils, organisations and networks choose the places of these maps. Every place says what is known of its access.">
      <Loaded
        of={found}
        what="the access maps"
        shape="cards"
        count={3}
        empty={({ totalCount }) =>
          totalCount === 0 && {
            title: 'No access map yet',
            children: 'Nobody has published one so far. Every public place is on the Waymark map.',
            action: <LinkButton href="/location-map">Open the map of all places</LinkButton>,
          }
        }
      >
        {({ items, totalCount, pageNumber, pageSize }) => (
          <>
            <ul className={css.maps} aria-label="Access maps">
              {items.map((map) => (
                <li key={map.accessMapId}>
                  <MapCard map={map} />
                </li>
              ))}
            </ul>
            {totalCount > pageSize && (
              <Pagination
                label="Pages of access maps"
                page={pageNumber}
                pageSize={pageSize}
                total={totalCount}
                hrefOf={list.hrefOf}
              />
            )}
          </>
        )}
      </Loaded>
    </TextPage>
  )
}

function MapCard({ map: { slug, title, intro, logo, placeName, placeCount } }: { readonly map: PublishedMap }) {
  return (
    <LinkCard
      title={title}
      href={`/access-page?m=${slug}`}
      headingLevel={2}
      meta={[placeName, formatCount(placeCount, 'place')].filter(Boolean).join(' · ')}
      {...(logo ? { picture: <img src={logo.url} alt="" loading="lazy" width={84} height={84} /> } : {})}
    >
      {intro && <p>{intro}</p>}
    </LinkCard>
  )
}
