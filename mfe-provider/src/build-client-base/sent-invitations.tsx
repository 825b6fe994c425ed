import { invitation } from '@waymark/contracts/invitation'
import { invitationStates } from '@waymark/domain/account/invitation'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { Pagination } from '@waymark/ui/pagination'
import { SearchField } from '@waymark/ui/search-field'
import { SelectField } from '@waymark/ui/select-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useSearchParams } from '@waymark/web-kit/router'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import styles from './build-client-base.module.css'
import { InvitationTable } from './invitation-table.tsx'
import { invitationStateNames } from './sent-invitation.ts'

const any = ''

/** What the location sent, and what became of it, the newest first. */
export function SentInvitations({ area }: { readonly area: CurrentServiceArea }) {
  const [query] = useSearchParams()
  const list = useListState({ filters: ['state'], sort: 'sentAt' })
  const state = invitationStates.find((one) => one === list.filters.state[0])
  const found = useCall(
    invitation.getSentInvitations,
    {
      serviceAreaId: area.serviceAreaId,
      search: list.search,
      ...(state === undefined ? {} : { state }),
      pageNumber: list.page,
      pageSize: list.pageSize,
    },
    { keepPrevious: true },
  )
  const isNarrowed = list.search !== '' || state !== undefined

  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label="Search"
          placeholder="Email address"
          value={list.searchText}
          onChange={list.setSearchText}
          debounceMs={0}
        />
        <SelectField
          label="State"
          options={[
            { id: any, label: 'All' },
            ...invitationStates.map((id) => ({ id, label: invitationStateNames[id] })),
          ]}
          value={state ?? any}
          onChange={(id) => list.setFilter('state', id === any ? [] : [id])}
        />
      </div>
      {found.isPending && <Skeleton label="Loading the invitations" shape="table" count={list.pageSize} />}
      {found.isError && (
        <ErrorState
          title="The invitations did not load"
          kept="Anything you typed above is kept."
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
          headingLevel={3}
        />
      )}
      {found.data && (
        <p role="status" className={styles.count}>
          {formatCount(found.data.totalCount, 'invitation')}
          {isNarrowed && ' for your search'}
        </p>
      )}
      {found.data?.items.length === 0 &&
        (isNarrowed ? (
          <EmptyState
            title="No invitation fits your search"
            headingLevel={3}
            action={<Button onPress={list.clear}>Show all</Button>}
          >
            Try fewer letters, or another state.
          </EmptyState>
        ) : (
          <EmptyState title="No invitations yet" headingLevel={3}>
            Here you will see whom you invited to {area.name}, and who accepted. Write the first address above.
          </EmptyState>
        ))}
      {found.data && found.data.items.length > 0 && (
        <>
          <InvitationTable rows={found.data.items} serviceAreaId={area.serviceAreaId} />
          <Pagination
            label="Pages of invitations"
            page={list.page}
            pageSize={list.pageSize}
            total={found.data.totalCount}
            hrefOf={(page) => pageHref('/service-area/build-client-base', query, page)}
            onPageSizeChange={list.setPageSize}
          />
        </>
      )}
    </>
  )
}
