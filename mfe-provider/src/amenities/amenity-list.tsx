import { amenity } from '@waymark/contracts/amenity'
import { amenityStatuses } from '@waymark/domain/activity/amenity-status'
import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { LinkButton } from '@waymark/ui/link-button'
import { ListFilter } from '@waymark/ui/list-filter'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { SelectField } from '@waymark/ui/select-field'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import Plus from 'lucide-react/icons/plus'
import { amenityColumns } from './amenity-columns.tsx'
import { newAmenityPath } from './amenity-paths.ts'

const orders = [
  { id: 'title', label: 'By title' },
  { id: 'location', label: 'By location' },
  { id: 'next', label: 'The next session first' },
  { id: 'newest', label: 'The newest first' },
] as const
const statusOptions = amenityStatuses.map((status) => ({ id: status, label: status }))
const typeOptions = amenityTypes.map(({ id, label }) => ({ id, label }))
const bookingOptions = [
  { id: 'yes', label: 'People book it' },
  { id: 'no', label: 'No booking needed' },
] as const

interface AmenityListProps {
  /** Null for the amenities of all locations. */
  readonly serviceAreaId: number | null
  readonly lead: string
}

/** The amenities of a location, or of the whole organisation. */
export function AmenityList({ serviceAreaId, lead }: AmenityListProps) {
  const isOfAll = serviceAreaId === null
  const list = useListState({ filters: ['status', 'kind', 'booking'], sort: isOfAll ? 'location' : 'title' })
  const status = amenityStatuses.find((one) => one === list.filters.status[0])
  const type = amenityTypes.find(({ id }) => String(id) === list.filters.kind[0])
  const [booking] = list.filters.booking
  const sort = orders.find(({ id }) => id === list.sort)?.id ?? 'title'
  const input = {
    serviceAreaId,
    search: list.search,
    ...(status === undefined ? {} : { status }),
    ...(type === undefined ? {} : { amenityTypeId: type.id }),
    ...(booking === undefined ? {} : { isBookable: booking === 'yes' }),
    sort,
  }
  const found = useCall(amenity.getAmenities, { ...input, ...list.paging }, { keepPrevious: true })
  const exporting = useFileCall(amenity.exportAmenityList)
  return (
    <ListPage
      page={usePage()}
      lead={lead}
      actions={
        <LinkButton variant="primary" icon={Plus} href={newAmenityPath}>
          Add an amenity
        </LinkButton>
      }
      nouns={['amenity', 'amenities']}
      list={list}
      found={found}
      searchFor="Title, description or place"
      filters={
        <>
          <ListFilter list={list} filter="status" label="Status" options={statusOptions} />
          <ListFilter list={list} filter="kind" label="Kind" all="All kinds" options={typeOptions} />
          <ListFilter list={list} filter="booking" label="Booking" all="All" options={bookingOptions} />
          <SelectField
            label="Order"
            options={orders.filter(({ id }) => isOfAll || id !== 'location')}
            value={sort}
            onChange={list.setSort}
          />
        </>
      }
      empty={{
        title: 'No amenities yet',
        picture: <PlaceArt of="hoist" />,
        action: <LinkButton href={newAmenityPath}>Add the first one</LinkButton>,
        children: 'Here you will see each toilet, changing place, quiet room or charging point, and how it is booked.',
      }}
      tryThis="Try fewer letters, or another status or kind."
      exporting={{ ...exporting, start: () => exporting.start(input) }}
      columns={amenityColumns({ hasLocation: isOfAll })}
      idOf={({ amenityId }) => amenityId}
    />
  )
}
