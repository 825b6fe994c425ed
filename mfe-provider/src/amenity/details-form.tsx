import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useMemo } from 'react'
import { type Amenity, detailsOf } from './amenity-draft.ts'
import { DetailsFields } from './details-fields.tsx'
import { useAmenityForm } from './use-amenity-form.ts'

/** The details of a saved amenity. */
export function DetailsForm({ saved }: { readonly saved: Amenity }) {
  const values = useMemo(() => detailsOf(saved), [saved])
  const form = useAmenityForm({
    serviceAreaId: saved.serviceAreaId,
    saved,
    values,
    draft: `amenity:${saved.amenityId}`,
    onSaved: ({ title }) => notify('success', `${title} is saved.`),
  })
  return (
    <Form {...form.props} label={`Details of ${saved.title}`} purpose="save the details">
      <DetailsFields form={form} countryId={saved.currency === 'NZD' ? 1 : 2} />
      <SubmitButton>Save details</SubmitButton>
    </Form>
  )
}
