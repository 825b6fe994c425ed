import { notification } from '@waymark/contracts/notification'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'

/** The code that was sent to a phone. */
export function PhoneCodeForm({ phone }: { readonly phone: string }) {
  const form = useForm(notification.confirmPhone, {
    values: { code: '' },
    fieldOf: { WrongPhoneCode: 'code', PhoneCodeEnded: 'code' },
    onSuccess: () => notify('success', 'Your phone is confirmed. Now choose what to get text messages about.'),
  })
  return (
    <Form {...form.props} label="The code that we sent" purpose="confirm your phone">
      <p>
        We have sent a code to <b>{phone}</b>. It works for 10 minutes.
      </p>
      <TextField
        {...form.field('code')}
        isOptional={false}
        label="Code from the text message"
        hint="If none comes and you once replied STOP to us from this phone, text START to that number and ask again."
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SubmitButton pendingLabel="Checking">Confirm my phone</SubmitButton>
    </Form>
  )
}
