import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Columns } from '@waymark/ui/columns'
import { Dialog } from '@waymark/ui/dialog'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { nameOf, type UserRow } from './user-query.ts'

interface EditUserDialogProps {
  readonly row: UserRow
  readonly onClose: () => void
}

/** What an administrator may change about a person. When two save at once, the second is told and decides. */
export function EditUserDialog({ row, onClose }: EditUserDialogProps) {
  const { userProfileId } = row
  const latest = useCall(account.getUserList, { userProfileId }, { staleMs: 0 })
  const saved = latest.data?.items[0] ?? row
  const form = useForm(account.updateUserByGlobalAdmin, {
    values: editedPart(saved),
    toInput: (typed) => ({ ...typed, userProfileId, version: saved.version }),
    fieldOf: { EmailTaken: 'email', LastAdmin: 'isAccountAdmin', NotYourself: 'isActive' },
    draft: `user-${userProfileId}`,
    onSuccess: (_answer, { values: { firstName, lastName } }) => {
      notify('success', `${firstName} ${lastName} is saved.`)
      onClose()
    },
  })
  const { email, isActive } = form.values
  const title = `Edit ${nameOf(row)}`
  return (
    <Dialog isOpen onClose={onClose} title={title} subtitle={row.accountType === 'Business' && row.accountName}>
      <Form {...form.props} label={title} purpose="save this person">
        <Columns>
          <TextField {...form.field('firstName')} label="First name" />
          <TextField {...form.field('lastName')} label="Last name" />
        </Columns>
        <EmailField
          {...form.field('email')}
          label="Email"
          hint={
            email.toLowerCase() === saved.email
              ? 'They use it to log in.'
              : 'We send a link to this address. They are logged out now, and cannot log in until they have confirmed it.'
          }
        />
        <TextField {...form.field('phone')} label="Phone" inputMode="tel" />
        {row.accountType === 'Business' && (
          <Checkbox
            {...form.tick('isAccountAdmin')}
            hint={`Can do everything at every location of ${row.accountName}.`}
          >
            Account admin
          </Checkbox>
        )}
        <Checkbox
          {...form.tick('isActive')}
          hint={
            isActive
              ? 'Can log in.'
              : 'They are logged out everywhere and cannot log in. Their bookings stay as they are.'
          }
        >
          Active
        </Checkbox>
        <Cluster>
          <SubmitButton>Save changes</SubmitButton>
          <Button
            onPress={() => {
              form.reset()
              onClose()
            }}
          >
            Leave it as it was
          </Button>
        </Cluster>
      </Form>
    </Dialog>
  )
}

function editedPart({ firstName, lastName, email, phone, isAccountAdmin, isActive }: UserRow) {
  return { firstName, lastName, email, phone: phone ?? '', isAccountAdmin, isActive }
}
