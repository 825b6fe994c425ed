import { account } from '@waymark/contracts/account'
import { ListPage } from '@waymark/ui/list-page'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { TrailDialog } from '../audit-trail/trail-dialog.tsx'
import { LiftSuspensionDialog } from '../organisation/lift-suspension-dialog.tsx'
import { SubtypeDialog } from '../organisation/subtype-dialog.tsx'
import { SuspendDialog } from '../organisation/suspend-dialog.tsx'
import { AccountActions, type AccountRow, accountColumns, type Question } from './account-columns.tsx'
import { AccountFilters } from './account-filters.tsx'
import { accountFilterOf, sortOf } from './account-query.ts'

/** Every organisation of the installation: searched, filtered by kind and country, sorted and paged by the server. */
export function BusinessAccountsPage() {
  const list = useListState({ filters: ['subtype', 'country'], sort: 'name' })
  const [asked, setAsked] = useState<{ readonly about: Question; readonly row: AccountRow } | null>(null)
  const found = useCall(
    account.getBusinessAccounts,
    { ...accountFilterOf(list.filters), search: list.search, sort: sortOf(list.sort), ...list.paging },
    { keepPrevious: true },
  )
  return (
    <ListPage
      page={usePage()}
      lead="Who runs locations on Waymark, and how far they have got with their set-up."
      nouns={['organisation', 'organisations']}
      list={list}
      found={found}
      searchFor="Name of the organisation"
      filters={<AccountFilters list={list} />}
      empty={{ title: 'No organisation yet', children: 'Organisations are listed here once they have registered.' }}
      columns={accountColumns}
      idOf={(row) => row.accountId}
      rowActions={(row) => <AccountActions row={row} onAsk={(about) => setAsked({ about, row })} />}
    >
      {asked?.about === 'kind' && (
        <SubtypeDialog
          accountId={asked.row.accountId}
          accountName={asked.row.accountName}
          onClose={() => setAsked(null)}
        />
      )}
      {(asked?.about === 'suspend' || asked?.about === 'close') && (
        <SuspendDialog
          accountId={asked.row.accountId}
          accountName={asked.row.accountName}
          isForGood={asked.about === 'close'}
          onClose={() => setAsked(null)}
        />
      )}
      {(asked?.about === 'lift' || asked?.about === 'closed') && (
        <LiftSuspensionDialog
          accountId={asked.row.accountId}
          accountName={asked.row.accountName}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.about === 'trail' && (
        <TrailDialog
          title={`History of ${asked.row.accountName}`}
          about={{ accountId: asked.row.accountId }}
          onClose={() => setAsked(null)}
        />
      )}
    </ListPage>
  )
}
