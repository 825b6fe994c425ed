import { serviceArea } from '@waymark/contracts/service-area'
import { countries } from '@waymark/domain/place/countries'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import FileUp from 'lucide-react/icons/file-up'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useHasServices } from '../use-has-services.ts'
import { columnsWithoutServices, locationColumns } from './location-columns.tsx'
import { LocationFilters } from './location-filters.tsx'

/** /service-area/list: the locations of the organisation. */
export function LocationListPage() {
  const list = useListState({ filters: ['country', 'region', 'visibility', 'state'], sort: 'name' })
  const country = countries.find(({ id }) => String(id) === list.filters.country[0])
  // A region of the previously chosen country does not filter.
  const region = (country ? [country] : countries)
    .flatMap(({ regions }) => regions)
    .find(({ name }) => name === list.filters.region[0])
  const [visibility] = list.filters.visibility
  const hasServices = useHasServices()
  const found = useCall(
    serviceArea.getServiceAreas,
    {
      search: list.search,
      ...(country === undefined ? {} : { countryId: country.id }),
      ...(region === undefined ? {} : { region: region.name }),
      ...(visibility === undefined ? {} : { isPrivate: visibility === 'private' }),
      isActive: !list.filters.state.includes('closed'),
      ...list.paging,
    },
    { keepPrevious: true },
  )
  return (
    <ListPage
      page={usePage()}
      lead="The places and areas where your organisation works."
      actions={
        <>
          <LinkButton icon={FileUp} href="/service-area/import">
            Import and export
          </LinkButton>
          <LinkButton variant="primary" icon={Plus} href="/service-area/new">
            Add a location
          </LinkButton>
        </>
      }
      nouns={['location', 'locations']}
      list={list}
      found={found}
      filters={<LocationFilters list={list} />}
      empty={{
        title: 'No locations yet',
        picture: <PlaceArt of="walk" />,
        action: <LinkButton href="/service-area/new">Add the first one</LinkButton>,
        children: 'Here you will see each place, with its services, staff and how much is known about its access.',
      }}
      tryThis="Try fewer letters, or another filter."
      columns={hasServices ? locationColumns : columnsWithoutServices}
      idOf={(row) => row.serviceAreaId}
      rowActions={(row) => (
        <LinkButton variant="quiet" size="small" icon={Pencil} href={`/service-area/${row.serviceAreaId}`}>
          Change <VisuallyHidden>{row.name}</VisuallyHidden>
        </LinkButton>
      )}
    />
  )
}
