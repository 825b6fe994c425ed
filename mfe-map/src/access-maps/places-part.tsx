import { accessMapLimits } from '@waymark/domain/place/access-map'
import { Button } from '@waymark/ui/button'
import { GroupError } from '@waymark/ui/field-group'
import { fieldMark } from '@waymark/ui/field-mark'
import { Icon } from '@waymark/ui/icon'
import { Notice } from '@waymark/ui/notice'
import { NumberField } from '@waymark/ui/number-field'
import { SecondLine } from '@waymark/ui/second-line'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount } from '@waymark/web-kit/format'
import type { LucideIcon } from 'lucide-react'
import Building from 'lucide-react/icons/building'
import HandHeart from 'lucide-react/icons/hand-heart'
import MapPin from 'lucide-react/icons/map-pin'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import type { MapForm, MapPreview } from './access-map.ts'
import css from './access-maps.module.css'
import { AddSource } from './add-source.tsx'
import { EditorPart } from './editor-part.tsx'

/** Whose places the map shows: organisations, networks and towns. */
export function PlacesPart({ form, preview }: { readonly form: MapForm; readonly preview: MapPreview | undefined }) {
  const { organisations, networks, towns } = form.values
  const list = useRef<HTMLUListElement>(null)
  const countOf = (count: number | undefined) => (count === undefined ? '' : `, ${formatCount(count, 'place')}`)

  function takeOut(name: string, changes: Parameters<typeof form.change>[0]) {
    // The pressed button disappears with its row.
    list.current?.focus()
    form.change(changes)
    announce(`${name} taken out.`)
  }

  return (
    <EditorPart title="Whose places">
      <AddSource
        typed={form.values}
        onAdd={(changes, name) => {
          form.change(changes)
          announce(`${name} added.`)
        }}
      />
      <div className={css.group} {...fieldMark('accountIds', 'Whose places')}>
        <ul ref={list} tabIndex={-1} className={css.sources} aria-label="Chosen">
          {organisations.map(({ accountId, name }) => (
            <Source
              key={`organisation ${accountId}`}
              icon={Building}
              name={name}
              detail={`Organisation${countOf(preview?.organisations.find((one) => one.accountId === accountId)?.placeCount)}`}
              onRemove={() =>
                takeOut(name, { organisations: organisations.filter((one) => one.accountId !== accountId) })
              }
            />
          ))}
          {networks.map(({ badgePartnerId, name }) => (
            <Source
              key={`network ${badgePartnerId}`}
              icon={HandHeart}
              name={name}
              detail={`Network${countOf(preview?.networks.find((one) => one.badgePartnerId === badgePartnerId)?.placeCount)}`}
              onRemove={() =>
                takeOut(name, { networks: networks.filter((one) => one.badgePartnerId !== badgePartnerId) })
              }
            />
          ))}
          {towns.map((town, index) => (
            <Source
              key={`town ${town.name} ${town.latitude} ${town.longitude}`}
              icon={MapPin}
              name={town.name}
              detail={`Town${countOf(preview?.townCounts[index])}`}
              onRemove={() => takeOut(town.name, { towns: towns.filter((one) => one !== town) })}
            >
              <NumberField
                name={`towns.${index}.radiusKm`}
                label={`How far from the middle of ${town.name}`}
                unit="km"
                minValue={accessMapLimits.townRadiusKm[0]}
                maxValue={accessMapLimits.townRadiusKm[1]}
                step={0.5}
                value={town.radiusKm}
                onChange={(radiusKm) =>
                  form.change({ towns: towns.map((one) => (one === town ? { ...town, radiusKm } : one)) })
                }
              />
            </Source>
          ))}
        </ul>
        <GroupError name="accountIds" />
      </div>
      {preview && <PlaceCount preview={preview} />}
    </EditorPart>
  )
}

interface SourceProps {
  readonly icon: LucideIcon
  readonly name: string
  readonly detail: string
  readonly onRemove: () => void
  readonly children?: ReactNode
}

function Source({ icon, name, detail, onRemove, children }: SourceProps) {
  return (
    <li className={css.source}>
      <Icon of={icon} />
      <span className={css.sourceName}>
        <b>{name}</b>
        <SecondLine>{detail}</SecondLine>
      </span>
      <Button size="small" variant="quiet" icon={X} onPress={onRemove}>
        Take out <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {children && <div className={css.sourceField}>{children}</div>}
    </li>
  )
}

function PlaceCount({ preview: { placeCount, sharedCount, staleCount } }: { readonly preview: MapPreview }) {
  if (placeCount === 0)
    return (
      <Notice tone="warning" title="No public places yet.">
        Add an organisation, a network or a town that has some. Private locations are never on an access map.
      </Notice>
    )
  return (
    <Notice tone="fit" title={`${formatCount(placeCount, 'place')}.`}>
      {sharedCount > 0 &&
        `${sharedCount} ${sharedCount === 1 ? 'belongs to more than one of these and is' : 'belong to more than one of these and are'} counted once. `}
      {staleCount > 0 && `${staleCount} ${staleCount === 1 ? 'has' : 'have'} a fact older than a year.`}
    </Notice>
  )
}
