import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { usePage } from '@waymark/web-kit/use-page'
import { DataForm } from './data-form.tsx'

/** A new badge partner starts with its name; its description and venues follow on its own page. */
export function NewBadgePartnerPage() {
  return (
    <Page>
      <PageHeading page={usePage()} lead="Next you add its venues and what it stands for." />
      <DataForm partner={null} />
    </Page>
  )
}
