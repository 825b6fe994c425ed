import type { ChatMessage } from '@waymark/contracts/chat'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { addressesIn } from './addresses-in.ts'
import css from './booking-chat.module.css'
import { WithLinks } from './with-links.tsx'

/** One message: its text, or its picture with what it shows. */
export function MessageBubble({ message: { body, media, authorName } }: { readonly message: ChatMessage }) {
  if (!media)
    return (
      <p className={css.bubble}>
        <WithLinks>{body ?? ''}</WithLinks>
      </p>
    )
  return (
    <figure className={css.picture}>
      <a href={media.url} target="_blank" rel="noreferrer">
        <img src={media.url} alt={body ?? `Picture from ${authorName}, not described`} />
        <VisuallyHidden>, open it in a new tab</VisuallyHidden>
      </a>
      <Caption>{body}</Caption>
    </figure>
  )
}

/** Read as the picture already, but for the addresses in it. */
function Caption({ children: words }: { readonly children: string | null }) {
  if (!words) return null
  if (addressesIn(words).length === 0) return <figcaption aria-hidden="true">{words}</figcaption>
  return (
    <figcaption>
      <WithLinks>{words}</WithLinks>
    </figcaption>
  )
}
