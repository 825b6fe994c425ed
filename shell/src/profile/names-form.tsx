import { account } from '@waymark/contracts/account'
import { checkInput } from '@waymark/contracts/check-input'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { TextField } from '@waymark/ui/text-field'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { updateUser } from '@waymark/web-kit/store'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import css from './profile-page.module.css'

const labels = { firstName: 'First name', lastName: 'Last name' }

/** The person's name, as organisations and staff see it. */
export function NamesForm({ user }: { readonly user: SessionUser }) {
  const [initial] = useState({ firstName: user.firstName, lastName: user.lastName })
  const draft = useDraft('profile-names', initial)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const save = useSend(account.updateProfile, {
    quiet: true,
    onSuccess: ({ firstName, lastName }) => {
      updateUser({ firstName, lastName })
      notify('success', 'Your name is saved.')
    },
  })

  function submit() {
    const input = checkInput(account.updateProfile.input, draft.value)
    setFields(input.ok ? {} : input.fields)
    if (input.ok) save.mutate({ input: input.value })
  }

  const faults = useFormErrors(save.error, undefined, fields)
  return (
    <Form label="Your name" {...faults} purpose="save your name" onSubmit={submit}>
      <div className={css.pair}>
        <TextField
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          value={draft.value.firstName}
          onChange={(firstName) => draft.change((before) => ({ ...before, firstName }))}
        />
        <TextField
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
          value={draft.value.lastName}
          onChange={(lastName) => draft.change((before) => ({ ...before, lastName }))}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" isPending={save.isPending}>
          Save name
        </Button>
      </div>
    </Form>
  )
}
