import { badgePartner } from '@waymark/contracts/badge-partner'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { useParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import css from './badge-partners.module.css'
import { ContentForm } from './content-form.tsx'
import { DataForm } from './data-form.tsx'

/** One badge partner: its name and logo, what it says, and the venues it vouches for. */
export function BadgePartnerPage() {
  const id = Number(useParams().id)
  const isId = Number.isSafeInteger(id) && id > 0
  const found = useCall(badgePartner.getBadgePartner, { id }, { enabled: isId })
  const partner = found.isError ? undefined : found.data
  const { ref } = usePage(partner?.name ?? 'Badge partner')
  const isMissing = !isId || found.error?.status === 404
  // One heading for all states: it holds the focus while the page loads.
  return (
    <div className={css.page}>
      <PageHeading ref={ref}>{partner?.name ?? 'Badge partner'}</PageHeading>
      {isMissing || found.isError ? (
        <ErrorState
          title={isMissing ? 'This badge partner is not here' : 'The badge partner did not load'}
          next={isMissing ? 'Look for it in the list.' : (found.error?.message ?? '')}
          requestId={found.error?.requestId}
          {...(isMissing ? {} : { onRetry: () => void found.refetch() })}
          isRetrying={found.isFetching}
          actions={<LinkButton href="/global-admin/badge-partners">All badge partners</LinkButton>}
        />
      ) : partner ? (
        <>
          <DataForm partner={partner} />
          <ContentForm partner={partner} />
        </>
      ) : (
        <Skeleton label="Loading the badge partner" shape="form" count={5} />
      )}
    </div>
  )
}
