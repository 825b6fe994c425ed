import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { factorName } from './factor-name.ts'

interface RemoveDialogProps {
  readonly factor: { readonly secondFactorId: number; readonly name: string; readonly createdAt: string }
  readonly onClose: () => void
}

/** Takes an authenticator app or a passkey off the account, after the password. */
export function RemoveDialog({ factor, onClose }: RemoveDialogProps) {
  const { secondFactorId } = factor
  const name = factorName(factor)
  const form = useForm(account.removeSecondFactor, {
    values: { currentPassword: '' },
    toInput: (typed) => ({ ...typed, secondFactorId }),
    fieldOf: { WrongPassword: 'currentPassword' },
    onSuccess: () => {
      notify('success', `${name} is removed.`)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={`Remove ${name}?`} isDismissable={!form.isPending}>
      <Form {...form.props} label="Remove" purpose="remove it">
        <Stack gap={5}>
          <p>It no longer opens your account. Without any second step, your password alone does.</p>
          <PasswordField {...form.field('currentPassword')} label="Your password" />
          <Cluster>
            <SubmitButton variant="dangerFill" pendingLabel="Removing">
              Yes, remove it
            </SubmitButton>
            <Button onPress={onClose}>Keep it</Button>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
