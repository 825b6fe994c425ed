import type { MenuEntry } from '@waymark/ui/menu'
import { MenuButton } from '@waymark/ui/menu-button'
import CircleCheck from 'lucide-react/icons/circle-check'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Undo2 from 'lucide-react/icons/undo-2'
import Users from 'lucide-react/icons/users'
import X from 'lucide-react/icons/x'
import { newSessionsHref, sessionHref } from '../activities/activity-paths.ts'
import type { SessionRow } from './builder-draft.ts'
import { OpenSession } from './open-session.tsx'
import type { SessionWish } from './session-status-dialog.tsx'
import { sessionName } from './session-words.ts'

interface SessionMenuProps {
  readonly row: SessionRow
  readonly onWish: (kind: SessionWish['kind']) => void
}

/** What can be done with a session of the list. */
export function SessionMenu({ row, onWish }: SessionMenuProps) {
  const { activitySessionId, activityId, status, peopleCount, bookingCount } = row
  const isOpen = status === 'Draft' || status === 'Active'
  const entries: MenuEntry[] = [
    ...(isOpen
      ? [{ id: 'edit', label: 'Edit session', icon: Pencil, href: sessionHref(activitySessionId, 'details') }]
      : []),
    { id: 'who', label: `Who comes (${peopleCount})`, icon: Users, href: sessionHref(activitySessionId) },
    {
      id: 'copy',
      label: 'Copy to other dates',
      icon: CopyPlus,
      href: newSessionsHref(activityId, activitySessionId),
    },
    ...(status === 'Draft'
      ? [{ id: 'publish', label: 'Open for booking', icon: CircleCheck, onAction: () => onWish('publish') }]
      : []),
    ...(status === 'Active' && bookingCount === 0
      ? [{ id: 'draft', label: 'Back to draft', icon: Undo2, onAction: () => onWish('draft') }]
      : []),
    ...(isOpen
      ? [{ id: 'cancel', label: 'Cancel session', icon: X, tone: 'danger' as const, onAction: () => onWish('cancel') }]
      : []),
  ]
  return (
    <>
      <OpenSession row={row} />
      <MenuButton
        label={`Actions for ${sessionName(row)}`}
        buttonLabel={`More for ${sessionName(row)}`}
        variant="quiet"
        size="small"
        icon={Ellipsis}
        hasChevron={false}
        items={entries}
      >
        More
      </MenuButton>
    </>
  )
}
