import { service } from '@waymark/contracts/service'
import { texts } from '@waymark/domain/texts'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { SelectField } from '@waymark/ui/select-field'
import { announce } from '@waymark/web-kit/announcement'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { NoLocation } from '../no-location.tsx'
import { visitText } from './duration-words.ts'
import { emptyDraft, type ScheduleDraft } from './schedule-draft.ts'
import { ServiceSchedule } from './service-schedule.tsx'
import { useSchedulingQuery } from './use-scheduling-query.ts'

/** /service-area/scheduling: the weekly times of each service of the location, and the days that are different. */
export function SchedulingPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="Scheduling">
        Here you will set the weekly times of each service, once your organisation has a location.
      </NoLocation>
    )
  return <LocationSchedule area={area} />
}

function LocationSchedule({ area }: { readonly area: CurrentServiceArea }) {
  const page = usePage()
  const { query, change } = useSchedulingQuery()
  const services = useCall(service.getServiceAreaServiceToSchedule, { serviceAreaId: area.serviceAreaId })
  const chosen =
    services.data?.find((one) => one.serviceAreaServiceId === query.serviceAreaServiceId) ?? services.data?.[0]
  const draft = useDraft<ScheduleDraft>(`schedule:${chosen?.serviceAreaServiceId ?? 0}`, emptyDraft)

  function choose(serviceAreaServiceId: number) {
    if (draft.value.open !== 'none') {
      notify('error', texts.unsavedSchedule)
      return
    }
    change({ serviceAreaServiceId })
    const name = services.data?.find((one) => one.serviceAreaServiceId === serviceAreaServiceId)?.serviceName
    if (name) announce(`Times of ${name}`)
  }

  return (
    <>
      <PageHeading
        page={page}
        actions={
          chosen &&
          query.tab !== 'many' && (
            <SelectField
              isInline
              label="Service"
              options={(services.data ?? []).map((one) => ({
                id: one.serviceAreaServiceId,
                label: `${one.serviceName} (${visitText(one)})`,
                detail: one.lineCount === 0 ? 'No weekly times yet' : undefined,
              }))}
              value={chosen.serviceAreaServiceId}
              onChange={choose}
            />
          )
        }
      />
      <Loaded
        of={services}
        what="the services"
        shape="table"
        count={6}
        kept="A line that you had not saved is kept."
        empty={({ length }) =>
          length === 0 && {
            title: `${area.name} offers no services yet`,
            action: <LinkButton href="/service-area/services">Choose services</LinkButton>,
            children: 'Here you will set when each service starts, and the days that are different.',
          }
        }
      >
        {(offered) =>
          chosen && (
            <ServiceSchedule
              key={chosen.serviceAreaServiceId}
              serviceAreaId={area.serviceAreaId}
              serviceAreaServiceId={chosen.serviceAreaServiceId}
              services={offered}
              draft={draft}
              query={query}
              onQuery={change}
            />
          )
        }
      </Loaded>
    </>
  )
}
