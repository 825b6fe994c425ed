import { TrailDialog } from '../audit-trail/trail-dialog.tsx'
import { SubtypeDialog } from '../organisation/subtype-dialog.tsx'
import { ActAsDialog } from './act-as-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { ResetSecondStepDialog } from './reset-second-step-dialog.tsx'
import { nameOf, type UserRow } from './user-query.ts'

/** The action an administrator chose for a person. */
export interface UserQuestion {
  readonly about: 'edit' | 'act' | 'second step' | 'kind' | 'trail'
  readonly row: UserRow
}

interface UserDialogsProps {
  readonly question: UserQuestion
  readonly onClose: () => void
}

/** The dialog of the chosen action. */
export function UserDialogs({ question: { about, row }, onClose }: UserDialogsProps) {
  const { userProfileId, accountId } = row
  switch (about) {
    case 'edit':
      return <EditUserDialog row={row} onClose={onClose} />
    case 'act':
      return <ActAsDialog row={row} onClose={onClose} />
    case 'second step':
      return <ResetSecondStepDialog row={row} onClose={onClose} />
    case 'kind':
      return <SubtypeDialog accountId={accountId} accountName={row.accountName} onClose={onClose} />
    case 'trail':
      return (
        <TrailDialog
          title={`History of ${nameOf(row)}`}
          about={row.accountType === 'Business' ? { userProfileId, accountId } : { userProfileId }}
          onClose={onClose}
        />
      )
  }
}
