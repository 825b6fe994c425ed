import { business } from '@waymark/contracts/business'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { ConflictNotice } from '@waymark/ui/conflict-notice'
import { Form } from '@waymark/ui/form'
import { SpacelessField } from '@waymark/ui/spaceless-field'
import { TextField } from '@waymark/ui/text-field'
import { useSavedDraft } from '@waymark/web-kit/saved-draft'
import { updateUser } from '@waymark/web-kit/store'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo } from 'react'
import styles from './business-forms.module.css'

export type Business = OutputOf<typeof business.businessProfile>

const labels = { accountName: 'Name', phone: 'Phone', website: 'Website', helpDeskUrl: 'Help centre' }

interface ProfileFormProps {
  readonly profile: Business
  /** The step of the wizard that this finishes. */
  readonly onboardingStep?: number | undefined
  readonly saveLabel: string
  readonly onSaved: (saved: Business) => void | Promise<void>
}

/** Name, phone and links of the organisation. */
export function ProfileForm({ profile, onboardingStep, saveLabel, onSaved }: ProfileFormProps) {
  const saved = useMemo(
    () => ({
      accountName: profile.accountName,
      phone: profile.phone ?? '',
      website: profile.website ?? '',
      helpDeskUrl: profile.helpDeskUrl ?? '',
    }),
    [profile],
  )
  const draft = useSavedDraft('business-profile', saved)
  const { accountName, phone, website, helpDeskUrl } = draft.value
  const save = useSend(business.updateBusinessProfile, {
    quiet: true,
    onSuccess: async (answer) => {
      draft.discard()
      updateUser({ accountName: answer.accountName, helpDeskUrl: answer.helpDeskUrl })
      await onSaved(answer)
    },
  })
  const change = (changes: Partial<typeof saved>) => draft.change((before) => ({ ...before, ...changes }))
  const faults = useFormErrors(save.error)

  return (
    <div className={styles.form}>
      <Form
        label="Organisation"
        labels={labels}
        {...faults}
        onSubmit={() =>
          save.mutate({
            input: {
              version: profile.version,
              accountName,
              phone: phone === '' ? null : phone,
              website: website === '' ? null : website,
              helpDeskUrl: helpDeskUrl === '' ? null : helpDeskUrl,
              ...(onboardingStep === undefined ? {} : { onboardingStep }),
            },
          })
        }
      >
        <ConflictNotice theirs={draft.theirs} labels={labels} />
        <TextField
          name="accountName"
          label="Name"
          autoComplete="organization"
          value={accountName}
          onChange={(text) => change({ accountName: text })}
        />
        <TextField
          name="phone"
          label="Phone"
          isOptional
          inputMode="tel"
          value={phone}
          onChange={(text) => change({ phone: text })}
        />
        <SpacelessField
          name="website"
          label="Website"
          isOptional
          hint="Such as https://example.org"
          inputMode="url"
          value={website}
          onChange={(text) => change({ website: text })}
        />
        <SpacelessField
          name="helpDeskUrl"
          label="Help centre"
          isOptional
          hint="Where your own people find help. It stands in their menu."
          inputMode="url"
          value={helpDeskUrl}
          onChange={(text) => change({ helpDeskUrl: text })}
        />
        <div>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            {saveLabel}
          </Button>
        </div>
      </Form>
    </div>
  )
}
