import { account } from '@waymark/contracts/account'
import { SearchField } from '@waymark/ui/search-field'
import { SelectField } from '@waymark/ui/select-field'
import { formatCount } from '@waymark/web-kit/format'
import type { ListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { countryLabels, subtypeLabels } from './account-query.ts'
import css from './business-accounts.module.css'

const optionsOf = (all: string, labels: Readonly<Record<number, string>>) => [
  { id: '', label: all },
  ...Object.entries(labels).map(([id, label]) => ({ id, label })),
]

/** Search, kind and country; each applies at once. */
export function AccountFilters({ list }: { readonly list: ListState<'subtype' | 'country'> }) {
  const counts = useCall(account.getBusinessAccountsSubtype, {})
  const countOf = (id: string) => {
    const found = counts.data?.find(({ businessAccountSubtype }) => String(businessAccountSubtype) === id)
    return found ? { detail: formatCount(found.accountCount, 'organisation') } : {}
  }
  return (
    <search className={css.filters} aria-label="Organisation accounts">
      <SearchField
        label="Search"
        placeholder="Name of the organisation"
        value={list.searchText}
        onChange={list.setSearchText}
        debounceMs={0}
      />
      <SelectField
        label="Kind"
        options={optionsOf('All kinds', subtypeLabels).map((option) => ({ ...option, ...countOf(option.id) }))}
        value={list.filters.subtype[0] ?? ''}
        onChange={(id) => list.setFilter('subtype', id === '' ? [] : [id])}
      />
      <SelectField
        label="Country"
        options={optionsOf('Both countries', countryLabels)}
        value={list.filters.country[0] ?? ''}
        onChange={(id) => list.setFilter('country', id === '' ? [] : [id])}
      />
    </search>
  )
}
