import { TopProgress } from '@waymark/ui/top-progress'
import { UiProvider } from '@waymark/ui/ui-provider'
import { Outlet, ScrollRestoration, useHref, useNavigate, useNavigation } from '@waymark/web-kit/router'
import { Announcer } from './announcer.tsx'
import { ConnectionDialog } from './connection-dialog.tsx'
import { Gate } from './gate.tsx'
import { NewVersionNotice } from './new-version-notice.tsx'
import { NoticeToasts } from './notice-toasts.tsx'

/** What stands around every layout. */
export function Root() {
  const navigate = useNavigate()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <UiProvider navigate={navigate} useHref={useHref}>
      <TopProgress isLoading={isLoading} />
      <Gate>
        <Outlet />
      </Gate>
      <NewVersionNotice />
      <ConnectionDialog />
      <NoticeToasts />
      <Announcer />
      <ScrollRestoration />
    </UiProvider>
  )
}
