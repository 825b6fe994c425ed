import type { Mode } from '@waymark/domain/enums'
import { modeLabels } from '@waymark/domain/rights/mode-switch'
import type { Visitor } from '@waymark/domain/rights/route-access'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { LinkButton } from '@waymark/ui/link-button'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { setMode } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { DashboardLayout } from './dashboard-layout.tsx'

interface OtherModeProps {
  readonly visitor: Visitor
  /** The mode to which the page belongs. */
  readonly mode: Mode
}

/** In place of a page that belongs to the other mode, as a link of an email may: switch and open it, or stay. */
export function OtherMode({ visitor, mode }: OtherModeProps) {
  const labels = modeLabels(visitor.subtype)
  return (
    <DashboardLayout>
      <OtherModePage label={labels[mode]} current={labels[visitor.mode]} onSwitch={() => setMode(mode)} />
    </DashboardLayout>
  )
}

interface OtherModePageProps {
  readonly label: string
  readonly current: string
  readonly onSwitch: () => void
}

function OtherModePage({ label, current, onSwitch }: OtherModePageProps) {
  const page = usePage(`This page is in ${label} mode`)
  return (
    <Page>
      <PageHeading page={page} lead={`You are in ${current} mode. Switch, and the page opens.`} />
      <Cluster>
        <Button variant="primary" onPress={onSwitch}>
          Switch to {label} and open it
        </Button>
        <LinkButton href="/dashboard">Stay in {current}</LinkButton>
      </Cluster>
    </Page>
  )
}
