import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { isSpokenLanguage, maxSpokenLanguages, spokenLanguages } from '@waymark/domain/language/spoken-languages'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { croppedFile } from '@waymark/ui/draw-crop'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { PickedPictureField } from '../picked-picture-field.tsx'
import { usePickedPicture } from '../use-picked-picture.ts'
import { ChosenLanguages } from './chosen-languages.tsx'
import css from './staff-profile.module.css'

const photoShape = { width: 240, height: 240, isFilled: true }

interface StaffProfileFormProps {
  readonly shown: OutputOf<typeof account.getStaffProfile>
  /** Whose it is; null for one's own. */
  readonly personName: string | null
}

/** The photo and the languages of somebody of a team. */
export function StaffProfileForm({ shown, personName }: StaffProfileFormProps) {
  const { userProfileId } = shown
  const values = useMemo(
    () => ({ languages: shown.languages.filter(isSpokenLanguage), isPhotoDeleted: false }),
    [shown],
  )
  const picked = usePickedPicture()
  const form = useForm(account.updateStaffProfile, {
    values,
    toInput: async ({ languages, isPhotoDeleted }) => {
      const photo = picked.picture ? await croppedFile(picked.picture, photoShape, picked.crop, 'photo') : null
      return { userProfileId, languages, isPhotoDeleted: isPhotoDeleted && photo === null, photo }
    },
    fieldOf: { isPhotoDeleted: 'photo' },
    draft: `staff-profile-${userProfileId}`,
    onSuccess: (_saved, { reset }) => {
      reset()
      picked.forget()
      notify('success', 'Saved. Clients see it from now on.')
    },
  })
  const { languages, isPhotoDeleted } = form.values
  const photo = isPhotoDeleted ? null : shown.photo
  const left = spokenLanguages.filter(({ code }) => !languages.includes(code))
  const whose = personName === null ? 'Your photo' : `Photo of ${personName}`
  return (
    <Form {...form.props} label="Photo and languages" purpose="save the photo and languages">
      <PickedPictureField
        picked={picked}
        name="photo"
        label={photo || picked.picture ? 'Choose another photo' : 'Photo'}
        hint="Clients see it. A face, so that people know who is at their door: JPEG, PNG or WebP, up to 5 MB. You choose the part that shows."
        cropLabel="The part of the picture that clients see"
        shape={photoShape}
        listWidth={72}
      >
        {photo && (
          <Cluster gap={4}>
            <img className={css.photo} src={photo} alt={whose} />
            <Button
              variant="dangerQuiet"
              size="small"
              icon={Trash2}
              onPress={() => form.change({ isPhotoDeleted: true })}
            >
              Take the photo away
            </Button>
          </Cluster>
        )}
      </PickedPictureField>
      <Stack gap={3}>
        <SelectField
          {...form.field('languages')}
          label="Add a language"
          hint={`Clients see them. Spoken or signed, at most ${maxSpokenLanguages}.`}
          isOptional
          value={null}
          isDisabled={languages.length >= maxSpokenLanguages}
          options={left.map(({ code, name }) => ({ id: code, label: name }))}
          onChange={(code) => form.change({ languages: [...languages, code] })}
        />
        <ChosenLanguages languages={languages} onChange={(chosen) => form.change({ languages: chosen })} />
      </Stack>
      <SubmitButton variant="secondary">Save photo and languages</SubmitButton>
    </Form>
  )
}
