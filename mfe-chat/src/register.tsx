import { page } from '@waymark/web-kit/page'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  dashboard: [
    page(
      '/booking/unread-messages',
      'Unread messages',
      async () => (await import('./unread-messages/unread-messages-page.tsx')).UnreadMessagesPage,
    ),
  ],
}

export const slots: RemoteModule['slots'] = {
  bookingChat: async () => (await import('./booking-chat/booking-chat-button.tsx')).BookingChatButton,
}
