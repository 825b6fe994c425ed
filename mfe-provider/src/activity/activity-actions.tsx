import { nextActivityStatuses } from '@waymark/domain/activity/status'
import type { ActivityStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import type { MenuEntry } from '@waymark/ui/menu'
import { MenuButton } from '@waymark/ui/menu-button'
import CircleCheck from 'lucide-react/icons/circle-check'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import SquareCheck from 'lucide-react/icons/square-check'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { publicActivityHref } from '../activities/activity-paths.ts'
import type { Activity } from './activity-draft.ts'
import { ActivityStatusDialog } from './activity-status-dialog.tsx'
import { CopyActivityDialog } from './copy-activity-dialog.tsx'

type Asked = Exclude<ActivityStatus, 'Draft'> | 'copy'

/** What can be done with an activity: publish, complete, cancel or copy it. */
export function ActivityActions({ saved }: { readonly saved: Activity }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const next = nextActivityStatuses[saved.status]
  const entries: MenuEntry[] = [{ id: 'copy', label: 'Copy it', icon: Copy, onAction: () => setAsked('copy') }]
  if (next.includes('Completed'))
    entries.push({
      id: 'completed',
      label: 'Mark as completed',
      icon: SquareCheck,
      onAction: () => setAsked('Completed'),
    })
  if (next.includes('Cancelled'))
    entries.push({
      id: 'cancelled',
      label: 'Cancel the activity',
      icon: X,
      tone: 'danger',
      onAction: () => setAsked('Cancelled'),
    })
  return (
    <>
      {next.includes('Active') && (
        <Button variant="primary" icon={CircleCheck} onPress={() => setAsked('Active')}>
          {saved.status === 'Completed' ? 'Open it again' : 'Publish'}
        </Button>
      )}
      {saved.status === 'Active' && (
        <LinkButton icon={Eye} href={publicActivityHref(saved.activityId)}>
          See it as people do
        </LinkButton>
      )}
      <MenuButton
        label={`Actions for ${saved.title}`}
        buttonLabel={`More for ${saved.title}`}
        variant="quiet"
        icon={Ellipsis}
        hasChevron={false}
        items={entries}
      >
        More
      </MenuButton>
      {asked === 'copy' && <CopyActivityDialog saved={saved} onClose={close} />}
      {asked !== null && asked !== 'copy' && <ActivityStatusDialog saved={saved} to={asked} onClose={close} />}
    </>
  )
}
