import { serviceArea } from '@waymark/contracts/service-area'
import { countries } from '@waymark/domain/place/countries'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { PlaceArt } from '@waymark/ui/place-art'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import Plus from 'lucide-react/icons/plus'
import { LocationFilters } from './location-filters.tsx'
import styles from './location-list.module.css'
import { LocationTable } from './location-table.tsx'

const path = '/service-area/list'

/** /service-area/list: the locations of the organisation. */
export function LocationListPage() {
  const page = usePage()
  const [query] = useSearchParams()
  const list = useListState({ filters: ['country', 'region', 'visibility', 'state'], sort: 'name' })
  const country = countries.find(({ id }) => String(id) === list.filters.country[0])
  // A region of the country that was chosen before narrows nothing.
  const region = (country ? [country] : countries)
    .flatMap(({ regions }) => regions)
    .find(({ name }) => name === list.filters.region[0])
  const [visibility] = list.filters.visibility
  const found = useCall(
    serviceArea.getServiceAreas,
    {
      search: list.search,
      ...(country === undefined ? {} : { countryId: country.id }),
      ...(region === undefined ? {} : { region: region.name }),
      ...(visibility === undefined ? {} : { isPrivate: visibility === 'private' }),
      isActive: !list.filters.state.includes('closed'),
      pageNumber: list.page,
      pageSize: list.pageSize,
    },
    { keepPrevious: true },
  )
  const isNarrowed = list.search !== '' || Object.values(list.filters).some((values) => values.length > 0)

  return (
    <div className={styles.page}>
      <PageHeading
        page={page}
        lead="The places and areas where your organisation works."
        actions={
          <LinkButton variant="primary" icon={Plus} href="/service-area/new">
            Add a location
          </LinkButton>
        }
      />
      <LocationFilters list={list} />
      {found.isPending && <Skeleton label="Loading locations" shape="table" count={list.pageSize} />}
      {found.isError && (
        <ErrorState
          title="The locations did not load"
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data && (
        <p role="status" className={styles.count}>
          {formatCount(found.data.totalCount, 'location')}
          {isNarrowed && ' for your search'}
        </p>
      )}
      {found.data?.items.length === 0 &&
        (isNarrowed ? (
          <EmptyState title="No location fits your search" action={<Button onPress={list.clear}>Show all</Button>}>
            Try fewer letters, or another filter.
          </EmptyState>
        ) : (
          <EmptyState
            title="No locations yet"
            picture={<PlaceArt of="walk" />}
            action={<LinkButton href="/service-area/new">Add the first one</LinkButton>}
          >
            Here you will see each place, with its services, staff and how much is known of its access.
          </EmptyState>
        ))}
      {found.data && found.data.items.length > 0 && (
        <>
          <LocationTable rows={found.data.items} />
          <Pagination
            label="Pages of locations"
            page={list.page}
            pageSize={list.pageSize}
            total={found.data.totalCount}
            hrefOf={(page) => pageHref(path, query, page)}
            onPageSizeChange={list.setPageSize}
          />
        </>
      )}
    </div>
  )
}
