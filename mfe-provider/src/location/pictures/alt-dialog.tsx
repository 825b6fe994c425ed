import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { TextField } from '@waymark/ui/text-field'
import type { CallError } from '@waymark/web-kit/call-error'
import { useState } from 'react'

interface AltDialogProps {
  /** The words that the picture has. */
  readonly alt: string
  /** The new picture, or null for one that is saved. */
  readonly file: File | null
  /** 0 to 100 while it goes up, else null. */
  readonly percent: number | null
  readonly error: CallError | null
  readonly onSave: (alt: string) => void
  readonly onClose: () => void
}

/** Asks for the words of a picture; without them it is not saved. */
export function AltDialog({ alt, file, percent, error, onSave, onClose }: AltDialogProps) {
  const [typed, setTyped] = useState(alt)
  const [hasTried, setHasTried] = useState(false)
  const words = typed.trim()

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
              if (words !== '') onSave(words)
            }}
          >
            {file ? 'Add the picture' : 'Save the words'}
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </>
      }
    >
      <TextField
        label="In words"
        hint="Read out to people who do not see it: “Ramp with handrails beside the steps”."
        maxLength={200}
        value={typed}
        onChange={setTyped}
        errorMessage={hasTried && words === '' ? 'Say what the picture shows.' : error?.message}
      />
      {file && percent !== null && <ProgressBar percent={percent} words={`Sending, ${Math.round(percent)} %`} />}
    </Dialog>
  )
}
