import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { notify } from '@waymark/web-kit/notices'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { updateUser, useAppStore } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import { useState } from 'react'
import styles from './venue-panel.module.css'

/** Under which name somebody who is signed in books from the map, to be put right there. */
export function BookedAs() {
  const user = useAppStore((state) => state.user)
  const [isOpen, setOpen] = useState(false)
  if (!user) return null
  return (
    <p className={styles.small}>
      You book as {user.firstName} {user.lastName}.{' '}
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        Change <VisuallyHidden>my name</VisuallyHidden>
      </Button>
      {isOpen && (
        <Dialog isOpen title="Your name" hasCloseButton={false} onClose={() => setOpen(false)}>
          <NameForm user={user} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </p>
  )
}

interface NameFormProps {
  readonly user: SessionUser
  readonly onClose: () => void
}

export function NameForm({ user: { firstName, lastName }, onClose }: NameFormProps) {
  const form = useForm(account.mapUpdateProfile, {
    values: { firstName, lastName },
    draft: 'map-names',
    onSuccess: (saved, { reset }) => {
      reset()
      updateUser({ firstName: saved.firstName, lastName: saved.lastName })
      notify('success', 'Your name is saved.')
      onClose()
    },
  })
  return (
    <Form {...form.props} label="Your name" purpose="save your name">
      <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
      <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      <div className={styles.actions}>
        <SubmitButton>Save name</SubmitButton>
        <Button
          onPress={() => {
            form.reset()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </Form>
  )
}
