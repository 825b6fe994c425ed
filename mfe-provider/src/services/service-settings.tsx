import { service } from '@waymark/contracts/service'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import { type CurrentServiceArea, setServiceArea, useAppStore } from '@waymark/web-kit/store'
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
  const isHere = detail.data?.serviceAreaId === area.serviceAreaId

  return (
    <>
      <PageHeading
        page={page}
        back={{ href: '/service-area/services', label: 'All services' }}
        lead={isHere && detail.data && `${detail.data.familyName}, at ${area.name}.`}
        actions={
          isHere && (
            <LinkButton icon={CalendarClock} href={`/service-area/scheduling?service=${serviceAreaServiceId}`}>
              Set its times
            </LinkButton>
          )
        }
      />
      <Loaded
        of={detail}
        what="the service"
        shape="form"
        count={6}
        kept="Anything you typed here before is kept."
        missing={{
          title: 'We could not find this service in your organisation',
          next: 'Perhaps the link is old, or it belongs to somebody else.',
          actions: <LinkButton href="/service-area/services">See all services</LinkButton>,
        }}
        empty={({ serviceAreaId }) =>
          serviceAreaId !== area.serviceAreaId && {
            title: `This service is not one of ${area.name}`,
            action: <OpenThere serviceAreaId={serviceAreaId} area={area} onOpened={() => page.ref.current?.focus()} />,
            children: 'Another of your locations offers it. What you set here would change it there.',
          }
        }
      >
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

interface OpenThereProps {
  readonly serviceAreaId: number
  readonly area: CurrentServiceArea
  /** Gives the focus another place, since the button is gone then. */
  readonly onOpened: () => void
}

/** Opens the service at its own location; or the services of this one, where nobody may go there. */
function OpenThere({ serviceAreaId, area, onOpened }: OpenThereProps) {
  const own = useAppStore(({ serviceAreas }) => serviceAreas.find((one) => one.serviceAreaId === serviceAreaId))
  if (!own) return <LinkButton href="/service-area/services">See the services of {area.name}</LinkButton>
  return (
    <Button
      onPress={() => {
        setServiceArea(serviceAreaId)
        onOpened()
      }}
    >
      Open it at {own.name}
    </Button>
  )
}
