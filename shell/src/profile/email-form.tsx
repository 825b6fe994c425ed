import { account } from '@waymark/contracts/account'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { PasswordField } from '@waymark/ui/password-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import type { OwnProfile } from './own-details.tsx'

const empty = { email: '', password: '' }

/** Another email address; it is the person's once the link that is sent to it is used. */
export function EmailForm({ own }: { readonly own: OwnProfile }) {
  const form = useForm(account.changeEmail, {
    values: empty,
    fieldOf: { WrongPassword: 'password' },
    onSuccess: (_done, { reset }) => {
      reset()
      notify('success', 'We have sent a link to your new address.')
    },
  })
  return (
    <>
      <p>
        You log in as <b>{own.email}</b>.
      </p>
      {own.newEmail !== null && (
        <Notice tone="info" title="One more step." isLive>
          Open the link that we sent to {own.newEmail}. It works for 48 hours. Until then you log in as before.
        </Notice>
      )}
      <Form {...form.props} label="Your email address" purpose="change your email address">
        <EmailField
          {...form.field('email')}
          label="New email address"
          hint="We send a link to it. When you use it, you are logged out everywhere and log in with the new address."
          autoComplete="email"
        />
        <PasswordField {...form.field('password')} label="Your password" autoComplete="current-password" />
        <SubmitButton variant="secondary">Change email address</SubmitButton>
      </Form>
    </>
  )
}
