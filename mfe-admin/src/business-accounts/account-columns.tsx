import type { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { onboardingStepCount } from '@waymark/domain/account/onboarding'
import { subtypeLabels } from '@waymark/domain/account/subtype-labels'
import type { TableColumn } from '@waymark/ui/data-table'
import { MenuButton } from '@waymark/ui/menu-button'
import { SecondLine } from '@waymark/ui/second-line'
import { Tag } from '@waymark/ui/tag'
import { formatInstant } from '@waymark/web-kit/format'
import { viewerZone } from '@waymark/web-kit/viewer-zone'
import DoorClosed from 'lucide-react/icons/door-closed'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { profilePaths } from '../account/user-query.ts'
import { countryLabels } from './account-query.ts'

export type AccountRow = OutputOf<typeof account.getBusinessAccounts>['items'][number]

/** What an administrator asks about an organisation, or does to it, in a dialog. */
export type Question = 'kind' | 'trail' | 'suspend' | 'close' | 'lift' | 'closed'

interface AccountActionsProps {
  readonly row: AccountRow
  readonly onAsk: (about: Question) => void
}

export function AccountActions({ row, onAsk }: AccountActionsProps) {
  return (
    <MenuButton
      label={`Actions for ${row.accountName}`}
      buttonLabel={`More for ${row.accountName}`}
      variant="quiet"
      size="small"
      icon={Ellipsis}
      hasChevron={false}
      items={[
        { id: 'people', label: 'See its people', href: `${profilePaths.Business}?account=${row.accountId}` },
        { id: 'kind', label: 'Change the kind of organisation', onAction: () => onAsk('kind') },
        { id: 'trail', label: 'History', onAction: () => onAsk('trail') },
        ...questionsOf(row).map(({ id, label }) => ({ id, label, onAction: () => onAsk(id) })),
      ]}
    >
      More
    </MenuButton>
  )
}

/** What can be done about whether it is open. */
function questionsOf({ suspension }: AccountRow): readonly { readonly id: Question; readonly label: string }[] {
  if (suspension === 'closed for good') return [{ id: 'closed', label: 'Why it is closed' }]
  const close = { id: 'close', label: 'Close for good' } as const
  return suspension === 'suspended'
    ? [{ id: 'lift', label: 'Lift the suspension' }, close]
    : [{ id: 'suspend', label: 'Suspend' }, close]
}

export const accountColumns: readonly TableColumn<AccountRow>[] = [
  {
    id: 'name',
    header: 'Organisation',
    isRowHeader: true,
    isSortable: true,
    cell: (row) => (
      <>
        {row.accountName}
        <SecondLine>
          {subtypeLabels[row.businessAccountSubtype]}, {countryLabels[row.countryId]}
        </SecondLine>
        {row.suspension !== null && (
          <Tag icon={DoorClosed}>{row.suspension === 'suspended' ? 'Suspended' : 'Closed for good'}</Tag>
        )}
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
          <SecondLine>{row.adminEmail}</SecondLine>
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
    cell: (row) => formatInstant(row.createdAt, viewerZone()).split(',')[0],
  },
]
