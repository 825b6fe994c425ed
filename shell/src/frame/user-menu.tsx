import { hasHelpCentre } from '@waymark/domain/rights/help-centre'
import { Avatar } from '@waymark/ui/avatar'
import type { MenuEntry } from '@waymark/ui/menu'
import { MenuButton } from '@waymark/ui/menu-button'
import { stopActing } from '@waymark/web-kit/acting'
import { session } from '@waymark/web-kit/browser-session'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useVisitor } from '@waymark/web-kit/who'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import css from './user-menu.module.css'

/** The person's name, and their own pages. */
export function UserMenu() {
  const user = useAppStore((state) => state.user)
  const visitor = useVisitor()
  const logOut = useLogOut()
  if (!user || !visitor) return null
  const name = `${user.firstName} ${user.lastName}`
  const items: MenuEntry[] = [{ id: 'profile', label: 'My profile', icon: UserRound, href: '/user/profile' }]
  if (user.helpDeskUrl !== null && hasHelpCentre(visitor, user.helpDeskUrl)) {
    items.push({ id: 'help', label: 'Help centre', icon: CircleHelp, href: user.helpDeskUrl })
  }
  items.push({ id: 'logout', label: 'Logout', icon: LogOut, onAction: () => void logOut() })
  return (
    <span className={css.menu}>
      <MenuButton label="User menu" buttonLabel={`${name}, user menu`} variant="bar" items={items}>
        <Avatar name={name} {...(user.logo === null ? {} : { imageUrl: user.logo })} />
        <span className={css.name}>{name}</span>
      </MenuButton>
    </span>
  )
}

/**
 * Ends the session and goes to the login page, without the return address that a lost session keeps. When acting as somebody
 * it only ends acting.
 */
export function useLogOut() {
  const navigate = useNavigate()
  return async () => {
    if (stopActing()) return
    // The session is over here at once: whoever goes on from the login page is not called back by the server's answer.
    const ended = session.logout().catch(() => {
      notify('info', 'You are logged out on this device. We could not reach Waymark to end your session there too.')
    })
    await navigate('/login', { replace: true })
    await ended
  }
}
