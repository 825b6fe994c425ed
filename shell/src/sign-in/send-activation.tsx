import { Button } from '@waymark/ui/button'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { MailboxLink } from './mailbox-link.tsx'
import { usePublicForm } from './use-public-form.ts'

const loadResend = async () => (await import('@waymark/contracts/account')).account.resentActiveEmail

/** Resends the email that confirms an address; asks for the address when it is not known. */
export function SendActivation({ email }: { readonly email?: string }) {
  const resend = usePublicForm(loadResend)
  if (resend.isDone) {
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
        <Button isPending={resend.isPending} pendingLabel="Sending" onPress={() => resend.submit({ email })}>
          Send the link again
        </Button>
        {resend.message && <p role="alert">{resend.message}</p>}
      </div>
    )
  }
  return (
    <Form
      label="Send the link again"
      errors={resend.fields}
      message={resend.message}
      purpose="send the link"
      onSubmit={(data) => resend.submit(Object.fromEntries(data))}
    >
      <EmailField name="email" label="Email" hint="The address you registered with" />
      <div>
        <Button type="submit" variant="primary" isPending={resend.isPending} pendingLabel="Sending">
          Send the link again
        </Button>
      </div>
    </Form>
  )
}
