import { maxMessageLength } from '@waymark/contracts/chat'
import { Button } from '@waymark/ui/button'
import { FileButton } from '@waymark/ui/file-button'
import { Notice } from '@waymark/ui/notice'
import { TextArea } from '@waymark/ui/text-area'
import { useDraft } from '@waymark/web-kit/drafts'
import Send from 'lucide-react/icons/send'
import { useRef, useState } from 'react'
import { AttachedPicture } from './attached-picture.tsx'
import css from './booking-chat.module.css'
import { pictureRefusal, pictureTypes } from './picture-refusal.ts'
import type { Written } from './use-unsent.ts'

/** The counter shows when this much is left. */
const nearlyFull = 500

interface ChatFormProps {
  readonly bookingId: number
  readonly onSend: (written: readonly Written[]) => void
}

/** The message field: Enter sends, Shift+Enter starts a new line. The draft is kept until it is sent. */
export function ChatForm({ bookingId, onSend }: ChatFormProps) {
  const { value, change, discard } = useDraft(`chat:${bookingId}`, '')
  const [problem, setProblem] = useState<string>()
  const [picture, setPicture] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const words = useDraft(`chat-picture:${bookingId}`, '')
  const form = useRef<HTMLFormElement>(null)
  const writeOn = () => form.current?.querySelector('textarea')?.focus()
  const submit = () => {
    const body = value.trim()
    if (body === '' && !picture) return setProblem('Write a message.')
    if (body.length > maxMessageLength) return setProblem(`Use at most ${maxMessageLength} characters.`)
    setProblem(undefined)
    setRefusal(null)
    setPicture(null)
    words.discard()
    discard()
    onSend([...(picture ? [{ body: words.value.trim(), picture }] : []), ...(body === '' ? [] : [{ body }])])
  }
  return (
    <form
      ref={form}
      className={css.form}
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
        writeOn()
      }}
    >
      {refusal && (
        <Notice tone="danger" title="This picture cannot be sent." isLive>
          {refusal}
        </Notice>
      )}
      {picture && (
        <AttachedPicture
          picture={picture}
          words={words.value}
          onWords={words.change}
          onRemove={() => {
            setPicture(null)
            writeOn()
          }}
        />
      )}
      <TextArea
        label="Your message"
        hint="Enter sends it. Shift and Enter together start a new line."
        rows={2}
        value={value}
        onChange={(text) => {
          setProblem(undefined)
          change(text)
        }}
        onKeyDown={(event) => {
          // Enter that ends an IME composition does not send.
          const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
          if (!isSend) return event.continuePropagation()
          event.preventDefault()
          submit()
        }}
        errorMessage={problem}
        {...(value.length > maxMessageLength - nearlyFull ? { maxCharacters: maxMessageLength } : {})}
      />
      <div className={css.send}>
        <FileButton
          acceptedTypes={pictureTypes}
          onRefused={(reason, { name }) => setRefusal(`${name}: ${reason}`)}
          onFile={(file) => {
            const reason = pictureRefusal(file)
            setRefusal(reason)
            setProblem(undefined)
            if (reason === null) setPicture(file)
          }}
        >
          {picture ? 'Another picture' : 'Attach a picture'}
        </FileButton>
        <Button variant="primary" type="submit" icon={Send}>
          Send
        </Button>
      </div>
    </form>
  )
}
