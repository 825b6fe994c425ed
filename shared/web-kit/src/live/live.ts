import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { session } from '../session/browser-session.ts'
import { useAppStore } from '../session/store.ts'
import { LiveChannel } from './live-channel.ts'
import { openLiveNews } from './live-news.ts'

const useLive = create<{ readonly isLive: boolean }>(() => ({ isLive: false }))

/** Whether changes arrive live; while they do not, a screen that must be up to date polls. */
export function useIsLive(): boolean {
  return useLive(({ isLive }) => isLive)
}

/** Keeps a live channel for the signed-in person while mounted; called by the shell's frame. */
export function useLiveChannel(isWanted: boolean): void {
  const queryClient = useQueryClient()
  const personId = useAppStore(({ session: state, user }) => (state === 'signedIn' && user ? user.userProfileId : null))
  useEffect(() => {
    if (!isWanted || personId === null) return
    const news = openLiveNews(queryClient)
    const channel = new LiveChannel({
      token: session.token,
      // The next response tells whether acting has ended.
      renew: async () => (session.requestOwner() === null ? session.refresh(true) : news.hear({ type: 'refresh' })),
      onEvent: news.hear,
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
