import { retention } from '@waymark/contracts/retention'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { RetentionForm } from './retention-form.tsx'

/** How long the installation keeps what it does not need for ever. */
export function RetentionPage() {
  const found = useCall(retention.getRetention, {})
  return (
    <Page>
      <PageHeading page={usePage()} />
      <Loaded of={found} what="these times" shape="form" count={4}>
        {(times) => <RetentionForm times={times} />}
      </Loaded>
    </Page>
  )
}
