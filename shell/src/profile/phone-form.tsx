import { notification } from '@waymark/contracts/notification'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'

/** The number of a phone that a code is sent to. */
export function PhoneForm({ isFirst }: { readonly isFirst: boolean }) {
  const form = useForm(notification.sendPhoneCode, {
    values: { phone: '' },
    fieldOf: { TooManyCodes: 'phone' },
    onSuccess: (_settings, { reset }) => {
      reset()
      notify('success', 'We have sent a code to your phone.')
    },
  })
  return (
    <Form {...form.props} label="Your mobile phone" purpose="get a code by text message">
      <TextField
        {...form.field('phone')}
        isOptional={false}
        label={isFirst ? 'Mobile phone number' : 'Another mobile phone number'}
        hint="We send a code to it, so that nobody else gets your text messages."
        type="tel"
        autoComplete="tel"
      />
      <SubmitButton variant="secondary">Send me a code</SubmitButton>
    </Form>
  )
}
