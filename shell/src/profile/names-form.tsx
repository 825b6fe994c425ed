import { account } from '@waymark/contracts/account'
import { Columns } from '@waymark/ui/columns'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { updateUser } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'

/** The person's name, as organisations and staff see it. */
export function NamesForm({ user: { firstName, lastName } }: { readonly user: SessionUser }) {
  const form = useForm(account.updateProfile, {
    values: { firstName, lastName },
    draft: 'profile-names',
    onSuccess: (saved) => {
      updateUser({ firstName: saved.firstName, lastName: saved.lastName })
      notify('success', 'Your name is saved.')
    },
  })
  return (
    <Form {...form.props} label="Your name" purpose="save your name">
      <Columns gap={5}>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </Columns>
      <SubmitButton>Save name</SubmitButton>
    </Form>
  )
}
