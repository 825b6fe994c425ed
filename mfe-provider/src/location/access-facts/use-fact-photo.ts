import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { tooLargeSentence } from '../upload-files.ts'
import { factEdits, factsToSend } from './fact-edits.ts'
import type { FactsOwner } from './facts-owner.ts'

/** Adds, replaces and deletes the pictures that prove saved facts, at once; unsaved text beside them stays as it is. */
export function useFactPhoto({ call, id, version, facts: saved }: FactsOwner) {
  const [fault, setFault] = useState<string | null>(null)
  const [optionId, setOptionId] = useState<number | null>(null)
  const upload = useSend(call, { quiet: true })

  function sendWith(sending: Parameters<typeof upload.mutate>[0], done: string) {
    setFault(null)
    upload.mutate(sending, {
      onSuccess: () => notify('success', done),
      onError: ({ message, fields }) => setFault(Object.values(fields)[0] ?? message),
    })
  }

  return {
    fault,
    error: upload.error,
    /** The option whose picture is being uploaded, or null. */
    sendingOptionId: upload.isPending ? optionId : null,
    progress: upload.progress,
    add(accessibilityOptionId: number, file: File, alt: string) {
      const tooLarge = tooLargeSentence(file)
      if (tooLarge !== null) {
        setFault(tooLarge)
        return
      }
      setOptionId(accessibilityOptionId)
      sendWith(
        {
          input: { ...id, version, proofPhotoOptionIds: [accessibilityOptionId], proofPhotoAlts: [alt] },
          files: { proofPhotos: [file] },
        },
        'The picture is saved.',
      )
    },
    remove(accessibilityOptionId: number) {
      setOptionId(accessibilityOptionId)
      // The facts as they are saved: what is typed is saved by its own button.
      const facts = factsToSend(factEdits(saved)).map((fact) => ({
        ...fact,
        isPhotoDeleted: fact.accessibilityOptionId === accessibilityOptionId,
      }))
      sendWith({ input: { ...id, version, facts } }, 'The picture is deleted.')
    },
  }
}

export type FactPhotos = ReturnType<typeof useFactPhoto>
