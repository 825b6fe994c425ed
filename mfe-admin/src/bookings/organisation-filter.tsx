import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { ComboBox } from '@waymark/ui/combo-box'
import type { ListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import css from './bookings.module.css'
import { accountOf, type BookingFilter } from './bookings-query.ts'

/** One organisation, found by its name. */
export function OrganisationFilter({ list }: { readonly list: ListState<BookingFilter> }) {
  const accountId = accountOf(list.filters.account)
  if (accountId !== null)
    return <ChosenOrganisation accountId={accountId} onLetGo={() => list.setFilter('account', [])} />
  return <ChooseOrganisation onChoose={(id) => list.setFilter('account', [String(id)])} />
}

function ChooseOrganisation({ onChoose }: { readonly onChoose: (accountId: number) => void }) {
  const [search, setSearch] = useState('')
  const found = useCall(account.getBusinessAccounts, { search }, { enabled: search !== '', keepPrevious: true })
  const rows = search === '' ? [] : (found.data?.items ?? [])
  return (
    <ComboBox
      label="Organisation"
      hint="Part of its name"
      options={rows.map(({ accountId: id, accountName: label }) => ({ id, label }))}
      onSearch={setSearch}
      isLoading={found.isFetching}
      onChange={({ id }) => onChoose(id)}
    />
  )
}

interface ChosenOrganisationProps {
  readonly accountId: number
  readonly onLetGo: () => void
}

function ChosenOrganisation({ accountId, onLetGo }: ChosenOrganisationProps) {
  const found = useCall(account.getBusinessAccounts, { accountId })
  return (
    <div className={css.chosen}>
      <p>
        Organisation: <b>{found.data?.items[0]?.accountName ?? `number ${accountId}`}</b>
      </p>
      <Button variant="quiet" size="small" icon={X} onPress={onLetGo}>
        Show all organisations
      </Button>
    </div>
  )
}
