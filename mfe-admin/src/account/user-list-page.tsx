import { account } from '@waymark/contracts/account'
import { ListPage } from '@waymark/ui/list-page'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { UserActions, userColumns } from './user-columns.tsx'
import { UserDialogs, type UserQuestion } from './user-dialogs.tsx'
import { UserFilters } from './user-filters.tsx'
import { accountIdOf, type ProfileKind, stateOf } from './user-query.ts'

const leads: Readonly<Record<ProfileKind, string>> = {
  Business: 'The people of organisations. Correct their details, or see what they see.',
  Individual: 'The people with accounts of their own. Correct their details, or see what they see.',
}

/** Everybody with one kind of account, searched, filtered and paged by the server. */
export function UserListPage({ kind }: { readonly kind: ProfileKind }) {
  const list = useListState({ filters: ['state', 'account'], sort: '' })
  const [question, setQuestion] = useState<UserQuestion | null>(null)
  const accountId = accountIdOf(list.filters.account[0])
  const found = useCall(
    account.getUserList,
    {
      search: list.search,
      profileType: kind,
      profileFilter: stateOf(kind, list.filters.state[0]),
      ...(accountId === undefined ? {} : { accountId }),
      ...list.paging,
    },
    { keepPrevious: true },
  )
  return (
    <ListPage
      page={usePage()}
      lead={leads[kind]}
      nouns={['person', 'people']}
      list={list}
      found={found}
      searchFor="Name or email address"
      filters={<UserFilters kind={kind} list={list} />}
      empty={{ title: 'Nobody yet', children: 'People are listed here once they have registered.' }}
      noMatch="Nobody matches your search"
      columns={userColumns(kind)}
      idOf={(row) => row.userProfileId}
      rowActions={(row) => <UserActions row={row} onAsk={setQuestion} />}
    >
      {question && <UserDialogs question={question} onClose={() => setQuestion(null)} />}
    </ListPage>
  )
}
