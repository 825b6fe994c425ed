import { PageHeading } from '@waymark/ui/page-heading'
import { session } from '@waymark/web-kit/browser-session'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { setServiceArea, useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { DetailsForm } from '../location/details/details-form.tsx'
import { useLocationForm } from '../location/details/use-location-form.ts'
import { emptyLocation, type Location } from '../location/location-draft.ts'

/** /service-area/new: adds a location; pictures, access facts and services follow on its own screens. */
export function NewLocationPage() {
  const page = usePage()
  const navigate = useNavigate()
  const countryId = useAppStore(({ user }) => user?.countryId ?? 1)

  async function open({ serviceAreaId, name }: Location) {
    // The new location is one of the person's from the next token on.
    await session.refresh(true)
    setServiceArea(serviceAreaId)
    notify('success', `${name} is added. Now add its pictures and access facts.`)
    await navigate(`/service-area/${serviceAreaId}`)
  }

  const form = useLocationForm({
    location: null,
    countryId,
    values: emptyLocation,
    draft: 'new-location',
    onSaved: open,
  })
  return (
    <>
      <PageHeading page={page} lead="Say what it is and where. Pictures, access facts and services come after this." />
      <DetailsForm location={null} countryId={countryId} form={form} saveLabel="Add the location" />
    </>
  )
}
