import { business } from '@waymark/contracts/business'
import { Button } from '@waymark/ui/button'
import { type Crop, wholePicture } from '@waymark/ui/crop'
import { croppedFile } from '@waymark/ui/draw-crop'
import { FileDrop } from '@waymark/ui/file-drop'
import { Form } from '@waymark/ui/form'
import { PictureCrop } from '@waymark/ui/picture-crop'
import { forgetPicture, readPicture } from '@waymark/ui/read-picture'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { announce } from '@waymark/web-kit/announcement'
import { updateUser } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useMemo, useState } from 'react'
import styles from './business-forms.module.css'
import type { Business } from './profile-form.tsx'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
const logoShape = { width: 360, height: 360, isFilled: false }
const unreadable = 'This picture could not be read. Use a JPEG, PNG or WebP of at most 40 megapixels.'

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
  const picked = useNewLogo()
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
        <Stack gap={3}>
          {picked.picture ? (
            <>
              <PictureCrop
                picture={picked.picture}
                shape={logoShape}
                crop={picked.crop}
                label="The part of the picture that becomes your logo"
                small={{ width: 140, caption: 'In lists', label: 'The same, in the small size' }}
                onChange={picked.setCrop}
              />
              <div>
                <Button variant="dangerQuiet" size="small" icon={Trash2} onPress={picked.forget}>
                  Do not use this picture
                </Button>
              </div>
            </>
          ) : (
            shown && (
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
            )
          )}
          <FileDrop
            name="logo"
            label={shown || picked.picture ? 'Choose another logo' : 'Logo'}
            hint="JPEG, PNG or WebP, up to 5 MB and 40 megapixels. You choose the part of it that shows."
            acceptedTypes={imageTypes}
            errorMessage={picked.error}
            onFiles={([first]) => void (first && picked.choose(first))}
          />
        </Stack>
        <SubmitButton variant={onboardingStep === undefined ? 'secondary' : 'primary'}>{saveLabel}</SubmitButton>
      </Form>
    </div>
  )
}

/** A chosen picture and the square of it that becomes the logo. */
function useNewLogo() {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const [error, setError] = useState<string | undefined>()
  useEffect(() => {
    if (!picture) return undefined
    return () => forgetPicture(picture)
  }, [picture])
  return {
    picture,
    crop,
    setCrop,
    error,
    choose: async (file: File) => {
      const read = await readPicture(file)
      setError(read ? undefined : unreadable)
      if (!read) return
      setPicture(read)
      setCrop(wholePicture)
      announce('Choose the part of the picture that shows: with the sliders, or by dragging it.')
    },
    forget: () => {
      setPicture(null)
      setError(undefined)
    },
  }
}
