import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { TextField } from '@waymark/ui/text-field'
import { useObjectUrl } from '@waymark/web-kit/use-object-url'
import { type FormEvent, useId, useState } from 'react'
import styles from './access-facts.module.css'

interface ProofWordsProps {
  readonly file: File
  /** The option that the picture proves. */
  readonly what: string
  readonly onDone: (alt: string) => void
  readonly onClose: () => void
}

const maxAltLength = 200

/** Asks what a picture of proof shows, before it is sent: it is not taken without. */
export function ProofWords({ file, what, onDone, onClose }: ProofWordsProps) {
  const id = useId()
  const preview = useObjectUrl(file)
  const [alt, setAlt] = useState('')
  const [wrong, setWrong] = useState<string>()
  const words = alt.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (words === '') setWrong('Say what the picture shows.')
    else if (words.length > maxAltLength) setWrong(`Use at most ${maxAltLength} characters.`)
    else onDone(words)
  }
  return (
    <Dialog
      isOpen
      title="What does the picture show?"
      subtitle={what}
      hasCloseButton={false}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} variant="primary">
            Save the picture
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.proofWords}>
        {preview && <img src={preview} alt="What you chose" />}
        <TextField
          name="proofPhotoAlt"
          label="In words"
          hint="Read aloud to people who cannot see it: “Ramp with handrails beside the steps”."
          maxCharacters={maxAltLength}
          value={alt}
          errorMessage={wrong}
          onChange={(typed) => {
            setAlt(typed)
            setWrong(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
