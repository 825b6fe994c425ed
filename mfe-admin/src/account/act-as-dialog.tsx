import { account } from '@waymark/contracts/account'
import { checkInput } from '@waymark/contracts/check-input'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { TextField } from '@waymark/ui/text-field'
import { startActing } from '@waymark/web-kit/acting'
import { useDraft } from '@waymark/web-kit/drafts'
import { useLocation } from '@waymark/web-kit/router'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import css from './account.module.css'
import { nameOf, type UserRow } from './user-query.ts'

interface ActAsDialogProps {
  readonly row: UserRow
  readonly onClose: () => void
}

const labels = { reason: 'Why?', password: 'Your own password' }
const refusedFields = { WrongPassword: 'password' }
const nothingTyped = { reason: '' }

/** Asks for a reason and the administrator's own password before this tab acts as the person. */
export function ActAsDialog({ row, onClose }: ActAsDialogProps) {
  const name = nameOf(row)
  const { pathname, search } = useLocation()
  const draft = useDraft(`act-as-${row.userProfileId}`, nothingTyped)
  const [password, setPassword] = useState('')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const act = useSend(account.getUserToken, {
    quiet: true,
    onSuccess: (user) => {
      draft.discard()
      // The gate redirects from here to the person's own first page.
      startActing(user, `${pathname}${search}`)
    },
  })

  function submit() {
    const wanted = { userProfileId: row.userProfileId, reason: draft.value.reason, password }
    const input = checkInput(account.getUserToken.input, wanted)
    setFields(input.ok ? {} : input.fields)
    if (input.ok) act.mutate({ input: input.value })
  }

  const faults = useFormErrors(act.error, refusedFields, fields)
  return (
    <Dialog isOpen onClose={onClose} title={`Act as ${name}?`} isDismissable={!act.isPending}>
      <div className={css.dialog}>
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
        <Form label={`Act as ${name}`} {...faults} purpose="continue" onSubmit={submit}>
          <TextField
            name="reason"
            label={labels.reason}
            hint={`Such as "${row.firstName} called about a booking". It is kept with your name.`}
            maxCharacters={300}
            value={draft.value.reason}
            onChange={(reason) => draft.change({ reason })}
          />
          <PasswordField name="password" label={labels.password} value={password} onChange={setPassword} />
          <div className={css.buttons}>
            <Button type="submit" variant="primary" isPending={act.isPending} pendingLabel="One moment">
              {`Act as ${name}`}
            </Button>
            <Button onPress={onClose}>Stay as yourself</Button>
          </div>
        </Form>
      </div>
    </Dialog>
  )
}
