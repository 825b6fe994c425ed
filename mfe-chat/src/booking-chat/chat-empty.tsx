import { Avatar } from '@waymark/ui/avatar'
import css from './booking-chat.module.css'
import type { ChatBooking } from './chat-booking.ts'

/** Who the messages go to and what they are about, before the first message. */
export function ChatEmpty({ detail }: { readonly detail: ChatBooking }) {
  const { accountName, accountLogo, serviceAreaName, itemName, itemKind } = detail
  return (
    <section className={css.empty} aria-label="No messages yet">
      <Avatar
        name={accountName}
        tone="teal"
        size="large"
        {...(accountLogo === null ? {} : { imageUrl: accountLogo })}
      />
      <h3 className={css.emptyName}>{accountName}</h3>
      <p>{serviceAreaName}</p>
      <p>{`${itemKind} - ${itemName}`}</p>
      <p className={css.emptyHint}>
        Nobody has written yet. Your message goes to everybody who looks after this booking.
      </p>
    </section>
  )
}
