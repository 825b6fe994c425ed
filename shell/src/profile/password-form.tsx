import { account } from '@waymark/contracts/account'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { PasswordRules } from '../sign-in/password-rules.tsx'

const empty = { currentPassword: '', newPassword: '' }

/** A new password; the person's other sessions end. */
export function PasswordForm() {
  const form = useForm(account.changePassword, {
    values: empty,
    fieldOf: { WrongPassword: 'currentPassword' },
    onSuccess: (_done, { reset }) => {
      reset()
      notify('success', 'Your new password is set. You are logged out on your other devices.')
    },
  })
  return (
    <Form {...form.props} label="Password" purpose="change your password">
      <PasswordField {...form.field('currentPassword')} label="Current password" />
      <PasswordField
        {...form.field('newPassword')}
        label="New password"
        autoComplete="new-password"
        hint={<PasswordRules />}
      />
      <SubmitButton variant="secondary">Change password</SubmitButton>
    </Form>
  )
}
