import { Button } from '@waymark/ui/button'
import { useAppStore } from '@waymark/web-kit/store'
import css from './acting-banner.module.css'
import { useLogOut } from './user-menu.tsx'

/** Stands over everything while a global administrator acts as somebody else. */
export function ActingBanner() {
  const user = useAppStore((state) => state.user)
  const logOut = useLogOut()
  if (!user?.actingAdminName) return null
  return (
    <section aria-label="Acting as somebody else" className={css.banner}>
      <p>
        <b>{user.actingAdminName}</b> is acting as{' '}
        <b>
          {user.firstName} {user.lastName}
        </b>
        . Everything done here is recorded.
      </p>
      <Button variant="onDeepQuiet" size="small" onPress={logOut}>
        Stop acting
      </Button>
    </section>
  )
}
