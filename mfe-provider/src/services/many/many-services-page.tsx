import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { Tabs } from '@waymark/ui/tabs'
import { useDraft } from '@waymark/web-kit/drafts'
import { useSearchParams } from '@waymark/web-kit/router'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ServicePicker } from '../../service-picker/service-picker.tsx'
import settingsStyles from '../service-settings.module.css'
import { useServicesOfArea } from '../use-services-of-area.ts'
import { ManyDetailsForm } from './many-details-form.tsx'
import { ManyFeesForm } from './many-fees-form.tsx'
import { ManyPreview } from './many-preview.tsx'
import styles from './many-services.module.css'
import { ManySizesForm } from './many-sizes-form.tsx'

const tabs = ['details', 'sizes', 'fees'] as const
type ManyTab = (typeof tabs)[number]
const noServices: readonly number[] = []

/** /service-area/services?many=…: changes details, sizes or fees of several services of a location in one go. */
export function ManyServicesPage({ area }: { readonly area: CurrentServiceArea }) {
  const { ref } = usePage('Change many services')
  const { serviceAreaId } = area
  const [query, setQuery] = useSearchParams()
  const rows = useServicesOfArea(serviceAreaId)
  const chosen = useDraft(`services-many:${serviceAreaId}`, noServices)
  const chosenRows = (rows.data ?? []).filter(({ serviceAreaServiceId }) => chosen.value.includes(serviceAreaServiceId))
  const part = { serviceAreaId, rows: chosenRows }

  return (
    <>
      <div className={settingsStyles.back}>
        <LinkButton variant="quiet" size="small" icon={ArrowLeft} href="/service-area/services">
          All services
        </LinkButton>
      </div>
      <PageHeading
        ref={ref}
        lead={`Change several services at ${area.name} in one go. Either all of them change, or none do.`}
      >
        Change many services
      </PageHeading>
      {rows.isPending && <Skeleton label="Loading the services" shape="form" count={6} />}
      {rows.error && (
        <ErrorState
          title="The services did not load"
          kept="What you chose and typed here before is kept."
          next={rows.error.message}
          requestId={rows.error.requestId}
          onRetry={() => void rows.refetch()}
          isRetrying={rows.isFetching}
        />
      )}
      {rows.data?.length === 0 && (
        <EmptyState
          title="No services yet"
          action={<LinkButton href="/service-area/services">Go to Services</LinkButton>}
        >
          Here you will change several services at once, as soon as {area.name} has some.
        </EmptyState>
      )}
      {rows.data && rows.data.length > 0 && (
        <div className={settingsStyles.columns}>
          <div className={styles.parts}>
            <ServicePicker
              services={rows.data}
              value={chosenRows.map(({ serviceAreaServiceId }) => serviceAreaServiceId)}
              onChange={(ids) => chosen.change(ids)}
            />
            <Tabs<ManyTab>
              label="What to change"
              value={tabs.find((tab) => tab === query.get('many')) ?? 'details'}
              onChange={(many) => setQuery({ many }, { preventScrollReset: true })}
              tabs={[
                { id: 'details', label: 'Details and staff', content: <ManyDetailsForm {...part} /> },
                { id: 'sizes', label: 'Sizes', content: <ManySizesForm {...part} /> },
                { id: 'fees', label: 'Fees and price level', content: <ManyFeesForm {...part} /> },
              ]}
            />
          </div>
          <aside className={settingsStyles.aside}>
            <ManyPreview rows={chosenRows} />
          </aside>
        </div>
      )}
    </>
  )
}
