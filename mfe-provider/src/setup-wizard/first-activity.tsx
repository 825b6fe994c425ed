import { activity } from '@waymark/contracts/activity'
import { ageRangeText } from '@waymark/domain/account/age'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { useHasDraft } from '@waymark/web-kit/drafts'
import { formatCount, formatMoney } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { ActivityDraftForm, firstActivityDraft } from './activity-draft-form.tsx'
import type { FirstArea } from './at-first-location.tsx'
import styles from './setup-wizard.module.css'

interface FirstActivityProps {
  readonly area: FirstArea
  /** Called to continue, with whether there is a draft by now. */
  readonly finish: (hasDraft: boolean) => ReactNode
}

/** The first activity of the first location, kept as a draft; its sessions and publishing it come after the set-up. */
export function FirstActivity({ area: { serviceAreaId, name }, finish }: FirstActivityProps) {
  const hasDraft = useHasDraft()
  const [isAdding, setIsAdding] = useState(() => hasDraft(firstActivityDraft(serviceAreaId)))
  const found = useCall(activity.getActivitiesByServiceAreaId, { serviceAreaId })
  return (
    <Loaded of={found} what="your activities" shape="form" kept="What you saved and typed is kept." headingLevel={3}>
      {({ items }) => (
        <Stack gap={5}>
          <p>
            What can people join at <b>{name}</b>? It stays a draft that nobody sees. You add its sessions and publish
            it under “Activities & events” once the set-up is done.
          </p>
          {items.length > 0 && (
            <ul className={styles.drafts}>
              {items.map((draft) => (
                <li key={draft.activityId}>
                  <b>{draft.title}</b>
                  <span className={styles.later}>
                    {`Draft, ${ageRangeText(draft).toLowerCase()}, ${draft.priceCents === 0 ? 'free' : `${formatMoney(draft.priceCents)} a space`}, ${formatCount(draft.maxSpacesPerSession, 'space')} a session`}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {isAdding || items.length === 0 ? (
            <ActivityDraftForm serviceAreaId={serviceAreaId} onSaved={() => setIsAdding(false)} />
          ) : (
            <div>
              <Button icon={Plus} onPress={() => setIsAdding(true)}>
                Add another activity
              </Button>
            </div>
          )}
          {finish(items.length > 0)}
        </Stack>
      )}
    </Loaded>
  )
}
