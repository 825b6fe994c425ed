import { type LiveEvent, liveChannelPath } from '@waymark/contracts/notification'
import { type SocketSession, serveSignedInSocket } from '@waymark/service-kit/signed-in-socket'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { countUnread } from '../db/notifications.ts'

/** The socket on which a person's open pages hear at once of notifications, changed bookings and messages. */
export function addLiveChannel(app: FastifyInstance, context: Context): void {
  const { callers, bus, log } = context
  app.get(liveChannelPath, { websocket: true }, (socket) =>
    serveSignedInSocket(socket, { callers, bus, log, open: (session) => follow(context, session) }),
  )
}

/** Passes on what the bus says about one person; answers the way to stop. */
function follow(context: Context, session: SocketSession): () => void {
  const { bus, log } = context
  const { userProfileId } = session.caller
  const say = (event: LiveEvent) => session.send(event)
  const sayUnread = () => {
    countUnread(context.reads, userProfileId).then(
      (unreadCount) => say({ type: 'notifications', unreadCount }),
      (error: unknown) => log.warn({ err: error }, 'unread notifications could not be counted'),
    )
  }
  sayUnread()
  const ends = [
    bus.subscribe(`notifications:${userProfileId}`, sayUnread),
    bus.subscribe(`bookings:${userProfileId}`, (_topic, id) => say({ type: 'booking', bookingId: Number(id) })),
    bus.subscribe(`messages:${userProfileId}`, (_topic, id) => say({ type: 'message', bookingId: Number(id) })),
    bus.onGap(() => {
      say({ type: 'refresh' })
      sayUnread()
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
