import { useLocation } from '@waymark/web-kit/router'
import { layoutOf } from '../site-map.ts'
import { AdminLayout } from './admin-layout.tsx'
import { DashboardLayout } from './dashboard-layout.tsx'
import { PublicLayout } from './public-layout.tsx'

const layouts = { public: PublicLayout, dashboard: DashboardLayout, admin: AdminLayout }

/** The layout of a deep link while its page loads, so that the first paint does not wait for a remote. */
export function StartFrame() {
  const Layout = layouts[layoutOf(useLocation().pathname)]
  return <Layout>{null}</Layout>
}
