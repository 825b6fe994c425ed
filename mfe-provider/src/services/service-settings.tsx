import { service } from '@waymark/contracts/service'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { BasicInfoForm } from './basic-info-form.tsx'
import { ClientPreview } from './client-preview.tsx'
import { OwnNameForm } from './own-name-form.tsx'
import styles from './service-settings.module.css'
import { SizesFeesForm } from './sizes-fees-form.tsx'

interface ServiceSettingsProps {
  readonly serviceAreaServiceId: number
  readonly area: CurrentServiceArea
}

/** One service of the location: what clients read, who does it, sizes and fees, and how clients see it. */
export function ServiceSettings({ serviceAreaServiceId, area }: ServiceSettingsProps) {
  const detail = useCall(service.getDetailServiceAreaService, { id: serviceAreaServiceId })
  const page = usePage(detail.data?.serviceName ?? 'Service')

  return (
    <>
      <PageHeading
        page={page}
        back={{ href: '/service-area/services', label: 'All services' }}
        lead={detail.data && `${detail.data.familyName}, at ${area.name}.`}
        actions={
          detail.data && (
            <LinkButton icon={CalendarClock} href={`/service-area/scheduling?service=${serviceAreaServiceId}`}>
              Set its times
            </LinkButton>
          )
        }
      />
      <Loaded of={detail} what="the service" shape="form" count={6} kept="Anything you typed here before is kept.">
        {(loaded) => (
          <div className={styles.columns}>
            <Stack gap={12}>
              {loaded.own && <OwnNameForm detail={loaded} own={loaded.own} />}
              <BasicInfoForm detail={loaded} />
              <SizesFeesForm detail={loaded} />
            </Stack>
            <aside className={styles.aside}>
              <ClientPreview detail={loaded} />
            </aside>
          </div>
        )}
      </Loaded>
    </>
  )
}
