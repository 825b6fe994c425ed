import { userManagement } from '@waymark/contracts/user-management'
import { Columns } from '@waymark/ui/columns'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import type { ClientRecord } from './client-record.ts'

interface ClientDetailsFormProps {
  readonly client: ClientRecord
  readonly serviceAreaId: number
}

/** What the organisation keeps of a client without an account. */
export function ClientDetailsForm({ client, serviceAreaId }: ClientDetailsFormProps) {
  const { userProfileId, firstName, lastName, phone, email } = client
  const values = useMemo(
    () => ({ firstName, lastName, phone: phone ?? '', email: email ?? '' }),
    [firstName, lastName, phone, email],
  )
  const form = useForm(userManagement.updateClient, {
    values,
    toInput: (typed) => ({
      ...typed,
      serviceAreaId,
      userProfileId,
      email: typed.email.trim() === '' ? null : typed.email,
    }),
    draft: `client:${userProfileId}`,
    onSuccess: (_done, { values: saved }) => notify('success', `${saved.firstName} ${saved.lastName} is saved.`),
  })
  return (
    <Form {...form.props} label={`Details of ${firstName} ${lastName}`} purpose="save their details">
      <Columns gap={5}>
        <TextField {...form.field('firstName')} label="First name" autoComplete="off" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="off" />
      </Columns>
      <Columns gap={5}>
        <TextField {...form.field('phone')} label="Phone" type="tel" autoComplete="off" />
        <EmailField
          {...form.field('email')}
          label="Email address"
          hint="We send news of their bookings there. If they join with it, they are asked whether these are theirs."
          isOptional
          autoComplete="off"
        />
      </Columns>
      <div>
        <SubmitButton>Save details</SubmitButton>
      </div>
    </Form>
  )
}
