import { service } from '@waymark/contracts/service'
import { type CatalogueService, searchServices, serviceFamilies } from '@waymark/domain/catalogue/services'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { ErrorState } from '@waymark/ui/error-state'
import { SearchField } from '@waymark/ui/search-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { durationText } from '../scheduling/duration-words.ts'
import styles from './add-service-dialog.module.css'
import { useServicesOfArea } from './use-services-of-area.ts'

interface AddServiceDialogProps {
  readonly area: CurrentServiceArea
  readonly onAdded: (serviceAreaServiceId: number) => void
  readonly onClose: () => void
}

/** The catalogue by family; choosing a service adds it at once. */
export function AddServiceDialog({ area, onAdded, onClose }: AddServiceDialogProps) {
  const [search, setSearch] = useState('')
  const add = useSend(service.updateServiceBasicInfo, {
    onSuccess: ({ serviceAreaServiceId, serviceName }) => {
      notify('success', `${serviceName} is added. Now set its fees and staff.`)
      onAdded(serviceAreaServiceId)
    },
  })
  const catalogue = useCall(service.getAllServices, {}, { staleMs: Number.POSITIVE_INFINITY })
  // Services that the location already has cannot be added.
  const there = useServicesOfArea(area.serviceAreaId)
  const isPending = catalogue.isPending || there.isPending
  const error = catalogue.error ?? there.error
  // Searched in our own catalogue; only services of the installation are offered.
  const left = searchServices(search).filter(
    ({ id }) =>
      catalogue.data?.some(({ serviceId }) => serviceId === id) &&
      !there.data?.some(({ serviceId }) => serviceId === id),
  )
  const families = serviceFamilies.flatMap((family) => {
    const services = left.filter((one) => one.family === family)
    return services.length === 0 ? [] : [{ family, services }]
  })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a service"
      size="wide"
      subtitle={`Clients of ${area.name} can book it once it has staff and times.`}
    >
      <div className={styles.catalogue}>
        <SearchField label="Search the catalogue" value={search} onChange={setSearch} debounceMs={0} />
        {isPending && <Skeleton label="Loading the catalogue" count={6} />}
        {error && (
          <ErrorState
            title="The catalogue did not load"
            next={error.message}
            requestId={error.requestId}
            onRetry={() => void Promise.all([catalogue.refetch(), there.refetch()])}
            isRetrying={catalogue.isFetching || there.isFetching}
          />
        )}
        {catalogue.data && there.data && (
          <p role="status" className={styles.count}>
            {left.length === 0 ? 'Nothing found. Try fewer letters.' : `${formatCount(left.length, 'service')} to add`}
          </p>
        )}
        {!isPending &&
          families.map(({ family, services }) => (
            <section key={family}>
              <h3 className={styles.family}>{family}</h3>
              <ul className={styles.services}>
                {services.map((one) => (
                  <CatalogueItem
                    key={one.id}
                    service={one}
                    isAdding={add.isPending && add.variables.input.serviceId === one.id}
                    onAdd={() =>
                      add.mutate({
                        input: { serviceAreaId: area.serviceAreaId, serviceId: one.id, version: null, isEnabled: true },
                      })
                    }
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Dialog>
  )
}

interface CatalogueItemProps {
  readonly service: CatalogueService
  readonly isAdding: boolean
  readonly onAdd: () => void
}

function CatalogueItem({ service: { id, name, description }, isAdding, onAdd }: CatalogueItemProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.service}>
      <div>
        <b>{name}</b>
        <p>{description}</p>
        {isOpen && <CatalogueSizes serviceId={id} />}
      </div>
      <div className={styles.itemActions}>
        <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          Sizes <VisuallyHidden>of {name}</VisuallyHidden>
        </Button>
        <Button size="small" icon={Plus} isPending={isAdding} pendingLabel="Adding" onPress={onAdd}>
          Add <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}

/** The job sizes that a service of the catalogue can be offered in. */
function CatalogueSizes({ serviceId }: { readonly serviceId: number }) {
  const sizes = useCall(service.getServiceSizeOptionsByServiceId, { serviceId }, { staleMs: Number.POSITIVE_INFINITY })
  if (sizes.isError) return <p role="status">{sizes.error.message}</p>
  return (
    <p role="status">
      {sizes.data?.map(({ name, durationHours }) => `${name} (${durationText(durationHours * 60)})`).join(', ') ??
        'Looking'}
    </p>
  )
}
