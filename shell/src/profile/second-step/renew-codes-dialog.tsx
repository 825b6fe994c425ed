import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { useForm } from '@waymark/web-kit/use-form'
import { RecoveryCodes } from './recovery-codes.tsx'

/** New recovery codes in place of the old ones, after the password. */
export function RenewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm(account.renewRecoveryCodes, {
    values: { currentPassword: '' },
    fieldOf: { WrongPassword: 'currentPassword' },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={form.answer ? 'Keep your recovery codes' : 'New recovery codes'}
      isDismissable={!form.answer}
    >
      {form.answer ? (
        <RecoveryCodes codes={form.answer.recoveryCodes} onClose={onClose} />
      ) : (
        <Form {...form.props} label="New recovery codes" purpose="make new codes">
          <Stack gap={5}>
            <p>The old codes stop working.</p>
            <PasswordField {...form.field('currentPassword')} label="Your password" />
            <Cluster>
              <SubmitButton pendingLabel="One moment">Make new codes</SubmitButton>
              <Button onPress={onClose}>Keep the old ones</Button>
            </Cluster>
          </Stack>
        </Form>
      )}
    </Dialog>
  )
}
