import { consumer } from '@waymark/contracts/consumer'
import { service } from '@waymark/contracts/service'
import { Button } from '@waymark/ui/button'
import { Disclosure } from '@waymark/ui/disclosure'
import { allLoaded } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
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
import type { FirstArea } from './at-first-location.tsx'

/** The services of the first location, each with its fees and weekly times. */
export function FirstServices({ area }: { readonly area: FirstArea }) {
  const [isAdding, setIsAdding] = useState(false)
  const rows = useServicesOfArea(area.serviceAreaId)
  const add = (
    <Button icon={Plus} onPress={() => setIsAdding(true)}>
      Add a service
    </Button>
  )
  return (
    <>
      <Loaded
        of={rows}
        what="your services"
        shape="form"
        kept="What you saved and typed is kept."
        headingLevel={3}
        empty={({ length }) =>
          length === 0 && {
            title: 'No services yet',
            action: add,
            children: `Here you will see what clients can book at ${area.name}: choose at least one, then set its fees and times.`,
          }
        }
      >
        {(services) => (
          <Stack gap={3}>
            <StillMissing area={area} />
            {services.map(({ serviceAreaServiceId, serviceName, lineCount }) => (
              <Disclosure
                key={serviceAreaServiceId}
                title={`${serviceName}, ${lineCount === 0 ? 'no weekly times yet' : formatCount(lineCount, 'weekly time')}`}
              >
                <FirstService serviceAreaServiceId={serviceAreaServiceId} />
              </Disclosure>
            ))}
            <div>{add}</div>
          </Stack>
        )}
      </Loaded>
      {isAdding && (
        <AddServiceDialog area={area} onAdded={() => setIsAdding(false)} onClose={() => setIsAdding(false)} />
      )}
    </>
  )
}

const missingParts = {
  services: 'a service',
  staff: 'somebody who does the visits',
  'weekly times': 'weekly times',
} as const

/** What the location lacks before anybody can book it. */
function StillMissing({ area }: { readonly area: FirstArea }) {
  const { data } = useCall(consumer.getDataForProviderDashboard, { serviceAreaId: area.serviceAreaId })
  const missing = data?.missing ?? []
  if (missing.length === 0) return null
  return (
    <Notice tone="warning" title={`Nobody can book ${area.name} yet`}>
      It still needs {new Intl.ListFormat('en-NZ').format(missing.map((one) => missingParts[one]))}. You can go on and
      add them later.
    </Notice>
  )
}

function FirstService({ serviceAreaServiceId }: { readonly serviceAreaServiceId: number }) {
  const detail = useCall(service.getDetailServiceAreaService, { id: serviceAreaServiceId })
  const base = useCall(service.getServiceScheduleBase, { id: serviceAreaServiceId })
  const draft = useDraft<ScheduleDraft>(`schedule:${serviceAreaServiceId}`, emptyDraft)
  return (
    <Loaded
      of={allLoaded(detail, base)}
      what="the service"
      shape="form"
      kept="What you saved and typed is kept."
      headingLevel={3}
    >
      {([settings, times]) => (
        <Stack gap={12}>
          <SizesFeesForm detail={settings} level={4} />
          <WeeklyTimes serviceAreaId={settings.serviceAreaId} base={times} draft={draft} level={4} />
        </Stack>
      )}
    </Loaded>
  )
}
