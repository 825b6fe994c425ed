import { business } from '@waymark/contracts/business'
import { Button } from '@waymark/ui/button'
import { croppedFile } from '@waymark/ui/draw-crop'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { updateUser } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { PickedPictureField } from '../picked-picture-field.tsx'
import { usePickedPicture } from '../use-picked-picture.ts'
import styles from './business-forms.module.css'
import type { Business } from './profile-form.tsx'

const logoShape = { width: 360, height: 360, isFilled: false }

interface LogoFormProps {
  readonly profile: Business
  /** The wizard step that this form completes. */
  readonly onboardingStep?: number | undefined
  readonly saveLabel: string
  readonly onSaved: (saved: Business) => void | Promise<void>
}

/** Logo and description of the organisation, as clients see them before they book. */
export function LogoForm({ profile, onboardingStep, saveLabel, onSaved }: LogoFormProps) {
  const values = useMemo(() => ({ description: profile.description, isLogoDeleted: false }), [profile])
  const picked = usePickedPicture()
  const form = useForm(business.uploadLogo, {
    values,
    toInput: async ({ description, isLogoDeleted }) => {
      const logo = picked.picture ? await croppedFile(picked.picture, logoShape, picked.crop, 'logo') : null
      return {
        version: profile.version,
        description,
        isLogoDeleted: isLogoDeleted && logo === null,
        ...(onboardingStep === undefined ? {} : { onboardingStep }),
        logo,
      }
    },
    fieldOf: { isLogoDeleted: 'logo' },
    draft: 'business-logo',
    onSuccess: async (saved, { reset }) => {
      reset()
      picked.forget()
      updateUser({ logo: saved.logo })
      await onSaved(saved)
    },
  })
  const shown = form.values.isLogoDeleted ? null : profile.logo

  return (
    <div className={styles.form}>
      <Form {...form.props} label="Logo and description">
        <TextArea
          {...form.field('description')}
          label="Description"
          hint="Who you help, and what people can expect. Plain words, short sentences."
          rows={5}
        />
        <PickedPictureField
          picked={picked}
          name="logo"
          label={shown || picked.picture ? 'Choose another logo' : 'Logo'}
          hint="JPEG, PNG or WebP, up to 5 MB. You choose the part of it that shows."
          cropLabel="The part of the picture that becomes your logo"
          shape={logoShape}
          listWidth={140}
        >
          {shown && (
            <div className={styles.picture}>
              <img src={shown} alt={`Logo of ${profile.accountName}`} />
              <Button
                variant="dangerQuiet"
                size="small"
                icon={Trash2}
                onPress={() => form.change({ isLogoDeleted: true })}
              >
                Delete the logo
              </Button>
            </div>
          )}
        </PickedPictureField>
        <SubmitButton variant={onboardingStep === undefined ? 'secondary' : 'primary'}>{saveLabel}</SubmitButton>
      </Form>
    </div>
  )
}
