import { userManagement } from '@waymark/contracts/user-management'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Columns } from '@waymark/ui/columns'
import { Dialog } from '@waymark/ui/dialog'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { useForm } from '@waymark/web-kit/use-form'
import { FoundClients } from './found-clients.tsx'

interface NewClientFormProps {
  readonly serviceAreaId: number
  readonly onAdded: (clientUserProfileId: number) => void
  readonly onClose: () => void
}

const empty = { firstName: '', lastName: '', phone: '', email: '', hasAgreed: false, consentNote: '' }

export const newClientDraft = (serviceAreaId: number) => `new-client:${serviceAreaId}`

/** A client who rings up for the first time, with what they agreed to. */
export function NewClientForm({ serviceAreaId, onAdded, onClose }: NewClientFormProps) {
  const form = useForm(userManagement.addClient, {
    values: empty,
    toInput: (typed) => ({
      ...typed,
      serviceAreaId,
      email: typed.email === '' ? null : typed.email,
      hasAgreed: typed.hasAgreed ? (true as const) : null,
    }),
    asks: ['PhoneIsKnown', 'EmailIsKnown'],
    draft: newClientDraft(serviceAreaId),
    onSuccess: ({ userProfileId }, { reset }) => {
      reset()
      onAdded(userProfileId)
    },
  })
  const { question, values } = form
  return (
    <Form {...form.props} label="Add a client" purpose="add the client">
      <Columns gap={5}>
        <TextField {...form.field('firstName')} label="First name" autoComplete="off" autoFocus={!form.isRestored} />
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
      <Checkbox {...form.tick('hasAgreed')} label="They agree">
        They agree that we keep these details and book for them
      </Checkbox>
      <TextField
        {...form.field('consentNote')}
        label="How they agreed"
        hint="On the phone, or their daughter for them."
        maxCharacters={200}
      />
      <Cluster gap={3}>
        <SubmitButton pendingLabel="Adding">Add and book</SubmitButton>
        <Button
          onPress={() => {
            form.reset()
            onClose()
          }}
        >
          Cancel
        </Button>
      </Cluster>
      <Dialog
        isOpen={question !== null}
        onClose={form.dismissQuestion}
        title="Is it one of these?"
        role="alertdialog"
        hasCloseButton={false}
        actions={
          <>
            <Button onPress={() => form.submit({ isSomebodyElse: true })}>No, add somebody else</Button>
            <Button onPress={form.dismissQuestion}>Go back</Button>
          </>
        }
      >
        <p>{question?.message}</p>
        <FoundClients
          serviceAreaId={serviceAreaId}
          search={question?.name === 'EmailIsKnown' ? values.email : values.phone}
          onChosen={(userProfileId) => {
            form.reset()
            onAdded(userProfileId)
          }}
        />
      </Dialog>
    </Form>
  )
}
