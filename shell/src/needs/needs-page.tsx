import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { usePage } from '@waymark/web-kit/use-page'
import { NeedsProfile } from './needs-profile.tsx'

/** /user/needs; with `?first=yes` the step after a registration, which can be skipped. */
export function NeedsPage() {
  const page = usePage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isFirst = query.get('first') === 'yes'
  return (
    <Page>
      <PageHeading
        page={page}
        lead="Say it once: places, services and activities are matched against it. Only you see it, until you share a need with a booking."
      />
      {isFirst && (
        <Notice
          tone="info"
          title="Your account is ready. One thing more, if you like."
          actions={<LinkButton href="/dashboard">Skip for now</LinkButton>}
        >
          Say what you need, and each place tells you how it fits. You find this page later in the menu under “What you
          need”, and in your profile.
        </Notice>
      )}
      <NeedsProfile {...(isFirst ? { onSaved: () => void navigate('/dashboard', { replace: true }) } : {})} />
    </Page>
  )
}
