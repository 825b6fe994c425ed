import { userManagement } from '@waymark/contracts/user-management'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import UserPlus from 'lucide-react/icons/user-plus'
import { TeamFilters, teamNarrowing } from './team-filters.tsx'
import { TeamTable } from './team-table.tsx'
import styles from './user-management.module.css'

const path = '/business/user-management'

/** /business/user-management: the people of the organisation who can log in, with their roles. */
export function UserManagementPage() {
  const page = usePage()
  const [query] = useSearchParams()
  const list = useListState({ filters: ['role', 'location', 'state'], sort: 'name' })
  const narrowing = teamNarrowing(list.filters)
  const found = useCall(
    userManagement.getUserProfiles,
    { search: list.search, ...narrowing, pageNumber: list.page, pageSize: list.pageSize },
    { keepPrevious: true },
  )
  const isNarrowed = list.search !== '' || Object.keys(narrowing).length > 0

  return (
    <div className={styles.page}>
      <PageHeading
        page={page}
        lead="The people of your organisation who can log in, and what each of them may do where."
        actions={
          <LinkButton variant="primary" icon={UserPlus} href={`${path}/new`}>
            Invite a person
          </LinkButton>
        }
      />
      <TeamFilters list={list} />
      {found.isPending && <Skeleton label="Loading the people" shape="table" count={list.pageSize} />}
      {found.isError && (
        <ErrorState
          title="The people did not load"
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data && (
        <p role="status" className={styles.count}>
          {formatCount(found.data.totalCount, 'person', 'people')}
          {isNarrowed && ' for your search'}
        </p>
      )}
      {found.data?.items.length === 0 && (
        <EmptyState title="Nobody matches your search" action={<Button onPress={list.clear}>Show all</Button>}>
          Here you will see the people of your organisation. Try fewer letters, or another filter.
        </EmptyState>
      )}
      {found.data && found.data.items.length > 0 && (
        <>
          <TeamTable rows={found.data.items} />
          <Pagination
            label="Pages of people"
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
