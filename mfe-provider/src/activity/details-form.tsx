import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useMemo } from 'react'
import { type Activity, detailsOf } from './activity-draft.ts'
import { DetailsFields } from './details-fields.tsx'
import { useDetailsForm } from './use-details-form.ts'

/** The details of a saved activity. */
export function DetailsForm({ saved }: { readonly saved: Activity }) {
  const values = useMemo(() => detailsOf(saved), [saved])
  const form = useDetailsForm({
    serviceAreaId: saved.serviceAreaId,
    saved,
    values,
    draft: `activity:${saved.activityId}`,
    onSaved: ({ title }) => notify('success', `${title} is saved.`),
  })
  return (
    <Form {...form.props} label={`Details of ${saved.title}`} purpose="save the details">
      <DetailsFields form={form} />
      <SubmitButton>Save details</SubmitButton>
    </Form>
  )
}
