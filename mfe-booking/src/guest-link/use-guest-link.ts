import type { guestBooking } from '@waymark/contracts/guest-booking'
import { keepGuest, useGuest } from '@waymark/web-kit/guest'
import { useLocation, useNavigate } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useSend } from '@waymark/web-kit/use-send'
import { useEffect, useRef } from 'react'

type GuestLinkCall = (typeof guestBooking)[keyof typeof guestBooking]

/**
 * Opens the one-time link of a guest's email, which is in the fragment of the address, and takes it out of there. Whoever is logged
 * in keeps it unused: their calls say who they are, and not what the link opens.
 */
export function useGuestLink(opens: GuestLinkCall) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const known = useGuest((state) => state.guest)
  const session = useAppStore((state) => state.session)
  const token = new URLSearchParams(hash.slice(1)).get('guest')
  const isUnused = token !== null && session === 'signedIn'
  const opened = useRef<string | null>(null)
  const open = useSend(opens, {
    quiet: true,
    onSuccess: (guest) => {
      const { firstName = '', lastName = '', email = '', phone = '' } = known ?? {}
      keepGuest({ firstName, lastName, email, phone, token: guest.token, expires: guest.expires, isByLink: true })
      void navigate(`${pathname}${search}`, { replace: true })
    },
  })
  useEffect(() => {
    if (token === null || session !== 'signedOut' || opened.current === token) return
    opened.current = token
    open.mutate({ input: { token } })
  }, [token, session, open.mutate])
  return { isOpening: token !== null && !isUnused && open.error === null, isUnused, refusal: open.error }
}
