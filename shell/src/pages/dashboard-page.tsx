import { usePage } from '@waymark/web-kit/use-page'

export function DashboardPage() {
  const heading = usePage('Dashboard')
  return <h1 {...heading}>Dashboard</h1>
}
