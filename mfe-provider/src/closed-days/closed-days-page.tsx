import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { NoLocation } from '../no-location.tsx'
import { ClosedDays } from './closed-days.tsx'
import { Closing } from './closing.tsx'
import { OwnDayForm } from './own-day-form.tsx'
import { PublicHolidays } from './public-holidays.tsx'

/** /service-area/closed-days: the days on which the location is closed, and the public holidays it can close for. */
export function ClosedDaysPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="Closed days">
        Here you will say on which days a location is closed, once your organisation has one.
      </NoLocation>
    )
  return <ClosedDaysOf key={area.serviceAreaId} area={area} />
}

function ClosedDaysOf({ area }: { readonly area: CurrentServiceArea }) {
  const page = usePage()
  return (
    <Page>
      <PageHeading
        page={page}
        lead={`On a closed day nobody can book a service or a session of ${area.name}, and its page says so. What is booked already stays, until you move or cancel it.`}
      />
      <Stack gap={12}>
        <ClosedDays serviceAreaId={area.serviceAreaId} />
        <PublicHolidays serviceAreaId={area.serviceAreaId} />
        <OwnDayForm serviceAreaId={area.serviceAreaId} />
        <Closing serviceAreaId={area.serviceAreaId} areaName={area.name} />
      </Stack>
    </Page>
  )
}
