import { type LiveEvent, liveChannelPath } from '@waymark/contracts/notification'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { type SocketSession, type SocketWork, serveSignedInSocket } from '@waymark/service-kit/signed-in-socket'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { countUnread } from '../db/notifications.ts'

/** The socket on which a person's open pages hear at once of notifications, changed bookings and messages. */
export function addLiveChannel(app: FastifyInstance, context: Context): void {
  const { callers, bus, log } = context
  const read = async (token: string) => {
    const caller = await callers.read(`Bearer ${token}`, undefined)
    return caller.kind === 'person' ? caller : undefined
  }
  app.get(liveChannelPath, { websocket: true }, (socket) =>
    serveSignedInSocket(socket, { read, bus, log, open: (session) => follow(context, session) }),
  )
}

/** Passes on what the bus says about one person. */
function follow(context: Context, session: SocketSession<PersonCaller>): SocketWork {
  const { bus, log } = context
  const { userProfileId } = session.who
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
  return {
    end: () => {
      for (const end of ends) end()
    },
  }
}
