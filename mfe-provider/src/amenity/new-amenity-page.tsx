import { Form } from '@waymark/ui/form'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { amenitiesPath, amenityHref, amenityManagementPath } from '../amenities/amenity-paths.ts'
import { NoLocation } from '../no-location.tsx'
import { emptyAmenity } from './amenity-draft.ts'
import { DetailsFields } from './details-fields.tsx'
import { useAmenityForm } from './use-amenity-form.ts'

const lead = 'It starts as a draft: pictures, access facts and booking come next.'

/** /service-area/amenity/new: describes an amenity; pictures, access facts and booking follow. */
export function NewAmenityPage() {
  const current = useAppStore(({ currentServiceArea }) => currentServiceArea)
  const hasSeveral = useAppStore(({ serviceAreas }) => serviceAreas.length > 1)
  const [query] = useSearchParams()
  if (!current)
    return (
      <NoLocation title="New amenity">
        Here you will describe a toilet, a quiet room or another amenity, once your organisation has a location.
      </NoLocation>
    )
  return hasSeveral && query.has('location') ? <AtChosenLocation /> : <AtCurrentLocation area={current} />
}

function AtCurrentLocation({ area: { serviceAreaId, name } }: { readonly area: CurrentServiceArea }) {
  return (
    <Page>
      <PageHeading page={usePage()} lead={`At ${name}. ${lead}`} back={{ href: amenitiesPath, label: 'Amenities' }} />
      <NewAmenityForm key={serviceAreaId} serviceAreaId={serviceAreaId} draft={`new-amenity:${serviceAreaId}`} />
    </Page>
  )
}

function AtChosenLocation() {
  const areas = useAppStore(({ serviceAreas }) => serviceAreas)
  const [query, setQuery] = useSearchParams()
  const chosen = areas.find(({ serviceAreaId }) => String(serviceAreaId) === query.get('location'))
  return (
    <Page>
      <PageHeading page={usePage()} lead={lead} back={{ href: amenityManagementPath, label: 'Amenity management' }} />
      <SelectField
        label="Location"
        hint="The place that it belongs to. It may stand somewhere else nearby."
        options={areas.map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name }))}
        value={chosen?.serviceAreaId ?? null}
        onChange={(id) => setQuery({ location: String(id) }, { replace: true, preventScrollReset: true })}
      />
      {chosen && <NewAmenityForm serviceAreaId={chosen.serviceAreaId} draft="new-amenity" />}
    </Page>
  )
}

interface NewAmenityFormProps {
  readonly serviceAreaId: number
  readonly draft: string
}

function NewAmenityForm({ serviceAreaId, draft }: NewAmenityFormProps) {
  const navigate = useNavigate()
  const countryId = useAppStore(({ user }) => user?.countryId ?? 1)
  const form = useAmenityForm({
    serviceAreaId,
    saved: null,
    values: emptyAmenity,
    draft,
    onSaved: async ({ amenityId, title }, { reset }) => {
      reset()
      notify('success', `${title} is saved as a draft.`)
      await navigate(amenityHref(amenityId))
    },
  })
  return (
    <Form {...form.props} label="New amenity" purpose="save it as a draft">
      <DetailsFields form={form} countryId={countryId} />
      <SubmitButton>Save as a draft</SubmitButton>
    </Form>
  )
}
