import { notification } from '@waymark/contracts/notification'
import { Counter } from '@waymark/ui/counter'
import type { MenuGroup } from '@waymark/ui/menu'
import { MenuButton } from '@waymark/ui/menu-button'
import { useRecentToasts } from '@waymark/ui/use-recent-toasts'
import { useIsLive } from '@waymark/web-kit/live'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import Bell from 'lucide-react/icons/bell'
import CheckCheck from 'lucide-react/icons/check-check'
import { ago } from './ago.ts'

/** The live channel reports changes at once; without it the list is polled. */
const refetchMs = { live: 300_000, alone: 30_000 } as const
const pageSize = 10

/** The newest notifications, how many are unread, and the toasts of this visit. */
export function NotificationsMenu() {
  const { list, unreadCount } = useNotifications()
  const markRead = useSend(notification.markNotificationsRead, {
    quiet: true,
  })
  const toasts = useRecentToasts()
  const groups: MenuGroup[] = [
    {
      title: unreadCount > 0 ? `Notifications, ${unreadCount} unread` : 'Notifications',
      items: [
        ...(unreadCount > 0
          ? [
              {
                id: 'read',
                label: 'Mark all as read',
                icon: CheckCheck,
                onAction: () => markRead.mutate({ input: {} }),
              },
            ]
          : []),
        ...(list.length === 0
          ? [{ id: 'none', label: 'Nothing new. News about your bookings shows here.', isDisabled: true }]
          : list.map(({ notificationId, title, text, href, createdAt, isRead }) => ({
              id: String(notificationId),
              label: isRead ? title : `New: ${title}`,
              detail: `${text} (${ago(createdAt, Date.now())})`,
              ...(href === null ? {} : { href }),
              onAction: () => {
                if (!isRead) markRead.mutate({ input: { notificationIds: [notificationId] } })
              },
            }))),
      ],
    },
  ]
  if (toasts.length > 0) {
    groups.push({
      title: 'Messages since you opened this page',
      items: toasts.map(({ id, title, text }) => ({
        id: `toast-${id}`,
        label: title,
        ...(text === undefined ? {} : { detail: text }),
      })),
    })
  }
  return (
    <MenuButton label="Notifications" variant="bar" icon={Bell} hasChevron={false} groups={groups}>
      Notifications
      {unreadCount > 0 && <Counter count={unreadCount} word="unread" />}
    </MenuButton>
  )
}

/** The count from the session is used until the first answer. */
export function useNotifications() {
  const isLive = useIsLive()
  const isSignedIn = useAppStore((state) => state.session === 'signedIn')
  const known = useAppStore((state) => state.user?.notifications.unreadCount ?? 0)
  const answer = useCall(
    notification.getNotifications,
    { pageNumber: 1, pageSize },
    { enabled: isSignedIn, refetchMs: isLive ? refetchMs.live : refetchMs.alone, ignore401: true },
  )
  return { list: answer.data?.items ?? [], unreadCount: answer.data?.unreadCount ?? known }
}
