import type { ChatMessage } from '@waymark/contracts/chat'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import css from './booking-chat.module.css'

/** One message: its text, or its picture with what it shows. */
export function MessageBubble({ message: { body, media, authorName } }: { readonly message: ChatMessage }) {
  if (!media) return <p className={css.bubble}>{body}</p>
  return (
    <figure className={css.picture}>
      <a href={media.url} target="_blank" rel="noreferrer">
        <img src={media.url} alt={body ?? `Picture from ${authorName}, not described`} />
        <VisuallyHidden>, open it in a new tab</VisuallyHidden>
      </a>
      {/* Read as the picture already. */}
      {body && <figcaption aria-hidden="true">{body}</figcaption>}
    </figure>
  )
}
