import { activity } from '@waymark/contracts/activity'
import { serviceArea } from '@waymark/contracts/service-area'
import { ageRangeText } from '@waymark/domain/account/age'
import { Button } from '@waymark/ui/button'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount, formatMoney } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { ActivityDraftForm } from './activity-draft-form.tsx'
import styles from './setup-wizard.module.css'
import { StepError } from './step-error.tsx'

interface FirstActivityProps {
  /** Called to continue, with whether there is a draft by now. */
  readonly finish: (hasDraft: boolean) => ReactNode
}

/** The first activity of the first location, kept as a draft; its sessions and publishing it come after the set-up. */
export function FirstActivity({ finish }: FirstActivityProps) {
  const [isAdding, setIsAdding] = useState(false)
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  const [area] = areas.data ?? []
  const found = useCall(
    activity.getActivitiesByServiceAreaId,
    { serviceAreaId: area?.serviceAreaId ?? 0 },
    { enabled: area !== undefined },
  )
  if (areas.isError || found.isError) return <StepError title="Your activities did not load" asked={[areas, found]} />
  if (!area || !found.data) return <Skeleton label="Loading your activities" shape="form" count={3} />
  const { items } = found.data
  const isFormShown = isAdding || items.length === 0
  return (
    <div className={styles.step}>
      <p>
        What can people join at <b>{area.name}</b>? It stays a draft that nobody sees. You add its sessions and publish
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
      {isFormShown ? (
        <ActivityDraftForm serviceAreaId={area.serviceAreaId} onSaved={() => setIsAdding(false)} />
      ) : (
        <div>
          <Button icon={Plus} onPress={() => setIsAdding(true)}>
            Add another activity
          </Button>
        </div>
      )}
      {finish(items.length > 0)}
    </div>
  )
}
