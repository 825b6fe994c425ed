import { Button } from '@waymark/ui/button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import MessageSquare from 'lucide-react/icons/message-square'
import { lazy, Suspense, useState } from 'react'

const ChatDialog = lazy(async () => ({ default: (await import('./chat-dialog.tsx')).ChatDialog }))

/** Opens the messages of a booking, and says whether there is a new one. */
export function BookingChatButton({ bookingId, itemType, bookingName, havingNewMessage }: SlotProps['bookingChat']) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Button
        variant={havingNewMessage ? 'secondary' : 'quiet'}
        size="small"
        icon={MessageSquare}
        aria-haspopup="dialog"
        onPress={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {havingNewMessage ? (
          <span>
            <VisuallyHidden>Messages about {bookingName},</VisuallyHidden> New message
          </span>
        ) : (
          <span>
            Messages <VisuallyHidden>about {bookingName}</VisuallyHidden>
          </span>
        )}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ChatDialog bookingId={bookingId} itemType={itemType} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
