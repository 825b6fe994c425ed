import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { FileDrop } from '@waymark/ui/file-drop'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useObjectUrl } from '@waymark/web-kit/use-object-url'
import { useMemo } from 'react'
import { imageHint, imageTypes, tooLargeSentence } from '../upload-files.ts'
import { type Described, fieldOfPicture, pictureToSend } from './asked.ts'
import styles from './location-pictures.module.css'
import type { Pictured } from './pictured.ts'

interface AltDialogProps {
  readonly pictured: Pictured
  readonly asked: Described
  /** Another file for the same picture; the text stays. */
  readonly onFile: (file: File) => void
  readonly onClose: () => void
}

const title = 'What does the picture show?'
const maxAltLength = 200

/** Asks for the alternative text of a picture; it cannot be saved without. A reload forgets the file, never the text. */
export function AltDialog(props: AltDialogProps) {
  const { asked, onClose } = props
  const file = 'file' in asked ? asked.file : null
  return (
    <Dialog isOpen onClose={onClose} title={title} subtitle={file?.name} hasCloseButton={false}>
      <PictureForm key={file ? `${file.name} ${file.size} ${file.lastModified}` : ''} {...props} file={file} />
    </Dialog>
  )
}

interface PictureFormProps extends AltDialogProps {
  /** Null for a picture that is saved. */
  readonly file: File | null
}

function PictureForm({ pictured, asked, file, onFile, onClose }: PictureFormProps) {
  const tooLarge = file && tooLargeSentence(file)
  const values = useMemo(() => ({ alt: 'alt' in asked ? asked.alt : '' }), [asked])
  const form = useForm(pictured.call, {
    values,
    toInput: ({ alt }) => ({ ...pictured.id, ...pictureToSend(asked, alt.trim(), file) }),
    pathOf: fieldOfPicture,
    check: ({ alt }) => ({
      alt: alt.trim() === '' ? 'Say what the picture shows.' : undefined,
      file: tooLarge ?? undefined,
    }),
    draft: `picture-words:${pictured.draft}:${'pictureId' in asked ? asked.pictureId : asked.kind}`,
    onSuccess: () => {
      notify('success', 'The pictures are saved.')
      onClose()
    },
  })
  const isRefused = form.props.errors.file !== undefined
  const preview = useObjectUrl(file)

  return (
    <Form {...form.props} label={title}>
      {preview && !isRefused && <img className={styles.preview} src={preview} alt="What you chose" />}
      <TextField
        {...form.field('alt')}
        label="In words"
        hint="Read aloud to people who cannot see it: “Ramp with handrails beside the steps”."
        maxCharacters={maxAltLength}
      />
      {isRefused && (
        <FileDrop
          name="file"
          label="Another picture"
          hint={imageHint}
          acceptedTypes={imageTypes}
          onFiles={([next]) => next && onFile(next)}
        />
      )}
      <Cluster>
        <SubmitButton pendingLabel={file ? 'Sending' : 'Saving'}>
          {file ? 'Save the picture' : 'Save the description'}
        </SubmitButton>
        <Button
          onPress={() => {
            form.reset()
            onClose()
          }}
        >
          Cancel
        </Button>
      </Cluster>
    </Form>
  )
}
