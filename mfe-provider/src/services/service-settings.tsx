import { service } from '@waymark/contracts/service'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { BasicInfoForm } from './basic-info-form.tsx'
import { ClientPreview } from './client-preview.tsx'
import styles from './service-settings.module.css'
import { SizesFeesForm } from './sizes-fees-form.tsx'

interface ServiceSettingsProps {
  readonly serviceAreaServiceId: number
  readonly area: CurrentServiceArea
}

/** One service of the location: what clients read, who does it, sizes and fees, and how clients see it. */
export function ServiceSettings({ serviceAreaServiceId, area }: ServiceSettingsProps) {
  const detail = useCall(service.getDetailServiceAreaService, { id: serviceAreaServiceId })
  const title = detail.data?.serviceName ?? 'Service'
  const { ref } = usePage(title)
  const back = (
    <LinkButton variant="quiet" size="small" icon={ArrowLeft} href="/service-area/services">
      All services
    </LinkButton>
  )

  return (
    <>
      <div className={styles.back}>{back}</div>
      <PageHeading
        ref={ref}
        lead={detail.data && `${detail.data.familyName}, at ${area.name}.`}
        actions={
          detail.data && (
            <LinkButton icon={CalendarClock} href={`/service-area/scheduling?service=${serviceAreaServiceId}`}>
              Set its times
            </LinkButton>
          )
        }
      >
        {title}
      </PageHeading>
      <Loaded of={detail} what="the service" shape="form" count={6} kept="Anything you typed here before is kept.">
        {(loaded) => (
          <div className={styles.columns}>
            <div className={styles.forms}>
              <BasicInfoForm detail={loaded} />
              <SizesFeesForm detail={loaded} />
            </div>
            <aside className={styles.aside}>
              <ClientPreview detail={loaded} />
            </aside>
          </div>
        )}
      </Loaded>
    </>
  )
}
