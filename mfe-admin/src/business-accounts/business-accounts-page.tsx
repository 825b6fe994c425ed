import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { TrailDialog } from '../audit-trail/trail-dialog.tsx'
import { SubtypeDialog } from '../organisation/subtype-dialog.tsx'
import { AccountFilters } from './account-filters.tsx'
import { type AccountSort, accountFilterOf, sortOf } from './account-query.ts'
import { type AccountRow, AccountTable } from './account-table.tsx'
import css from './business-accounts.module.css'

const path = '/global-admin/business-accounts'

/** Every organisation of the installation: searched, filtered by kind and country, sorted and paged by the server. */
export function BusinessAccountsPage() {
  const heading = usePage('Organisation accounts')
  const list = useListState({ filters: ['subtype', 'country'], sort: 'name' })
  const [query] = useSearchParams()
  const [asked, setAsked] = useState<{ readonly about: 'kind' | 'trail'; readonly row: AccountRow } | null>(null)
  const sort: AccountSort = sortOf(list.sort)
  const found = useCall(
    account.getBusinessAccounts,
    {
      ...accountFilterOf(list.filters),
      search: list.search,
      sort,
      pageNumber: list.page,
      pageSize: list.pageSize,
    },
    { keepPrevious: true },
  )
  return (
    <div className={css.page}>
      <PageHeading ref={heading.ref} lead="Who runs locations on Waymark, and how far they are with their set-up.">
        Organisation accounts
      </PageHeading>
      <AccountFilters list={list} />
      {found.isPending && <Skeleton label="Loading organisations" shape="table" count={list.pageSize} />}
      {found.isError && (
        <ErrorState
          title="The organisations did not load"
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data?.items.length === 0 && (
        <EmptyState title="No organisation fits" action={<Button onPress={list.clear}>Show all organisations</Button>}>
          Try fewer letters, or take out a filter.
        </EmptyState>
      )}
      {found.data && found.data.items.length > 0 && (
        <>
          <p className={css.result} role="status">
            <b>{formatCount(found.data.totalCount, 'organisation')}</b>
          </p>
          <AccountTable
            rows={found.data.items}
            sort={sort}
            onSortChange={list.setSort}
            onAsk={(about, row) => setAsked({ about, row })}
          />
          <Pagination
            label="Pages of organisations"
            page={list.page}
            pageSize={list.pageSize}
            total={found.data.totalCount}
            hrefOf={(page) => pageHref(path, query, page)}
            onPageSizeChange={list.setPageSize}
          />
        </>
      )}
      {asked?.about === 'kind' && (
        <SubtypeDialog
          accountId={asked.row.accountId}
          accountName={asked.row.accountName}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.about === 'trail' && (
        <TrailDialog
          title={`What was done to ${asked.row.accountName}`}
          about={{ accountId: asked.row.accountId }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
