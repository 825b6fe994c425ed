import { useQueryClient } from '@tanstack/react-query'
import { type LiveEvent, liveChannelPath } from '@waymark/contracts/notification'
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { session } from '../session/browser-session.ts'
import { useAppStore } from '../session/store.ts'
import { LiveChannel } from './live-channel.ts'
import { openLiveNews } from './live-news.ts'

const useLive = create<{ readonly isLive: boolean }>(() => ({ isLive: false }))
const listeners = new Set<(event: LiveEvent) => void>()

/** Whether changes are told at once; while they are not, a screen that must be up to date asks by the clock. */
export function useIsLive(): boolean {
  return useLive(({ isLive }) => isLive)
}

/**
 * Hears of my bookings, messages and notifications as they happen. Answers in the query cache need nothing of this:
 * those that an event makes out of date are asked again by themselves.
 */
export function useLiveEvent(hear: (event: LiveEvent) => void): void {
  const heard = useEffectEvent(hear)
  useEffect(() => {
    const listen = (event: LiveEvent) => heard(event)
    listeners.add(listen)
    return () => {
      listeners.delete(listen)
    }
  }, [])
}

/** Keeps the live channel of whoever is signed in, while it is wanted; the shell's frame calls it. */
export function useLiveChannel(isWanted: boolean): void {
  const queryClient = useQueryClient()
  const personId = useAppStore(({ session: state, user }) => (state === 'signedIn' && user ? user.userProfileId : null))
  useEffect(() => {
    if (!isWanted || personId === null) return
    const news = openLiveNews(queryClient)
    const channel = new LiveChannel({
      openSocket: () => new WebSocket(socketAddress()),
      token: session.token,
      // Whether acting is over, the next answer tells.
      renew: async () => (session.requestOwner() === null ? session.refresh(true) : news.hear({ type: 'refresh' })),
      onEvent: (event) => {
        news.hear(event)
        for (const listen of listeners) listen(event)
      },
      onLive: (isLive) => useLive.setState({ isLive }),
    })
    const stopWatching = session.watch(({ kind }) => {
      if (kind === 'signedIn') void channel.sendToken()
    })
    return () => {
      stopWatching()
      channel.close()
      news.end()
    }
  }, [queryClient, personId, isWanted])
}

function socketAddress(): string {
  const address = new URL(liveChannelPath, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
