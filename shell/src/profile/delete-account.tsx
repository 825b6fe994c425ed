import { account } from '@waymark/contracts/account'
import { checkInput } from '@waymark/contracts/check-input'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { TextLink } from '@waymark/ui/text-link'
import { notify } from '@waymark/web-kit/notices'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useId, useState } from 'react'
import { useLogOut } from '../frame/user-menu.tsx'
import css from './profile-page.module.css'

const labels = { password: 'Your password' }
const refusedFields = { WrongPassword: 'password' }

/** Deleting the account: what goes, what stays, and the confirmation with the password. */
export function DeleteAccount({ user }: { readonly user: SessionUser }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={css.fields}>
      <WhatGoes isBusiness={user.accountType === 'Business'} />
      <div>
        <Button variant="danger" onPress={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking && <DeleteDialog email={user.email} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

function WhatGoes({ isBusiness }: { readonly isBusiness: boolean }) {
  return (
    <>
      <p>
        <b>What goes:</b> your name, address, phone, needs, filters, shortlist, devices, notifications, your calendar
        address, and the words of your feedback and of the messages about your own bookings.
      </p>
      <p>
        <b>What stays, without your name:</b> that a booking took place, with its time, service and fee; the stars that
        you gave.
        {isBusiness &&
          ' The organisation, its locations, and what you wrote to clients for it stay with the organisation.'}
      </p>
    </>
  )
}

function DeleteDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const formId = useId()
  const logOut = useLogOut()
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const remove = useSend(account.deleteMyAccount, {
    quiet: true,
    // The session ended with the account: nothing can be read again.
    refresh: 'byScreen',
    onSuccess: async () => {
      await logOut()
      notify('success', 'Your account is deleted.')
    },
  })
  const { error } = remove
  const faults = useFormErrors(error, refusedFields, fields)

  function submit(data: FormData) {
    const input = checkInput(account.deleteMyAccount.input, Object.fromEntries(data))
    setFields(input.ok ? {} : input.fields)
    if (input.ok) remove.mutate({ input: input.value })
  }

  return (
    <Dialog isOpen onClose={onClose} title="Delete your account?" subtitle={email} isDismissable={!remove.isPending}>
      <Form label="Delete my account" {...faults} purpose="delete your account" onSubmit={submit}>
        <p id={formId}>This cannot be undone. We ask for your password, so that nobody else can do it.</p>
        {error?.name === 'HasComingBookings' && (
          <p>
            <TextLink href="/booking/upcoming">See your upcoming bookings</TextLink>
          </p>
        )}
        <PasswordField name="password" label={labels.password} />
        <div className={css.row}>
          <Button type="submit" variant="dangerFill" isPending={remove.isPending} pendingLabel="Deleting">
            Yes, delete my account
          </Button>
          <Button onPress={onClose}>Keep my account</Button>
        </div>
      </Form>
    </Dialog>
  )
}
