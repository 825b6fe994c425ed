import { service } from '@waymark/contracts/service'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { SearchField } from '@waymark/ui/search-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import ListChecks from 'lucide-react/icons/list-checks'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { AddServiceDialog } from './add-service-dialog.tsx'
import { ServiceTable } from './service-table.tsx'
import styles from './services.module.css'

/** What a location offers and what it keeps for later, by family. */
export function ServiceList({ area }: { readonly area: CurrentServiceArea }) {
  const page = usePage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const list = useListState({ filters: [], sort: 'family' })
  const [isAdding, setIsAdding] = useState(false)
  const { serviceAreaId } = area
  const found = useCall(
    service.getServiceAreaServiceByServiceAreaId,
    { serviceAreaId, search: list.search, pageNumber: list.page, pageSize: list.pageSize },
    { keepPrevious: true },
  )
  const isEmpty = found.data?.totalCount === 0 && list.search === ''
  const addAService = (
    <Button variant="primary" icon={Plus} onPress={() => setIsAdding(true)}>
      Add a service
    </Button>
  )

  return (
    <div className={styles.page}>
      <PageHeading
        page={page}
        lead={`What ${area.name} offers, with sizes, fees and staff.`}
        actions={
          found.data && (
            <>
              {(found.data.totalCount > 1 || list.search !== '') && (
                <LinkButton icon={ListChecks} href="/service-area/services?many=details">
                  Change many at once
                </LinkButton>
              )}
              {addAService}
            </>
          )
        }
      />
      {found.isPending && <Skeleton label="Loading the services" shape="table" count={8} />}
      {found.isError && (
        <ErrorState
          title="The services did not load"
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {isEmpty && (
        <EmptyState
          title="No services yet"
          action={<Button onPress={() => setIsAdding(true)}>Add the first one</Button>}
        >
          Here you will see what clients can book at {area.name}: each service with its sizes, fees and staff.
        </EmptyState>
      )}
      {found.data && !isEmpty && (
        <>
          <SearchField
            label="Search"
            value={list.search}
            onChange={list.setSearchText}
            placeholder="Service or family"
          />
          <p role="status" className={styles.count}>
            {formatCount(found.data.totalCount, 'service')}
            {list.search !== '' && ` for “${list.search}”`}
          </p>
          {found.data.items.length === 0 ? (
            <EmptyState title="No services match your search" action={<Button onPress={list.clear}>Show all</Button>}>
              Try fewer letters, or add the service from the catalogue.
            </EmptyState>
          ) : (
            <>
              <ServiceTable rows={found.data.items} />
              <Pagination
                label="Pages of services"
                page={list.page}
                pageSize={list.pageSize}
                total={found.data.totalCount}
                hrefOf={(page) => pageHref('/service-area/services', query, page)}
                onPageSizeChange={list.setPageSize}
              />
            </>
          )}
        </>
      )}
      {isAdding && (
        <AddServiceDialog
          area={area}
          onAdded={(id) => void navigate(`/service-area/services?service=${id}`)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  )
}
