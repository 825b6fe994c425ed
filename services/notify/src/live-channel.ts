import { type LiveEvent, liveChannelPath } from '@waymark/contracts/notification'
import { idFrom, type ServiceAreaId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { type SocketSession, type SocketWork, serveSignedInSocket } from '@waymark/service-kit/signed-in-socket'
import { teamTopic } from '@waymark/service-kit/team-topic'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { countUnread } from './db/notifications.ts'

/** The socket that tells a person's open pages of notifications, changed bookings and messages immediately. */
export function addLiveChannel(app: FastifyInstance, context: Context): void {
  const { callers, bus, log, socketBounds } = context
  const read = async (token: string) => {
    const caller = await callers.read(`Bearer ${token}`, undefined)
    return caller.kind === 'person' ? caller : undefined
  }
  app.get(liveChannelPath, { websocket: true }, (socket, { ip }) =>
    serveSignedInSocket(socket, {
      read,
      bus,
      log,
      socketBounds,
      address: ip,
      open: (session) => follow(context, session),
    }),
  )
}

/** Forwards the bus messages about one person. */
function follow(context: Context, session: SocketSession<PersonCaller>): SocketWork {
  const { bus, log } = context
  const { userProfileId } = session.who
  const send = (event: LiveEvent) => session.send(event)
  const announceUnread = () => {
    countUnread(context.reads, userProfileId).then(
      (unreadCount) => send({ type: 'notifications', unreadCount }),
      (error: unknown) => log.warn({ err: error }, 'unread notifications could not be counted'),
    )
  }
  announceUnread()
  const worksAt = async (serviceAreaId: ServiceAreaId) => {
    const { isAccountAdmin, version } = session.who
    return isAccountAdmin || (await context.memberships.rolesOf(userProfileId, version)).has(serviceAreaId)
  }
  const announceTeam = (id: string) => {
    const serviceAreaId = idFrom<ServiceAreaId>(Number(id))
    worksAt(serviceAreaId).then(
      (isOfTeam) => isOfTeam && send({ type: 'team', serviceAreaId }),
      (error: unknown) => log.warn({ err: error }, 'the roles of a person could not be read'),
    )
  }
  const ends = [
    bus.subscribe(`notifications:${userProfileId}`, announceUnread),
    bus.subscribe(`bookings:${userProfileId}`, (_topic, id) => send({ type: 'booking', bookingId: Number(id) })),
    bus.subscribe(teamTopic(session.who.accountId), (_topic, id) => announceTeam(id)),
    bus.subscribe(`messages:${userProfileId}`, (_topic, id) => send({ type: 'message', bookingId: Number(id) })),
    bus.onGap(() => {
      send({ type: 'refresh' })
      announceUnread()
    }),
  ]
  return {
    end: () => {
      for (const end of ends) end()
    },
  }
}
