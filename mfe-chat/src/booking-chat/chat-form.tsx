import { maxMessageLength } from '@waymark/contracts/chat'
import { Button } from '@waymark/ui/button'
import { TextArea } from '@waymark/ui/text-area'
import { useDraft } from '@waymark/web-kit/drafts'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import css from './booking-chat.module.css'

/** The counter shows when this much is left. */
const nearlyFull = 500

interface ChatFormProps {
  readonly bookingId: number
  readonly onSend: (body: string) => void
}

/** The message field: Enter sends, Shift+Enter starts a new line. The draft is kept until it is sent. */
export function ChatForm({ bookingId, onSend }: ChatFormProps) {
  const { value, change, discard } = useDraft(`chat:${bookingId}`, '')
  const [problem, setProblem] = useState<string>()
  const submit = () => {
    const body = value.trim()
    if (body === '') return setProblem('Write a message.')
    if (body.length > maxMessageLength) return setProblem(`Use at most ${maxMessageLength} characters.`)
    setProblem(undefined)
    discard()
    onSend(body)
  }
  return (
    <form
      className={css.form}
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        label="Your message"
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
        <Button variant="primary" type="submit" icon={Send}>
          Send
        </Button>
      </div>
    </form>
  )
}
