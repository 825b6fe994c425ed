import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { FileDrop } from '@waymark/ui/file-drop'
import { Notice } from '@waymark/ui/notice'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { Stack } from '@waymark/ui/stack'
import { TextField } from '@waymark/ui/text-field'
import type { CallError } from '@waymark/web-kit/call-error'
import { useState } from 'react'
import { imageHint, imageTypes, tooLargeSentence } from '../upload-files.ts'
import styles from './location-pictures.module.css'
import { useObjectUrl } from './use-object-url.ts'

interface AltDialogProps {
  /** The alternative text as a draft. */
  readonly words: string
  readonly onText: (words: string) => void
  /** The new picture, or null for one that is saved. */
  readonly file: File | null
  /** 0 to 100 while it uploads, otherwise null. */
  readonly percent: number | null
  readonly error: CallError | null
  readonly onSave: () => void
  /** Replaces the file; the text stays. */
  readonly onFile: (file: File) => void
  readonly onClose: () => void
}

const maxAltLength = 200

/** Asks for the alternative text of a picture; it cannot be saved without. */
export function AltDialog({ words, onText, file, percent, error, onSave, onFile, onClose }: AltDialogProps) {
  const [hasTried, setHasTried] = useState(false)
  const preview = useObjectUrl(file)
  const isEmpty = words.trim() === ''
  const textError = error?.fields.bannerImageAlt ?? error?.fields['OtherImagesAlt.0']
  const otherError = error && textError === undefined ? (Object.values(error.fields)[0] ?? error.message) : undefined
  const fileFault = (file && tooLargeSentence(file)) ?? otherError

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="What does the picture show?"
      subtitle={file?.name}
      hasCloseButton={false}
      actions={
        <>
          <Button
            variant="primary"
            isPending={percent !== null}
            pendingLabel={file ? 'Sending' : 'Saving'}
            onPress={() => {
              setHasTried(true)
              if (!isEmpty && !(file && tooLargeSentence(file))) onSave()
            }}
          >
            {file ? 'Save the picture' : 'Save the description'}
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </>
      }
    >
      <Stack gap={5}>
        {preview && !fileFault && <img className={styles.preview} src={preview} alt="What you chose" />}
        {fileFault && (
          <Notice tone="danger" title="Not saved." isLive>
            {fileFault} Your words are kept.
          </Notice>
        )}
        <TextField
          label="In words"
          hint="Read aloud to people who cannot see it: “Ramp with handrails beside the steps”."
          maxCharacters={maxAltLength}
          value={words}
          onChange={onText}
          errorMessage={hasTried && isEmpty ? 'Say what the picture shows.' : textError}
        />
        {file && fileFault && percent === null && (
          <FileDrop
            label="Another picture"
            hint={imageHint}
            acceptedTypes={imageTypes}
            onFiles={([next]) => next && onFile(next)}
          />
        )}
        {file && percent !== null && <ProgressBar percent={percent} words={`Sending, ${Math.round(percent)} %`} />}
      </Stack>
    </Dialog>
  )
}
