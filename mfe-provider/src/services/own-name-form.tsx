import { service } from '@waymark/contracts/service'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { Section } from '@waymark/ui/section'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import type { ServiceDetail } from './service-detail.ts'

interface OwnNameFormProps {
  readonly detail: ServiceDetail
  readonly own: NonNullable<ServiceDetail['own']>
}

/** What an own service is called and what it is, wherever the organisation offers it. */
export function OwnNameForm({ detail, own }: OwnNameFormProps) {
  const { serviceAreaServiceId, serviceName, catalogueDescription } = detail
  const { version, besideName, otherLocationCount } = own
  const values = useMemo(
    () => ({ name: serviceName, description: catalogueDescription }),
    [serviceName, catalogueDescription],
  )
  const form = useForm(service.updateOwnService, {
    values,
    toInput: (words) => ({ ...words, serviceAreaServiceId, version }),
    fieldOf: { NameInCatalogue: 'name', NameTaken: 'name', OfferedElsewhere: 'name' },
    draft: `own-service:${serviceAreaServiceId}`,
    onSuccess: ({ serviceName: saved }) => notify('success', `${saved} is saved.`),
  })

  return (
    <Section title="Your own service" hint={`Beside ${besideName} in the catalogue, in the same sizes.`}>
      <Form {...form.props} label="Your own service">
        {otherLocationCount > 0 && (
          <Notice tone="info">
            {`${formatCount(otherLocationCount, 'other location')} of your organisation ${otherLocationCount === 1 ? 'has' : 'have'} it too: what you change here changes there.`}
          </Notice>
        )}
        <TextField
          {...form.field('name')}
          label="Name"
          hint="Bookings that are made keep the name that they were made with."
        />
        <TextArea {...form.field('description')} label="What it is" isOptional={false} rows={3} />
        <SubmitButton variant="secondary">Save name</SubmitButton>
      </Form>
    </Section>
  )
}
