import { page } from '@waymark/web-kit/page'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

/** What the shell loads: the screens by layout, each below the address that the list of remotes gives to this one. */
export const routes: RemoteModule['routes'] = {
  dashboard: [
    page('/template/notices', 'All notices', async () => (await import('./notices/notices-page.tsx')).NoticesPage),
  ],
}
