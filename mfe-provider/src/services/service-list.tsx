import { service } from '@waymark/contracts/service'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { useListState } from '@waymark/web-kit/list-state'
import { useNavigate } from '@waymark/web-kit/router'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import ListChecks from 'lucide-react/icons/list-checks'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { AddServiceDialog } from './add-service-dialog.tsx'
import { ServiceTable } from './service-table.tsx'

/** What a location offers and what it keeps for later, by family. */
export function ServiceList({ area }: { readonly area: CurrentServiceArea }) {
  const navigate = useNavigate()
  const list = useListState({ filters: [], sort: 'family' })
  const [isAdding, setIsAdding] = useState(false)
  const found = useCall(
    service.getServiceAreaServiceByServiceAreaId,
    { serviceAreaId: area.serviceAreaId, search: list.search, ...list.paging },
    { keepPrevious: true },
  )
  const hasSeveral = found.data !== undefined && (found.data.totalCount > 1 || list.isNarrowed)
  return (
    <ListPage
      page={usePage()}
      lead={`What ${area.name} offers, with sizes, fees and staff.`}
      actions={
        <>
          {hasSeveral && (
            <LinkButton icon={ListChecks} href="/service-area/services?many=details">
              Change many at once
            </LinkButton>
          )}
          {found.data && (
            <Button variant="primary" icon={Plus} onPress={() => setIsAdding(true)}>
              Add a service
            </Button>
          )}
        </>
      }
      nouns={['service', 'services']}
      list={list}
      found={found}
      searchFor="Service or family"
      empty={{
        title: 'No services yet',
        action: <Button onPress={() => setIsAdding(true)}>Add the first one</Button>,
        children: `Here you will see what clients can book at ${area.name}: each service with its sizes, fees and staff.`,
      }}
      tryThis="Try fewer letters, or add the service from the catalogue."
      rows={(rows) => <ServiceTable rows={rows} />}
    >
      {isAdding && (
        <AddServiceDialog
          area={area}
          onAdded={(id) => void navigate(`/service-area/services?service=${id}`)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </ListPage>
  )
}
