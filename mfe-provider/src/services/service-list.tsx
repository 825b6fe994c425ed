import { service } from '@waymark/contracts/service'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { SearchField } from '@waymark/ui/search-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { useNavigate } from '@waymark/web-kit/router'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import ListChecks from 'lucide-react/icons/list-checks'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { AddServiceDialog } from './add-service-dialog.tsx'
import { findRows } from './service-rows.ts'
import { ServiceTable } from './service-table.tsx'
import styles from './services.module.css'

/** What a location offers, by family, and what it keeps for later. */
export function ServiceList({ area }: { readonly area: CurrentServiceArea }) {
  const { ref } = usePage('Services')
  const navigate = useNavigate()
  const list = useListState({ filters: [], sort: 'family' })
  const [isAdding, setIsAdding] = useState(false)
  const rows = useCall(service.getServiceAreaServiceByServiceAreaId, { serviceAreaId: area.serviceAreaId })
  const found = findRows(rows.data ?? [], list.search)
  const addAService = (
    <Button variant="primary" icon={Plus} onPress={() => setIsAdding(true)}>
      Add a service
    </Button>
  )

  return (
    <div className={styles.page}>
      <PageHeading
        ref={ref}
        lead={`What ${area.name} offers, with sizes, fees and staff.`}
        actions={
          rows.data && (
            <>
              {rows.data.length > 1 && (
                <LinkButton icon={ListChecks} href="/service-area/services?many=details">
                  Change many at once
                </LinkButton>
              )}
              {addAService}
            </>
          )
        }
      >
        Services
      </PageHeading>
      {rows.isPending && <Skeleton label="Loading the services" shape="table" count={8} />}
      {rows.isError && (
        <ErrorState
          title="The services did not load"
          next={rows.error.message}
          requestId={rows.error.requestId}
          onRetry={() => void rows.refetch()}
          isRetrying={rows.isFetching}
        />
      )}
      {rows.data?.length === 0 && (
        <EmptyState
          title="No services yet"
          action={<Button onPress={() => setIsAdding(true)}>Add the first one</Button>}
        >
          Here you will see what clients can book at {area.name}: each service with its sizes, fees and staff.
        </EmptyState>
      )}
      {rows.data && rows.data.length > 0 && (
        <>
          <SearchField
            label="Search"
            value={list.search}
            onChange={list.setSearchText}
            placeholder="Service or family"
          />
          <p role="status" className={styles.count}>
            {formatCount(found.length, 'service')}
            {list.search !== '' && ` for “${list.search}”`}
          </p>
          {found.length === 0 ? (
            <EmptyState title="No service fits your search" action={<Button onPress={list.clear}>Show all</Button>}>
              Try fewer letters, or add the service from the catalogue.
            </EmptyState>
          ) : (
            <ServiceTable rows={found} />
          )}
        </>
      )}
      {isAdding && rows.data && (
        <AddServiceDialog
          area={area}
          rows={rows.data}
          onAdded={(id) => void navigate(`/service-area/services?service=${id}`)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  )
}
