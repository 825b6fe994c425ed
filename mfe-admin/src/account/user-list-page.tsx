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
import css from './account.module.css'
import { UserDialogs, type UserQuestion } from './user-dialogs.tsx'
import { UserFilters } from './user-filters.tsx'
import { accountIdOf, type ProfileKind, profilePaths, stateOf } from './user-query.ts'
import { UserTable } from './user-table.tsx'

const words = {
  Business: {
    title: 'Business profiles',
    lead: 'The people of organisations. Mend their details, or look at what they see.',
  },
  Individual: {
    title: 'Individual profiles',
    lead: 'The people with accounts of their own. Mend their details, or look at what they see.',
  },
} as const

/** Everybody of one kind of account: searched, narrowed and paged by the server. */
export function UserListPage({ kind }: { readonly kind: ProfileKind }) {
  const { title, lead } = words[kind]
  const heading = usePage(title)
  const list = useListState({ filters: ['state', 'account'], sort: '' })
  const [query] = useSearchParams()
  const [question, setQuestion] = useState<UserQuestion | null>(null)
  const accountId = accountIdOf(list.filters.account[0])
  const found = useCall(
    account.getUserList,
    {
      search: list.search,
      profileType: kind,
      profileFilter: stateOf(kind, list.filters.state[0]),
      ...(accountId === undefined ? {} : { accountId }),
      pageNumber: list.page,
      pageSize: list.pageSize,
    },
    { keepPrevious: true },
  )
  return (
    <div className={css.page}>
      <PageHeading ref={heading.ref} lead={lead}>
        {title}
      </PageHeading>
      <UserFilters kind={kind} title={title} list={list} />
      {found.isPending && <Skeleton label="Loading people" shape="table" count={list.pageSize} />}
      {found.isError && (
        <ErrorState
          title="The people did not load"
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data?.items.length === 0 && (
        <EmptyState title="Nobody matches" action={<Button onPress={list.clear}>Show everybody</Button>}>
          Try fewer letters, or take out a filter.
        </EmptyState>
      )}
      {found.data && found.data.items.length > 0 && (
        <>
          <p className={css.result} role="status">
            <b>{formatCount(found.data.totalCount, 'person', 'people')}</b>
          </p>
          <UserTable caption={title} kind={kind} rows={found.data.items} onAsk={setQuestion} />
          <Pagination
            label="Pages of people"
            page={list.page}
            pageSize={list.pageSize}
            total={found.data.totalCount}
            hrefOf={(page) => pageHref(profilePaths[kind], query, page)}
            onPageSizeChange={list.setPageSize}
          />
        </>
      )}
      {question && <UserDialogs question={question} onClose={() => setQuestion(null)} />}
    </div>
  )
}
