import type { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { onboardingStepCount } from '@waymark/domain/account/onboarding'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { MenuButton } from '@waymark/ui/menu-button'
import { Tag } from '@waymark/ui/tag'
import { formatInstant } from '@waymark/web-kit/format'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { profilePaths } from '../account/user-query.ts'
import { type AccountSort, countryLabels, subtypeLabels } from './account-query.ts'
import css from './business-accounts.module.css'

export type AccountRow = OutputOf<typeof account.getBusinessAccounts>['items'][number]

interface AccountTableProps {
  readonly rows: readonly AccountRow[]
  readonly sort: AccountSort
  readonly onSortChange: (sort: AccountSort) => void
  readonly onAsk: (about: 'kind' | 'trail', row: AccountRow) => void
}

export function AccountTable({ rows, sort, onSortChange, onAsk }: AccountTableProps) {
  return (
    <DataTable
      caption="Organisation accounts"
      columns={columns}
      rows={rows}
      idOf={(row) => row.accountId}
      sort={{
        columnId: sort.endsWith('created') ? 'created' : 'name',
        direction: sort.startsWith('-') ? 'descending' : 'ascending',
      }}
      onSortChange={({ columnId, direction }) => {
        const column = columnId === 'created' ? 'created' : 'name'
        onSortChange(direction === 'descending' ? `-${column}` : column)
      }}
      actions={(row) => (
        <MenuButton
          label={`Actions for ${row.accountName}`}
          buttonLabel={`More for ${row.accountName}`}
          variant="quiet"
          size="small"
          icon={Ellipsis}
          hasChevron={false}
          items={[
            { id: 'people', label: 'See its people', href: `${profilePaths.Business}?account=${row.accountId}` },
            { id: 'kind', label: 'Change the kind of organisation', onAction: () => onAsk('kind', row) },
            { id: 'trail', label: 'What was done', onAction: () => onAsk('trail', row) },
          ]}
        >
          More
        </MenuButton>
      )}
      isDense
    />
  )
}

const columns: readonly TableColumn<AccountRow>[] = [
  {
    id: 'name',
    header: 'Organisation',
    isRowHeader: true,
    isSortable: true,
    cell: (row) => (
      <>
        {row.accountName}
        <span className={css.second}>
          {subtypeLabels[row.businessAccountSubtype]}, {countryLabels[row.countryId]}
        </span>
      </>
    ),
  },
  {
    id: 'admin',
    header: 'Account admin',
    cell: (row) =>
      row.adminName === null ? (
        'Nobody yet'
      ) : (
        <>
          {row.adminName}
          <span className={css.second}>{row.adminEmail}</span>
        </>
      ),
  },
  { id: 'locations', header: 'Locations', isNumeric: true, cell: (row) => row.serviceAreaCount },
  { id: 'people', header: 'People', isNumeric: true, cell: (row) => row.userCount },
  {
    id: 'setup',
    header: 'Set-up',
    cell: (row) =>
      row.isOnboarding ? (
        <Tag tone="choice">{`Step ${row.onboardingStep} of ${onboardingStepCount(row.businessAccountSubtype)} done`}</Tag>
      ) : (
        <Tag tone="place">Finished</Tag>
      ),
  },
  {
    id: 'created',
    header: 'Since',
    isSortable: true,
    hasNoWrap: true,
    cell: (row) => formatInstant(row.createdAt, Intl.DateTimeFormat().resolvedOptions().timeZone).split(',')[0],
  },
]
