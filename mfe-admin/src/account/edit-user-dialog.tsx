import { account } from '@waymark/contracts/account'
import { checkInput } from '@waymark/contracts/check-input'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Dialog } from '@waymark/ui/dialog'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { TextField } from '@waymark/ui/text-field'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import css from './account.module.css'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { draftOf, merged, type UserDraft, userInput, userLabels } from './user-draft.ts'
import { nameOf, type UserRow } from './user-query.ts'

interface EditUserDialogProps {
  readonly row: UserRow
  readonly onClose: () => void
}

const refusedFields = { EmailTaken: 'email', LastAdmin: 'isAccountAdmin', NotYourself: 'isActive' }

/** What an administrator may change about a person. When two save at once, the second is told and decides. */
export function EditUserDialog({ row, onClose }: EditUserDialogProps) {
  const { userProfileId } = row
  // The state that the draft is based on; it moves on after somebody else has saved.
  const [base, setBase] = useState(row)
  const [initial] = useState(() => draftOf(row))
  const draft = useDraft<UserDraft>(`user-${userProfileId}-${row.version}`, initial)
  const { value, change } = draft
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const save = useSend(account.updateUserByGlobalAdmin, {
    quiet: true,
    onSuccess: () => {
      draft.discard()
      notify('success', `${value.firstName} ${value.lastName} is saved.`)
      onClose()
    },
  })

  function submit() {
    const input = checkInput(account.updateUserByGlobalAdmin.input, userInput(base, value))
    setFields(input.ok ? {} : input.fields)
    if (input.ok) save.mutate({ input: input.value })
  }

  const isClash = save.error?.name === 'ChangedMeanwhile'
  const faults = useFormErrors(isClash ? null : save.error, refusedFields, fields)
  const isMoving = value.email.toLowerCase() !== base.email
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Edit ${nameOf(row)}`}
      subtitle={row.accountType === 'Business' && row.accountName}
    >
      <div className={css.dialog}>
        {isClash && (
          <ChangedMeanwhile
            base={base}
            onGoOn={(now) => {
              change(merged(draftOf(base), value, draftOf(now)))
              setBase(now)
              save.reset()
            }}
          />
        )}
        <Form label={`Edit ${nameOf(row)}`} {...faults} purpose="save this person" onSubmit={submit}>
          <div className={css.pair}>
            <TextField
              name="firstName"
              label={userLabels.firstName}
              maxCharacters={100}
              value={value.firstName}
              onChange={(firstName) => change((before) => ({ ...before, firstName }))}
            />
            <TextField
              name="lastName"
              label={userLabels.lastName}
              maxCharacters={100}
              value={value.lastName}
              onChange={(lastName) => change((before) => ({ ...before, lastName }))}
            />
          </div>
          <EmailField
            name="email"
            label={userLabels.email}
            hint={
              isMoving
                ? 'We send a link to this address. They are logged out now, and cannot log in until they have confirmed it.'
                : 'They use it to log in.'
            }
            value={value.email}
            onChange={(email) => change((before) => ({ ...before, email }))}
          />
          <TextField
            name="phone"
            label={userLabels.phone}
            isOptional
            inputMode="tel"
            value={value.phone}
            onChange={(phone) => change((before) => ({ ...before, phone }))}
          />
          {row.accountType === 'Business' && (
            <Checkbox
              name="isAccountAdmin"
              isSelected={value.isAccountAdmin}
              onChange={(isAccountAdmin) => change((before) => ({ ...before, isAccountAdmin }))}
              hint={`Can do everything at every location of ${row.accountName}.`}
            >
              Account admin
            </Checkbox>
          )}
          <Checkbox
            name="isActive"
            isSelected={value.isActive}
            onChange={(isActive) => change((before) => ({ ...before, isActive }))}
            hint={
              value.isActive
                ? 'Can log in.'
                : 'They are logged out everywhere and cannot log in. Their bookings stay as they are.'
            }
          >
            Active
          </Checkbox>
          <div className={css.buttons}>
            <Button
              type="submit"
              variant="primary"
              isPending={save.isPending}
              disabledReason={isClash ? 'Check what they saved first.' : undefined}
            >
              Save changes
            </Button>
            <Button
              onPress={() => {
                draft.discard()
                onClose()
              }}
            >
              Leave it as it was
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  )
}
