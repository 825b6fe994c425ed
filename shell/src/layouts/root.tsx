import { TopProgress } from '@waymark/ui/top-progress'
import { Outlet, ScrollRestoration, useNavigation } from '@waymark/web-kit/router'
import { Announcer } from './announcer.tsx'
import { ConnectionDialog, ErrorRedirect } from './connection-dialog.tsx'
import { useErrorParts } from './fault-parts.ts'
import { Gate } from './gate.tsx'
import { NewVersionNotice } from './new-version-notice.tsx'
import { NoticeToasts } from './notice-toasts.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** Wraps every layout. */
export function Root() {
  useErrorParts()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      <TopProgress isLoading={isLoading} />
      <Gate>
        <Outlet />
      </Gate>
      <OfflineNotice />
      <NewVersionNotice />
      <ConnectionDialog />
      <ErrorRedirect />
      <NoticeToasts />
      <Announcer />
      <ScrollRestoration />
    </>
  )
}
