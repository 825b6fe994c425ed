import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { Button } from '@waymark/ui/button'
import { Disclosure } from '@waymark/ui/disclosure'
import { EmptyState } from '@waymark/ui/empty-state'
import { Skeleton } from '@waymark/ui/skeleton'
import { useDraft } from '@waymark/web-kit/drafts'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { emptyDraft, type ScheduleDraft } from '../scheduling/schedule-draft.ts'
import { WeeklyTimes } from '../scheduling/weekly-times/weekly-times.tsx'
import { AddServiceDialog } from '../services/add-service-dialog.tsx'
import { SizesFeesForm } from '../services/sizes-fees-form.tsx'
import { useServicesOfArea } from '../services/use-services-of-area.ts'
import styles from './setup-wizard.module.css'
import { StepError } from './step-error.tsx'

/** The services of the first location, each with its fees and weekly times. */
export function FirstServices() {
  const [isAdding, setIsAdding] = useState(false)
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  const [area] = areas.data ?? []
  const rows = useServicesOfArea(area?.serviceAreaId)
  if (areas.error ?? rows.error) return <StepError title="Your services did not load" asked={[areas, rows]} />
  if (!area || !rows.data) return <Skeleton label="Loading the services" shape="form" count={3} />
  const add = (
    <Button icon={Plus} onPress={() => setIsAdding(true)}>
      Add a service
    </Button>
  )
  return (
    <div className={styles.services}>
      {rows.data.length === 0 ? (
        <EmptyState title="No services yet" headingLevel={3} action={add}>
          Here you will see what clients can book at {area.name}: choose at least one, then set its fees and times.
        </EmptyState>
      ) : (
        <>
          {rows.data.map((row) => (
            <Disclosure
              key={row.serviceAreaServiceId}
              title={`${row.serviceName}, ${row.lineCount === 0 ? 'no weekly times yet' : formatCount(row.lineCount, 'weekly time')}`}
            >
              <FirstService serviceAreaServiceId={row.serviceAreaServiceId} />
            </Disclosure>
          ))}
          <div>{add}</div>
        </>
      )}
      {isAdding && (
        <AddServiceDialog area={area} onAdded={() => setIsAdding(false)} onClose={() => setIsAdding(false)} />
      )}
    </div>
  )
}

function FirstService({ serviceAreaServiceId }: { readonly serviceAreaServiceId: number }) {
  const detail = useCall(service.getDetailServiceAreaService, { id: serviceAreaServiceId })
  const base = useCall(service.getServiceScheduleBase, { id: serviceAreaServiceId })
  const draft = useDraft<ScheduleDraft>(`schedule:${serviceAreaServiceId}`, emptyDraft)
  if (detail.isError || base.isError) return <StepError title="The service did not load" asked={[detail, base]} />
  if (!detail.data || !base.data) return <Skeleton label="Loading the service" shape="form" count={3} />
  return (
    <div className={styles.service}>
      <SizesFeesForm detail={detail.data} />
      <WeeklyTimes serviceAreaId={detail.data.serviceAreaId} base={base.data} draft={draft} />
    </div>
  )
}
