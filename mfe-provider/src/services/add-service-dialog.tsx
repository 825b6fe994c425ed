import { service } from '@waymark/contracts/service'
import { ownServiceMatches } from '@waymark/domain/catalogue/own-services'
import { serviceFamilies, servicesMeant } from '@waymark/domain/catalogue/services'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { allLoaded, mapLoaded } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { SearchField } from '@waymark/ui/search-field'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import styles from './add-service-dialog.module.css'
import { CatalogueSizes } from './catalogue-sizes.tsx'
import { OwnServiceForm } from './own-service-form.tsx'
import { useServicesOfArea } from './use-services-of-area.ts'

interface AddServiceDialogProps {
  readonly area: CurrentServiceArea
  readonly onAdded: (serviceAreaServiceId: number) => void
  readonly onClose: () => void
}

/** The catalogue by family, and the organisation's own services; choosing one adds it at once. */
export function AddServiceDialog({ area, onAdded, onClose }: AddServiceDialogProps) {
  const [search, setSearch] = useState('')
  const [isOwn, setIsOwn] = useState(false)
  const add = useSend(service.updateServiceBasicInfo, {
    onSuccess: ({ serviceAreaServiceId, serviceName }) => {
      notify('success', `${serviceName} is added. Now set its fees and staff.`)
      onAdded(serviceAreaServiceId)
    },
  })
  const { serviceAreaId } = area
  const catalogue = useCall(service.getAllServices, {}, { staleMs: Number.POSITIVE_INFINITY })
  const there = useServicesOfArea(serviceAreaId)
  const own = useCall(service.getOwnServices, { serviceAreaId })
  // What is added stays in its place until the dialog closes: the list would say that nothing is found.
  const addedId = add.variables?.input.serviceId
  // Searched in our own catalogue. Offered is what the installation and the organisation have and the location does not.
  const left = mapLoaded(allLoaded(catalogue, there, own), ([all, taken, ownOnes]) =>
    [
      ...servicesMeant(search).filter(({ id }) => all.some(({ serviceId }) => serviceId === id)),
      ...ownOnes
        .map(({ serviceId, familyName, ...words }) => ({ ...words, id: serviceId, family: familyName }))
        .filter((one) => ownServiceMatches(search, one)),
    ].filter(({ id }) => id === addedId || !taken.some(({ serviceId }) => serviceId === id)),
  )

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a service"
      size="wide"
      subtitle={`Clients of ${area.name} can book it once it has staff and times.`}
    >
      {isOwn ? (
        <OwnServiceForm
          serviceAreaId={serviceAreaId}
          name={search.trim()}
          onAdded={onAdded}
          onBack={() => setIsOwn(false)}
        />
      ) : (
        <Stack>
          <SearchField label="Search the catalogue" value={search} onChange={setSearch} debounceMs={0} />
          <Loaded
            of={left}
            what="the catalogue"
            count={6}
            headingLevel={3}
            sum={({ length }) =>
              length === 0
                ? 'Nothing found. Try fewer letters, or add a service of your own.'
                : `${formatCount(length, 'service')} to add`
            }
          >
            {(services) =>
              serviceFamilies
                .filter((family) => services.some((one) => one.family === family))
                .map((family) => (
                  <section key={family}>
                    <h3 className={styles.family}>{family}</h3>
                    <ul className={styles.services}>
                      {services
                        .filter((one) => one.family === family)
                        .map((one) => (
                          <CatalogueItem
                            key={one.id}
                            service={one}
                            isAdding={add.isPending && add.variables.input.serviceId === one.id}
                            onAdd={() =>
                              add.mutate({
                                input: { serviceAreaId, serviceId: one.id, version: null, isEnabled: true },
                              })
                            }
                          />
                        ))}
                    </ul>
                  </section>
                ))
            }
          </Loaded>
          <div className={styles.own}>
            <p>Not in the catalogue?</p>
            <Button icon={Plus} onPress={() => setIsOwn(true)}>
              Add a service of your own
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  )
}

interface CatalogueItemProps {
  readonly service: { readonly id: number; readonly name: string; readonly description: string }
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
      <Cluster gap={2}>
        <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          Sizes <VisuallyHidden>of {name}</VisuallyHidden>
        </Button>
        <Button size="small" icon={Plus} isPending={isAdding} pendingLabel="Adding" onPress={onAdd}>
          Add <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Cluster>
    </li>
  )
}
