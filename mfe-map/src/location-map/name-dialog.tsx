import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { updateUser } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import styles from './venue-panel.module.css'

interface NameDialogProps {
  readonly user: SessionUser
  readonly onClose: () => void
}

/** The name that somebody books under, to be put right. */
export function NameDialog(props: NameDialogProps) {
  return (
    <Dialog isOpen title="Your name" hasCloseButton={false} onClose={props.onClose}>
      <NameForm {...props} />
    </Dialog>
  )
}

export function NameForm({ user: { firstName, lastName }, onClose }: NameDialogProps) {
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
