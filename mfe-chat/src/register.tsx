import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  dashboard: [
    {
      path: '/booking/unread-messages',
      handle: { title: 'Unread messages' },
      lazy: {
        Component: async () => (await import('./unread-messages/unread-messages-page.tsx')).UnreadMessagesPage,
      },
    },
  ],
}

export const slots: RemoteModule['slots'] = {
  bookingChat: async () => (await import('./booking-chat/booking-chat-button.tsx')).BookingChatButton,
}
