import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { startActing } from '@waymark/web-kit/acting'
import { useLocation } from '@waymark/web-kit/router'
import { useForm } from '@waymark/web-kit/use-form'
import css from './account.module.css'
import { nameOf, type UserRow } from './user-query.ts'

interface ActAsDialogProps {
  readonly row: UserRow
  readonly onClose: () => void
}

const nothingTyped = { reason: '', password: '', code: '' }

/** Asks for a reason and the administrator's own password before this tab acts as the person. */
export function ActAsDialog({ row, onClose }: ActAsDialogProps) {
  const name = nameOf(row)
  const { pathname, search } = useLocation()
  const form = useForm(account.getUserToken, {
    values: nothingTyped,
    toInput: ({ code, ...typed }) => ({ ...typed, ...(code && { code }), userProfileId: row.userProfileId }),
    fieldOf: { WrongPassword: 'password', SecondFactorNeeded: 'code', WrongCode: 'code' },
    draft: `act-as-${row.userProfileId}`,
    // The gate redirects from here to the person's own first page.
    onSuccess: (user) => startActing(user, `${pathname}${search}`),
  })
  return (
    <Dialog isOpen onClose={onClose} title={`Act as ${name}?`} isDismissable={!form.isPending}>
      <Stack gap={5}>
        <p>
          For 15 minutes you see what they see and can do what they can do, in this tab only. Before the time is up we
          ask whether to continue. Your other tabs stay yours. Reloading this tab ends it.
        </p>
        <ul className={css.points}>
          <li>What you change is recorded with your name. {row.firstName} sees you in the list of their devices.</li>
          <li>
            You cannot change their password or email address, pay or move money, download their data, or delete the
            account.
          </li>
        </ul>
        <Form {...form.props} label={`Act as ${name}`} purpose="continue">
          <TextField
            {...form.field('reason')}
            label="Why?"
            hint={`Such as "${row.firstName} called about a booking". It is kept with your name.`}
          />
          <PasswordField {...form.field('password')} label="Your own password" />
          <TextField
            {...form.field('code')}
            label="Your own code"
            hint="From your authenticator app, or a recovery code. Leave it empty if your account has no second step."
            autoComplete="one-time-code"
          />
          <Cluster>
            <SubmitButton pendingLabel="One moment">{`Act as ${name}`}</SubmitButton>
            <Button onPress={onClose}>Stay as yourself</Button>
          </Cluster>
        </Form>
      </Stack>
    </Dialog>
  )
}
