import { Form } from '@waymark/ui/form'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { amenitiesPath, amenityHref } from '../amenities/amenity-paths.ts'
import { NoLocation } from '../no-location.tsx'
import { emptyAmenity } from './amenity-draft.ts'
import { DetailsFields } from './details-fields.tsx'
import { useAmenityForm } from './use-amenity-form.ts'

/** /service-area/amenity/new: describes an amenity; pictures, access facts and booking follow. */
export function NewAmenityPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="New amenity">
        Here you will describe a toilet, a quiet room or another amenity, once your organisation has a location.
      </NoLocation>
    )
  return <NewAmenity key={area.serviceAreaId} area={area} />
}

function NewAmenity({ area }: { readonly area: CurrentServiceArea }) {
  const navigate = useNavigate()
  const countryId = useAppStore(({ user }) => user?.countryId ?? 1)
  const form = useAmenityForm({
    serviceAreaId: area.serviceAreaId,
    saved: null,
    values: emptyAmenity,
    draft: `new-amenity:${area.serviceAreaId}`,
    onSaved: async ({ amenityId, title }, { reset }) => {
      reset()
      notify('success', `${title} is saved as a draft.`)
      await navigate(amenityHref(amenityId))
    },
  })
  return (
    <Page>
      <PageHeading
        page={usePage()}
        lead={`At ${area.name}. It starts as a draft: pictures, access facts and booking come next.`}
        back={{ href: amenitiesPath, label: 'Amenities' }}
      />
      <Form {...form.props} label="New amenity" purpose="save it as a draft">
        <DetailsFields form={form} countryId={countryId} />
        <SubmitButton>Save as a draft</SubmitButton>
      </Form>
    </Page>
  )
}
