import { account } from '@waymark/contracts/account'
import { subtypeLabels } from '@waymark/domain/account/subtype-labels'
import { SelectField } from '@waymark/ui/select-field'
import { formatCount } from '@waymark/web-kit/format'
import type { ListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { countryLabels } from './account-query.ts'

const optionsOf = (all: string, labels: Readonly<Record<number, string>>) => [
  { id: '', label: all },
  ...Object.entries(labels).map(([id, label]) => ({ id, label })),
]

/** Kind and country; each applies at once. */
export function AccountFilters({ list }: { readonly list: ListState<'subtype' | 'country'> }) {
  const counts = useCall(account.getBusinessAccountsSubtype, {})
  const countOf = (id: string) => {
    const found = counts.data?.find(({ businessAccountSubtype }) => String(businessAccountSubtype) === id)
    return found ? { detail: formatCount(found.accountCount, 'organisation') } : {}
  }
  return (
    <>
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
    </>
  )
}
