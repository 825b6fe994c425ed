import type { ItemType } from '@waymark/domain/enums'
import { Avatar } from '@waymark/ui/avatar'
import { Dialog } from '@waymark/ui/dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { formatDateTime } from '@waymark/web-kit/format'
import { useAppStore } from '@waymark/web-kit/store'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import css from './booking-chat.module.css'
import { type ChatBooking, useChatBooking } from './chat-booking.ts'
import { ChatBox } from './chat-box.tsx'

interface ChatDialogProps {
  readonly bookingId: number
  readonly itemType: ItemType
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The messages of one booking in a window over the page; on a phone it fills the screen. */
export function ChatDialog({ bookingId, itemType, isOpen, onClose }: ChatDialogProps) {
  const found = useChatBooking(bookingId, itemType, isOpen)
  const detail = found.data
  const isActing = useAppStore(({ acting }) => acting !== null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      isFlush
      title={
        detail ? `Messages with ${detail.mySide === 'client' ? detail.accountName : detail.clientName}` : 'Messages'
      }
      subtitle={
        detail &&
        `${detail.itemName}, ${detail.itemDetail}. ${formatDateTime(detail.start, namedZone(detail.timeZone))}`
      }
      picture={detail && <Picture detail={detail} />}
    >
      {isActing ? (
        <div className={css.state}>
          <Notice tone="info" title="Messages stay between the client and the provider.">
            You cannot read or write them while you act as somebody else.
          </Notice>
        </div>
      ) : detail ? (
        <ChatBox detail={detail} isShown={isOpen} />
      ) : (
        <div className={css.state}>
          <Loaded of={found} what="the messages" headingLevel={3}>
            {() => null}
          </Loaded>
        </div>
      )}
    </Dialog>
  )
}

function otherSide({ mySide, accountName, clientName }: ChatBooking): string {
  return mySide === 'client' ? accountName : clientName
}

function Picture({ detail }: { readonly detail: ChatBooking }) {
  const { mySide, accountLogo } = detail
  if (mySide === 'client' && accountLogo !== null) return <img className={css.logo} src={accountLogo} alt="" />
  return (
    <div className={css.initials}>
      <Avatar name={otherSide(detail)} tone="ink" />
    </div>
  )
}
