import { business } from '@waymark/contracts/business'
import { Button } from '@waymark/ui/button'
import { FileDrop } from '@waymark/ui/file-drop'
import { Form } from '@waymark/ui/form'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { TextArea } from '@waymark/ui/text-area'
import { useSavedDraft } from '@waymark/web-kit/saved-draft'
import { updateUser } from '@waymark/web-kit/store'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useMemo, useState } from 'react'
import styles from './business-forms.module.css'
import { type Crop, wholePicture } from './logo-crop/crop.ts'
import { croppedFile } from './logo-crop/draw-crop.ts'
import { LogoCrop } from './logo-crop/logo-crop.tsx'
import { forgetPicture, readPicture } from './logo-crop/read-picture.ts'
import type { Business } from './profile-form.tsx'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
const unreadable = 'This picture could not be read. Use a JPEG, PNG or WebP of at most 40 megapixels.'

interface LogoFormProps {
  readonly profile: Business
  /** The step of the wizard that this finishes. */
  readonly onboardingStep?: number | undefined
  readonly saveLabel: string
  readonly onSaved: (saved: Business) => void | Promise<void>
}

/** Logo and description of the organisation, as clients see them before they book. */
export function LogoForm({ profile, onboardingStep, saveLabel, onSaved }: LogoFormProps) {
  const saved = useMemo(() => ({ description: profile.description }), [profile])
  const draft = useSavedDraft('business-logo', saved)
  const logo = useNewLogo()
  const [isDeleted, setIsDeleted] = useState(false)
  const save = useSend(business.uploadLogo, {
    quiet: true,
    onSuccess: async (answer) => {
      draft.discard()
      logo.forget()
      setIsDeleted(false)
      updateUser({ logo: answer.logo })
      await onSaved(answer)
    },
  })
  const faults = useFormErrors(save.error)
  const shown = isDeleted ? null : profile.logo

  async function submit() {
    const { picture, crop } = logo
    const file = picture ? await croppedFile(picture, crop) : null
    save.mutate({
      input: {
        version: profile.version,
        description: draft.value.description,
        isLogoDeleted: isDeleted && file === null,
        ...(onboardingStep === undefined ? {} : { onboardingStep }),
      },
      ...(file ? { files: { logo: file } } : {}),
    })
  }

  return (
    <div className={styles.form}>
      <Form label="Logo and description" conflicts={draft.theirs} {...faults} onSubmit={() => void submit()}>
        <TextArea
          name="description"
          label="Description"
          isOptional
          hint="Who you help, and what people can expect. Plain words, short sentences."
          rows={5}
          maxCharacters={4000}
          value={draft.value.description}
          onChange={(description) => draft.change({ description })}
        />
        <div className={styles.logo}>
          {logo.picture ? (
            <>
              <LogoCrop picture={logo.picture} crop={logo.crop} onChange={logo.setCrop} />
              <div>
                <Button variant="dangerQuiet" size="small" icon={Trash2} onPress={logo.forget}>
                  Do not use this picture
                </Button>
              </div>
            </>
          ) : (
            shown && (
              <div className={styles.picture}>
                <img src={shown} alt={`Logo of ${profile.accountName}`} />
                <Button variant="dangerQuiet" size="small" icon={Trash2} onPress={() => setIsDeleted(true)}>
                  Delete the logo
                </Button>
              </div>
            )
          )}
          <FileDrop
            name="logo"
            label={shown || logo.picture ? 'Another logo instead' : 'Logo'}
            hint="JPEG, PNG or WebP, up to 5 MB and 40 megapixels. You choose the part of it that shows."
            acceptedTypes={imageTypes}
            errorMessage={logo.error ?? faults.errors?.logo}
            onFiles={([first]) => void (first && logo.choose(first))}
          />
        </div>
        {logo.picture && save.isPending && (
          <ProgressBar percent={save.progress} words={`Sending, ${Math.round(save.progress)} %`} />
        )}
        <div>
          <Button
            type="submit"
            variant={onboardingStep === undefined ? 'secondary' : 'primary'}
            isPending={save.isPending}
          >
            {saveLabel}
          </Button>
        </div>
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
    },
    forget: () => {
      setPicture(null)
      setError(undefined)
    },
  }
}
