import { service } from '@waymark/contracts/service'
import { type CatalogueService, searchServices, serviceFamilies } from '@waymark/domain/catalogue/services'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { SearchField } from '@waymark/ui/search-field'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useSend } from '@waymark/web-kit/use-send'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import styles from './add-service-dialog.module.css'
import type { ServiceRow } from './service-rows.ts'

interface AddServiceDialogProps {
  readonly area: CurrentServiceArea
  /** What the location has already. */
  readonly rows: readonly ServiceRow[]
  readonly onAdded: (serviceAreaServiceId: number) => void
  readonly onClose: () => void
}

/** The catalogue by family; a service that is chosen is added at once. */
export function AddServiceDialog({ area, rows, onAdded, onClose }: AddServiceDialogProps) {
  const [search, setSearch] = useState('')
  const add = useSend(service.updateServiceBasicInfo, {
    invalidates: [service.getServiceAreaServiceByServiceAreaId, service.getServiceAreaServiceToSchedule],
    onSuccess: ({ serviceAreaServiceId, serviceName }) => {
      notify('success', `${serviceName} is added. Now set its fees and staff.`)
      onAdded(serviceAreaServiceId)
    },
  })
  const left = searchServices(search).filter(({ id }) => !rows.some(({ serviceId }) => serviceId === id))
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
        <p role="status" className={styles.count}>
          {left.length === 0 ? 'Nothing found. Try fewer letters.' : `${formatCount(left.length, 'service')} to add`}
        </p>
        {families.map(({ family, services }) => (
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

function CatalogueItem({ service: { name, description }, isAdding, onAdd }: CatalogueItemProps) {
  return (
    <li className={styles.service}>
      <div>
        <b>{name}</b>
        <p>{description}</p>
      </div>
      <Button size="small" icon={Plus} isPending={isAdding} pendingLabel="Adding" onPress={onAdd}>
        Add <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  )
}
