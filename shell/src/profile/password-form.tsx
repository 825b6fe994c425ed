import { account } from '@waymark/contracts/account'
import { checkInput } from '@waymark/contracts/check-input'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { notify } from '@waymark/web-kit/notices'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { PasswordRules } from '../sign-in/password-rules.tsx'

const labels = { currentPassword: 'Current password', newPassword: 'New password' }
const refusedFields = { WrongPassword: 'currentPassword' }

/** A new password; the person's other sessions end. */
export function PasswordForm() {
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  // A new form after each change: it must not keep the old passwords.
  const [changeCount, setChangeCount] = useState(0)
  const change = useSend(account.changePassword, {
    quiet: true,
    onSuccess: () => {
      setChangeCount((count) => count + 1)
      notify('success', 'Your new password is set. You are logged out on your other devices.')
    },
  })

  function submit(data: FormData) {
    const input = checkInput(account.changePassword.input, Object.fromEntries(data))
    setFields(input.ok ? {} : input.fields)
    if (input.ok) change.mutate({ input: input.value })
  }

  const faults = useFormErrors(change.error, refusedFields, fields)
  return (
    <Form key={changeCount} label="Password" {...faults} purpose="change your password" onSubmit={submit}>
      <PasswordField name="currentPassword" label={labels.currentPassword} />
      <PasswordField
        name="newPassword"
        label={labels.newPassword}
        autoComplete="new-password"
        hint={<PasswordRules />}
      />
      <div>
        <Button type="submit" isPending={change.isPending}>
          Change password
        </Button>
      </div>
    </Form>
  )
}
