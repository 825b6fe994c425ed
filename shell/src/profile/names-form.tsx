import { account } from '@waymark/contracts/account'
import { Columns } from '@waymark/ui/columns'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { updateUser } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import type { OwnProfile } from './own-details.tsx'

/** The person's name and phone number, as organisations and staff see them. */
export function NamesForm({ own }: { readonly own: OwnProfile }) {
  const form = useForm(account.updateProfile, {
    values: useMemo(() => ({ firstName: own.firstName, lastName: own.lastName, phone: own.phone ?? '' }), [own]),
    draft: 'profile-names',
    onSuccess: (saved) => {
      updateUser({ firstName: saved.firstName, lastName: saved.lastName })
      notify('success', 'Your name and phone are saved.')
    },
  })
  return (
    <Form {...form.props} label="Your name and phone" purpose="save your name">
      <Columns gap={5}>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </Columns>
      <TextField
        {...form.field('phone')}
        label="Phone"
        hint="The people who come call this number if they are late. You can leave it empty."
        type="tel"
        isOptional
        autoComplete="tel"
      />
      <SubmitButton>Save name and phone</SubmitButton>
    </Form>
  )
}
