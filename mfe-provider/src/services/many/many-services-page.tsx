import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import { Tabs } from '@waymark/ui/tabs'
import { useDraft } from '@waymark/web-kit/drafts'
import { useSearchParams } from '@waymark/web-kit/router'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { ServicePicker } from '../../service-picker/service-picker.tsx'
import settingsStyles from '../service-settings.module.css'
import { useServicesOfArea } from '../use-services-of-area.ts'
import { ManyDetailsForm } from './many-details-form.tsx'
import { ManyFeesForm } from './many-fees-form.tsx'
import { ManyPreview } from './many-preview.tsx'
import { ManySizesForm } from './many-sizes-form.tsx'

const tabs = ['details', 'sizes', 'fees'] as const
type ManyTab = (typeof tabs)[number]
const noServices: readonly number[] = []

/** /service-area/services?many=…: changes details, sizes or fees of several services of a location in one go. */
export function ManyServicesPage({ area }: { readonly area: CurrentServiceArea }) {
  const page = usePage('Change many services')
  const { serviceAreaId } = area
  const [query, setQuery] = useSearchParams()
  const rows = useServicesOfArea(serviceAreaId)
  const chosen = useDraft(`services-many:${serviceAreaId}`, noServices)
  const chosenRows = (rows.data ?? []).filter(({ serviceAreaServiceId }) => chosen.value.includes(serviceAreaServiceId))
  const part = { serviceAreaId, rows: chosenRows }

  return (
    <>
      <PageHeading
        page={page}
        back={{ href: '/service-area/services', label: 'All services' }}
        lead={`Change several services at ${area.name} in one go. Either all of them change, or none do.`}
      />
      <Loaded
        of={rows}
        what="the services"
        shape="form"
        count={6}
        kept="What you chose and typed here before is kept."
        empty={({ length }) =>
          length === 0 && {
            title: 'No services yet',
            action: <LinkButton href="/service-area/services">Go to Services</LinkButton>,
            children: `Here you will change several services at once, as soon as ${area.name} has some.`,
          }
        }
      >
        {(services) => (
          <div className={settingsStyles.columns}>
            <Stack gap={8}>
              <ServicePicker
                services={services}
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
            </Stack>
            <aside className={settingsStyles.aside}>
              <ManyPreview rows={chosenRows} />
            </aside>
          </div>
        )}
      </Loaded>
    </>
  )
}
