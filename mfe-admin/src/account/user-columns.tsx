import { subtypeLabels } from '@waymark/domain/account/subtype-labels'
import type { TableColumn } from '@waymark/ui/data-table'
import { MenuButton } from '@waymark/ui/menu-button'
import { SecondLine } from '@waymark/ui/second-line'
import { Tag } from '@waymark/ui/tag'
import { formatInstant } from '@waymark/web-kit/format'
import { viewerZone } from '@waymark/web-kit/viewer-zone'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { UserQuestion } from './user-dialogs.tsx'
import { nameOf, type ProfileKind, type UserRow } from './user-query.ts'

/** People by name; those of organisations with theirs. */
export function userColumns(kind: ProfileKind): readonly TableColumn<UserRow>[] {
  return kind === 'Business' ? [person, organisation, ...others] : [person, ...others]
}

interface UserActionsProps {
  readonly row: UserRow
  readonly onAsk: (question: UserQuestion) => void
}

export function UserActions({ row, onAsk }: UserActionsProps) {
  const ask = (about: UserQuestion['about']) => () => onAsk({ about, row })
  return (
    <MenuButton
      label={`Actions for ${nameOf(row)}`}
      buttonLabel={`More for ${nameOf(row)}`}
      variant="quiet"
      size="small"
      icon={Ellipsis}
      hasChevron={false}
      items={[
        { id: 'edit', label: 'Edit', onAction: ask('edit') },
        ...(row.isActive ? [{ id: 'act', label: 'Act as this person', onAction: ask('act') }] : []),
        ...(row.accountType === 'Business'
          ? [{ id: 'kind', label: 'Change the kind of organisation', onAction: ask('kind') }]
          : []),
        { id: 'second step', label: 'Take off the second step', onAction: ask('second step') },
        { id: 'trail', label: 'History', onAction: ask('trail') },
      ]}
    >
      More
    </MenuButton>
  )
}

const person: TableColumn<UserRow> = {
  id: 'person',
  header: 'Person',
  isRowHeader: true,
  cell: (row) => (
    <>
      {nameOf(row)}
      <SecondLine>{row.email}</SecondLine>
    </>
  ),
}

const organisation: TableColumn<UserRow> = {
  id: 'organisation',
  header: 'Organisation',
  cell: (row) => (
    <>
      {row.accountName}
      <SecondLine>
        {row.businessAccountSubtype !== null && subtypeLabels[row.businessAccountSubtype]}
        {row.isAccountAdmin && ', account admin'}
      </SecondLine>
    </>
  ),
}

const others: readonly TableColumn<UserRow>[] = [
  { id: 'phone', header: 'Phone', hasNoWrap: true, cell: (row) => row.phone ?? 'None' },
  { id: 'state', header: 'State', hasNoWrap: true, cell: (row) => <UserState row={row} /> },
  {
    id: 'since',
    header: 'Since',
    hasNoWrap: true,
    cell: (row) => formatInstant(row.createdAt, viewerZone()).split(',')[0],
  },
]

function UserState({ row }: { readonly row: UserRow }) {
  if (!row.isActive) return <Tag>Deactivated</Tag>
  return row.isConfirmed ? <Tag tone="place">Active</Tag> : <Tag tone="choice">Address not confirmed</Tag>
}
