import type { ChatMessage } from '@waymark/contracts/chat'
import css from './booking-chat.module.css'

/** One message: its text, or its picture with the words under it. */
export function MessageBubble({ message: { body, media, authorName } }: { readonly message: ChatMessage }) {
  if (!media) return <p className={css.bubble}>{body}</p>
  return (
    <figure className={css.picture}>
      <img src={media.url} alt={`Sent by ${authorName}`} />
      {body && <figcaption>{body}</figcaption>}
    </figure>
  )
}
