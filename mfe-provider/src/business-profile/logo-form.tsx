import { business } from '@waymark/contracts/business'
import { Button } from '@waymark/ui/button'
import { FileDrop } from '@waymark/ui/file-drop'
import { Form } from '@waymark/ui/form'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { TextArea } from '@waymark/ui/text-area'
import { useDraft } from '@waymark/web-kit/drafts'
import { updateUser } from '@waymark/web-kit/store'
import { useSend } from '@waymark/web-kit/use-send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useMemo, useState } from 'react'
import styles from './business-forms.module.css'
import type { Business } from './profile-form.tsx'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

const labels = { description: 'Description', logo: 'Logo' }

interface LogoFormProps {
  readonly profile: Business
  /** The step of the wizard that this finishes. */
  readonly onboardingStep?: number | undefined
  readonly saveLabel: string
  readonly onSaved: (saved: Business) => void | Promise<void>
}

/** Logo and description of the organisation, as clients see them before they book. */
export function LogoForm({ profile, onboardingStep, saveLabel, onSaved }: LogoFormProps) {
  const initial = useMemo(() => ({ description: profile.description }), [profile])
  const draft = useDraft('business-logo', initial)
  const [file, setFile] = useState<File | null>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  const preview = usePreview(file)
  const save = useSend(business.uploadLogo, {
    quiet: true,
    invalidates: [business.businessProfile],
    onSuccess: async (saved) => {
      draft.discard()
      setFile(null)
      setIsDeleted(false)
      updateUser({ logo: saved.logo })
      await onSaved(saved)
    },
  })
  const shown = preview ?? (isDeleted ? null : profile.logo)
  // One object for one attempt: the summary takes the focus with each new one.
  const errors = useMemo(() => ({ ...save.error?.fields }), [save.error])
  const hasFields = save.error !== null && Object.keys(save.error.fields).length > 0

  return (
    <div className={styles.form}>
      <Form
        label="Logo and description"
        labels={labels}
        errors={errors}
        message={save.error && !hasFields ? save.error.message : undefined}
        onSubmit={() =>
          save.mutate({
            input: {
              description: draft.value.description,
              isLogoDeleted: isDeleted && file === null,
              ...(onboardingStep === undefined ? {} : { onboardingStep }),
            },
            ...(file ? { files: { logo: file } } : {}),
          })
        }
      >
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
          {shown && (
            <div className={styles.picture}>
              <img src={shown} alt={`${file ? 'New logo' : 'Logo'} of ${profile.accountName}`} />
              <Button
                variant="dangerQuiet"
                size="small"
                icon={Trash2}
                onPress={() => {
                  setFile(null)
                  setIsDeleted(file === null)
                }}
              >
                Delete the logo
              </Button>
            </div>
          )}
          <FileDrop
            name="logo"
            label={shown ? 'Another logo instead' : 'Logo'}
            hint="JPEG, PNG or WebP, up to 5 MB. A square works best."
            acceptedTypes={imageTypes}
            errorMessage={errors.logo}
            onFiles={([first]) => first && setFile(first)}
          />
        </div>
        {file && save.isPending && (
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

/** An address of a chosen file for an image, given back when the file changes. */
function usePreview(file: File | null): string | null {
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => {
    if (preview === null) return undefined
    return () => URL.revokeObjectURL(preview)
  }, [preview])
  return preview
}
