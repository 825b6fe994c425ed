import { standAlone } from '@waymark/contracts/stand-alone'
import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Loaded } from '@waymark/ui/loaded'
import { SelectField } from '@waymark/ui/select-field'
import type { MapState } from '@waymark/web-kit/map-state'
import { useCall } from '@waymark/web-kit/use-call'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { AmenityList } from './amenity-list.tsx'
import styles from './venue-panel.module.css'

interface NearestPanelProps {
  readonly near: MapState['near']
  /** The kind of amenity. */
  readonly typeId: number
  readonly hrefOf: (venueId: number) => string
  readonly onType: (typeId: number) => void
  readonly onClose: () => void
}

const listed = 20
const kinds = amenityTypes.map(({ id, label }) => ({ id, label }))

/** The nearest accessible toilets, changing places and the like, and which of them are open now. */
export function NearestPanel({ near, typeId, hrefOf, onType, onClose }: NearestPanelProps) {
  const [isOpenOnly, setOpenOnly] = useState(false)
  const found = useCall(
    standAlone.getVenuesNearByAmenity,
    {
      near: { latitude: near.lat, longitude: near.lng },
      amenityTypeIds: [typeId],
      openNow: isOpenOnly,
      pageSize: listed,
    },
    { keepPrevious: true, ignore401: true },
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  const kind = kinds.find(({ id }) => id === typeId)?.label.toLowerCase() ?? 'amenity'
  return (
    <section className={styles.panel} aria-labelledby="nearest-title" onKeyDown={closeOnEscape}>
      <div className={styles.back}>
        <Button variant="quiet" icon={ArrowLeft} onPress={onClose}>
          All places
        </Button>
      </div>
      <div className={styles.body}>
        <h2 id="nearest-title" ref={heading} tabIndex={-1}>
          Nearest to {near.name.split(',')[0]}
        </h2>
        <SelectField label="What do you need?" options={kinds} value={typeId} onChange={onType} />
        <Checkbox isSelected={isOpenOnly} onChange={setOpenOnly}>
          Open now
        </Checkbox>
        <Loaded
          of={found}
          what="the nearest ones"
          shape="cards"
          count={4}
          headingLevel={3}
          sum={({ totalCount }) =>
            totalCount > listed ? `The nearest ${listed} of ${totalCount}` : `${totalCount} found`
          }
          empty={({ items }) =>
            items.length === 0 && {
              title: isOpenOnly ? `No ${kind} is known to be open now` : `No ${kind} is on the map yet`,
              children: isOpenOnly
                ? 'Some say nothing of their hours. Look at all of them.'
                : 'Try another kind, or look near another place.',
              action: isOpenOnly && <Button onPress={() => setOpenOnly(false)}>Show all</Button>,
            }
          }
        >
          {({ items }) => <AmenityList amenities={items} headingLevel={3} venueHrefOf={hrefOf} />}
        </Loaded>
      </div>
    </section>
  )
}
