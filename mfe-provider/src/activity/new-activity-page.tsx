import { Form } from '@waymark/ui/form'
import { PageHeading } from '@waymark/ui/page-heading'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { activitiesPath, activityHref } from '../activities/activity-paths.ts'
import { ManagersOnly } from '../activities/managers-only.tsx'
import { useManagesActivities } from '../activities/use-manages-activities.ts'
import { NoLocation } from '../no-location.tsx'
import { emptyDetails } from './activity-draft.ts'
import { DetailsFields } from './details-fields.tsx'
import { useDetailsForm } from './use-details-form.ts'

/** /service-area/activities-events/new: describes an activity; pictures, access facts, price and sessions follow. */
export function NewActivityPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="New activity">
        Here you will describe what people can join, once your organisation has a location.
      </NoLocation>
    )
  return <NewActivity key={area.serviceAreaId} area={area} />
}

function NewActivity({ area }: { readonly area: CurrentServiceArea }) {
  const page = usePage()
  const isManager = useManagesActivities(area.serviceAreaId)
  return (
    <>
      <PageHeading
        page={page}
        lead={`At ${area.name}. It stays a draft that nobody sees. Pictures, access facts, price and sessions come after this.`}
        back={{ href: activitiesPath, label: 'Activities & events' }}
      />
      {isManager ? <NewActivityForm serviceAreaId={area.serviceAreaId} /> : <ManagersOnly />}
    </>
  )
}

export function NewActivityForm({ serviceAreaId }: { readonly serviceAreaId: number }) {
  const navigate = useNavigate()
  const form = useDetailsForm({
    serviceAreaId,
    saved: null,
    values: emptyDetails,
    draft: `new-activity:${serviceAreaId}`,
    onSaved: async ({ activityId, title }, { reset }) => {
      reset()
      notify('success', `${title} is saved as a draft. Now add its pictures and sessions.`)
      await navigate(activityHref(activityId))
    },
  })
  return (
    <Form {...form.props} label="New activity" purpose="save the draft">
      <DetailsFields form={form} />
      <SubmitButton>Save the draft</SubmitButton>
    </Form>
  )
}
