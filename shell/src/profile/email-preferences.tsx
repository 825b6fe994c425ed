import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { isOfOrganisations } from '@waymark/domain/account/email-kinds'
import { Checkbox } from '@waymark/ui/checkbox'
import { FieldGroup } from '@waymark/ui/field-group'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'

type Preferences = OutputOf<typeof account.getUserEmailPreferences>
type Preference = Preferences['preferences'][number] | NonNullable<Preferences['laterPreferences']>[number]

interface EmailPreferencesProps {
  readonly userProfileId: number
  readonly isBusiness: boolean
}

/** Which emails about bookings a person wants, kind by kind. */
export function EmailPreferences({ userProfileId, isBusiness }: EmailPreferencesProps) {
  const found = useCall(account.getUserEmailPreferences, { userProfileId })
  return (
    <Loaded of={found} what="your email choices" shape="form" count={4} kept="Nothing you saved is lost.">
      {({ preferences, laterPreferences = [] }) => {
        const all = [...preferences, ...laterPreferences]
        return (
          <PreferencesForm
            userProfileId={userProfileId}
            preferences={isBusiness ? all : all.filter(({ emailKind }) => !isOfOrganisations(emailKind))}
          />
        )
      }}
    </Loaded>
  )
}

interface PreferencesFormProps {
  readonly userProfileId: number
  readonly preferences: readonly Preference[]
}

function PreferencesForm({ userProfileId, preferences }: PreferencesFormProps) {
  const values = useMemo(
    () => ({ preferences: preferences.map(({ emailKind, isWanted }) => ({ emailKind, isWanted })) }),
    [preferences],
  )
  const form = useForm(account.updateUserEmailPreferences, {
    values,
    toInput: (chosen) => ({ userProfileId, ...chosen }),
    draft: 'email-preferences',
    onSuccess: () => notify('success', 'Your email choices are saved.'),
  })
  return (
    <Form {...form.props} label="Emails" purpose="save your email choices">
      <FieldGroup name="preferences" label="Email me when">
        {preferences.map(({ emailKind, name }, index) => (
          <Checkbox key={emailKind} {...form.tick(`preferences.${index}.isWanted`)}>
            {name}
          </Checkbox>
        ))}
      </FieldGroup>
      <SubmitButton>Save email choices</SubmitButton>
    </Form>
  )
}
