import { chat } from '@waymark/contracts/chat'
import { bulkWork } from '@waymark/web-kit/bulk'
import { send } from '@waymark/web-kit/send'

/** Writes to the clients of bookings one by one; the id of each message keeps it from being sent twice. */
export const bulkMessage = bulkWork({
  key: 'message-bookings',
  sample: { bookingId: 0, body: '', clientId: '' },
  send: async (input) => {
    await send(chat.sendMessage, input)
    return 'Sent'
  },
  calls: [chat.sendMessage],
})
