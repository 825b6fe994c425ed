import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { SubmitButton } from '@waymark/ui/submit-button'
import { useForm } from '@waymark/web-kit/use-form'
import { MailboxLink } from './mailbox-link.tsx'

/** Resends the email that confirms an address; asks for the address when it is not known. */
export function SendActivation({ email }: { readonly email?: string }) {
  const form = useForm(account.resentActiveEmail, { values: { email: email ?? '' }, draft: 'send-activation' })
  if (form.answer) {
    return (
      <Notice tone="success" title="On its way." isLive>
        If this address still needs to be confirmed, we send a new link within a minute. It works for 48 hours.{' '}
        <MailboxLink />
      </Notice>
    )
  }
  if (email !== undefined) {
    return (
      <div>
        <Button isPending={form.isPending} pendingLabel="Sending" onPress={() => void form.submit()}>
          Send the link again
        </Button>
        {form.error && <p role="alert">{form.error.message}</p>}
      </div>
    )
  }
  return (
    <Form {...form.props} label="Send the link again" purpose="send the link">
      <EmailField {...form.field('email')} label="Email" hint="The address you registered with" />
      <SubmitButton pendingLabel="Sending">Send the link again</SubmitButton>
    </Form>
  )
}
