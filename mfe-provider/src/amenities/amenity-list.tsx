import { amenity } from '@waymark/contracts/amenity'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import Plus from 'lucide-react/icons/plus'
import { amenityColumns } from './amenity-columns.tsx'
import { AmenityFilters, amenityFilters, amenityQuery } from './amenity-filters.tsx'
import { newAmenityPath, newAmenitySomewherePath } from './amenity-paths.ts'

interface AmenityListProps {
  /** Null for the amenities of all locations. */
  readonly serviceAreaId: number | null
  readonly lead: string
}

/** The amenities of a location, or of the whole organisation. */
export function AmenityList({ serviceAreaId, lead }: AmenityListProps) {
  const isOfAll = serviceAreaId === null
  const addPath = isOfAll ? newAmenitySomewherePath : newAmenityPath
  const list = useListState({ filters: amenityFilters, sort: isOfAll ? 'location' : 'title' })
  const input = { serviceAreaId, ...amenityQuery(list) }
  const found = useCall(amenity.getAmenities, { ...input, ...list.paging }, { keepPrevious: true })
  const exporting = useFileCall(amenity.exportAmenityList)
  return (
    <ListPage
      page={usePage()}
      lead={lead}
      actions={
        <LinkButton variant="primary" icon={Plus} href={addPath}>
          Add an amenity
        </LinkButton>
      }
      nouns={['amenity', 'amenities']}
      list={list}
      found={found}
      searchFor="Title, description or place"
      filters={<AmenityFilters list={list} isOfAll={isOfAll} />}
      empty={{
        title: 'No amenities yet',
        picture: <PlaceArt of="hoist" />,
        action: <LinkButton href={addPath}>Add the first one</LinkButton>,
        children: 'Here you will see each toilet, changing place, quiet room or charging point, and how it is booked.',
      }}
      tryThis="Try fewer letters, or another status or kind."
      exporting={{ ...exporting, start: () => exporting.start(input) }}
      columns={amenityColumns({ hasLocation: isOfAll })}
      idOf={({ amenityId }) => amenityId}
    />
  )
}
