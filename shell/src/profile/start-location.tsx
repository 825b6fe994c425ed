import { account } from '@waymark/contracts/account'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { type OwnServiceArea, updateUser } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'

/** No location in particular: the first one of the list. */
const none = 0

interface StartLocationProps {
  readonly user: SessionUser
  readonly areas: readonly OwnServiceArea[]
}

/** The location at which a person of an organisation starts after logging in. */
export function StartLocation({ user: { firstName, lastName, defaultServiceAreaId }, areas }: StartLocationProps) {
  const form = useForm(account.updateProfile, {
    values: { defaultServiceAreaId: defaultServiceAreaId ?? none },
    toInput: ({ defaultServiceAreaId: id }) => ({
      firstName,
      lastName,
      defaultServiceAreaId: id === none ? null : id,
    }),
    draft: 'profile-start',
    onSuccess: (saved) => {
      updateUser({ defaultServiceAreaId: saved.defaultServiceAreaId })
      notify('success', 'Where you start is saved.')
    },
  })
  return (
    <Form {...form.props} label="Where you start" purpose="save where you start">
      <SelectField
        {...form.field('defaultServiceAreaId')}
        isOptional={false}
        label="Location"
        options={[
          { id: none, label: 'No location in particular' },
          ...areas.map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name })),
        ]}
      />
      <SubmitButton variant="secondary">Save where I start</SubmitButton>
    </Form>
  )
}
