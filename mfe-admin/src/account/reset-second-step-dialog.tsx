import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { nameOf, type UserRow } from './user-query.ts'

interface ResetSecondStepDialogProps {
  readonly row: UserRow
  readonly onClose: () => void
}

/** Takes the second step off the account of somebody who has lost it. */
export function ResetSecondStepDialog({ row, onClose }: ResetSecondStepDialogProps) {
  const form = useForm(account.resetSecondFactor, {
    values: { reason: '', currentPassword: '' },
    toInput: (typed) => ({ ...typed, userProfileId: row.userProfileId }),
    fieldOf: { WrongPassword: 'currentPassword' },
    draft: `second-step-${row.userProfileId}`,
    onSuccess: () => {
      notify('success', `${nameOf(row)} logs in with the password alone now.`)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Take off the second step of ${nameOf(row)}?`}
      isDismissable={!form.isPending}
    >
      <Form {...form.props} label="Take off the second step" purpose="take it off">
        <Stack gap={5}>
          <p>
            Do this only when you are sure who is asking. Their apps, passkeys and recovery codes are deleted, they are
            logged out everywhere, and an email tells them. It is recorded with your name.
          </p>
          <TextField
            {...form.field('reason')}
            label="Why, and how do you know who it is?"
            hint={`Such as "${row.firstName} lost the phone; called back on the number we have".`}
          />
          <PasswordField {...form.field('currentPassword')} label="Your own password" />
          <Cluster>
            <SubmitButton variant="dangerFill" pendingLabel="One moment">
              Take it off
            </SubmitButton>
            <Button
              onPress={() => {
                form.reset()
                onClose()
              }}
            >
              Leave it
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
