import { business } from '@waymark/contracts/business'
import type { OutputOf } from '@waymark/contracts/define-call'
import { nzbnText } from '@waymark/domain/account/nzbn'
import { taxNumberName, taxNumberText } from '@waymark/domain/account/tax-number'
import { country } from '@waymark/domain/enums'
import { Columns } from '@waymark/ui/columns'
import { Form } from '@waymark/ui/form'
import { SpacelessField } from '@waymark/ui/spaceless-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { updateUser } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import styles from './business-forms.module.css'

export type Business = OutputOf<typeof business.businessProfile>

interface ProfileFormProps {
  readonly profile: Business
  /** The wizard step that this form completes. */
  readonly onboardingStep?: number | undefined
  readonly saveLabel: string
  readonly onSaved: (saved: Business) => void | Promise<void>
}

/** Name, phone and links of the organisation. */
export function ProfileForm({ profile, onboardingStep, saveLabel, onSaved }: ProfileFormProps) {
  const values = useMemo(
    () => ({
      accountName: profile.accountName,
      phone: profile.phone ?? '',
      website: profile.website ?? '',
      legalName: profile.legalName ?? '',
      nzbn: profile.nzbn === null ? '' : nzbnText(profile.nzbn),
      billingAddress: profile.billingAddress ?? '',
      taxNumber: profile.taxNumber === null ? '' : taxNumberText(profile.taxNumber, profile.countryId),
      helpDeskUrl: profile.helpDeskUrl ?? '',
    }),
    [profile],
  )
  const form = useForm(business.updateBusinessProfile, {
    values,
    toInput: (typed) => ({
      ...typed,
      version: profile.version,
      ...(onboardingStep === undefined ? {} : { onboardingStep }),
    }),
    draft: 'business-profile',
    onSuccess: async (saved) => {
      updateUser({ accountName: saved.accountName, helpDeskUrl: saved.helpDeskUrl })
      await onSaved(saved)
    },
  })

  return (
    <div className={styles.form}>
      <Form {...form.props} label="Organisation">
        <Columns>
          <TextField {...form.field('accountName')} label="Name" autoComplete="organization" />
          <TextField {...form.field('phone')} label="Phone" inputMode="tel" />
        </Columns>
        <Columns>
          <SpacelessField
            {...form.field('website')}
            label="Website"
            hint="Such as https://example.org"
            inputMode="url"
          />
          <SpacelessField
            {...form.field('helpDeskUrl')}
            label="Help centre"
            hint="Your own people find it in their menu."
            inputMode="url"
          />
        </Columns>
        <Columns>
          <TextField
            {...form.field('legalName')}
            label="Legal name"
            hint="If it differs. Receipts show it."
            autoComplete="off"
          />
          {profile.countryId === country.nz && (
            <TextField {...form.field('nzbn')} label="NZBN" hint="13 digits. Receipts show it." inputMode="numeric" />
          )}
        </Columns>
        <TextField
          {...form.field('billingAddress')}
          label="Billing address"
          hint="Receipts show it instead of the address of the location."
          autoComplete="billing street-address"
        />
        <TextField
          {...form.field('taxNumber')}
          label={taxNumberName(profile.countryId)}
          hint="Only if you are registered for GST. Receipts then show it with the GST in the price."
          inputMode="numeric"
        />
        <SubmitButton>{saveLabel}</SubmitButton>
      </Form>
    </div>
  )
}
