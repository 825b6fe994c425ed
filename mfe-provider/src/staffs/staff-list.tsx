import { serviceArea } from '@waymark/contracts/service-area'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { SearchField } from '@waymark/ui/search-field'
import { SelectField } from '@waymark/ui/select-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useSearchParams } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { HelpOn } from '../help-on/help-on.tsx'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { roleOptions } from './member.ts'
import { StaffTable } from './staff-table.tsx'
import styles from './staffs.module.css'
import { useHasServices } from './use-has-services.ts'

const anyRole = 0

/** The people of a location, found by name and role. */
export function StaffList({ area }: { readonly area: CurrentServiceArea }) {
  const page = usePage()
  const [query] = useSearchParams()
  const list = useListState({ filters: ['role'], sort: 'name' })
  const isAccountAdmin = useAppStore(({ user }) => user?.isAccountAdmin === true)
  const hasServices = useHasServices()
  const [isAdding, setIsAdding] = useState(false)
  const role = roleOptions.find(({ id }) => String(id) === list.filters.role[0])?.id
  const found = useCall(
    serviceArea.getListUserRoleOnServiceArea,
    {
      serviceAreaId: area.serviceAreaId,
      search: list.search,
      ...(role === undefined ? {} : { userRole: role }),
      pageNumber: list.page,
      pageSize: list.pageSize,
    },
    { keepPrevious: true },
  )
  const isNarrowed = list.search !== '' || role !== undefined

  return (
    <div className={styles.page}>
      <PageHeading
        page={page}
        lead={`Who works at ${area.name}, in which role${hasServices ? ' and on which services' : ''}.`}
        actions={
          isAccountAdmin && (
            <Button variant="primary" icon={UserPlus} onPress={() => setIsAdding(true)}>
              Add a person
            </Button>
          )
        }
      />
      <div className={styles.filters}>
        <SearchField label="Search" value={list.search} onChange={list.setSearchText} placeholder="Name or email" />
        <SelectField
          label="Role"
          help={<HelpOn helpKey="serviceAreaRoles" />}
          options={[{ id: anyRole, label: 'All roles' }, ...roleOptions]}
          value={role ?? anyRole}
          onChange={(id) => list.setFilter('role', id === anyRole ? [] : [String(id)])}
        />
      </div>
      {found.isPending && <Skeleton label="Loading the staff" shape="table" count={list.pageSize} />}
      {found.isError && (
        <ErrorState
          title="The staff did not load"
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
      {found.data?.items.length === 0 &&
        (isNarrowed ? (
          <EmptyState title="Nobody matches your search" action={<Button onPress={list.clear}>Show all</Button>}>
            Try fewer letters, or another role.
          </EmptyState>
        ) : (
          <EmptyState title="Nobody works here yet">
            Here you will see the people of this location. The admin of your organisation adds them.
          </EmptyState>
        ))}
      {found.data && found.data.items.length > 0 && (
        <>
          <StaffTable rows={found.data.items} hasServices={hasServices} />
          <Pagination
            label="Pages of staff"
            page={list.page}
            pageSize={list.pageSize}
            total={found.data.totalCount}
            hrefOf={(page) => pageHref('/service-area/staffs', query, page)}
            onPageSizeChange={list.setPageSize}
          />
        </>
      )}
      {isAdding && <AddMemberDialog area={area} onClose={() => setIsAdding(false)} />}
    </div>
  )
}
