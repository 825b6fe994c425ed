import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { SelectField } from '@waymark/ui/select-field'
import type { ListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import X from 'lucide-react/icons/x'
import css from './account.module.css'
import { accountIdOf, type ProfileKind, stateOf, stateOptions } from './user-query.ts'

interface UserFiltersProps {
  readonly kind: ProfileKind
  readonly list: ListState<'state' | 'account'>
}

/** State; it applies at once. From an organisation's row only its people are listed, which can be undone here. */
export function UserFilters({ kind, list }: UserFiltersProps) {
  const accountId = accountIdOf(list.filters.account[0])
  return (
    <>
      <SelectField
        label="State"
        options={stateOptions(kind)}
        value={stateOf(kind, list.filters.state[0])}
        onChange={(state) => list.setFilter('state', state === 'all' ? [] : [state])}
      />
      {kind === 'Business' && accountId !== undefined && (
        <OnlyAccount accountId={accountId} onLetGo={() => list.setFilter('account', [])} />
      )}
    </>
  )
}

function OnlyAccount({ accountId, onLetGo }: { readonly accountId: number; readonly onLetGo: () => void }) {
  const found = useCall(account.getBusinessAccounts, { accountId })
  const name = found.data?.items[0]?.accountName
  if (name === undefined) return null
  return (
    <p className={css.only}>
      Only people of <b>{name}</b>{' '}
      <Button variant="quiet" size="small" icon={X} onPress={onLetGo}>
        Show all organisations
      </Button>
    </p>
  )
}
