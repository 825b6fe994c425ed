import { TopProgress } from '@waymark/ui/top-progress'
import { Outlet, useNavigation } from '@waymark/web-kit/router'
import { Announcer } from '../layouts/announcer.tsx'
import { ConnectionDialog } from '../layouts/connection-dialog.tsx'
import { useErrorParts } from '../layouts/fault-parts.ts'
import { NoticeToasts } from '../layouts/notice-toasts.tsx'
import { OfflineNotice } from '../layouts/offline-notice.tsx'
import { useHostPage } from './use-host-page.ts'

/** Wraps every screen in another site's page. Nobody is signed in here, so nothing guards the routes. */
export function FramedRoot() {
  useErrorParts()
  useHostPage()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      <TopProgress isLoading={isLoading} />
      <Outlet />
      <OfflineNotice />
      <ConnectionDialog />
      <NoticeToasts />
      <Announcer />
    </>
  )
}
