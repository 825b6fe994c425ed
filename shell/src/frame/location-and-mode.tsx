import type { Mode } from '@waymark/domain/enums'
import { maySwitchMode, modeLabels } from '@waymark/domain/rights/mode-switch'
import { switchAsksFirst } from '@waymark/domain/rights/switch-asks-first'
import { MenuButton } from '@waymark/ui/menu-button'
import { SwitchButtons } from '@waymark/ui/switch-buttons'
import { useLocation } from '@waymark/web-kit/router'
import { setServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useSwitchMode } from '@waymark/web-kit/use-switch-mode'
import { useVisitor } from '@waymark/web-kit/who'
import MapPin from 'lucide-react/icons/map-pin'
import { lazy, Suspense, useState } from 'react'
import css from './app-frame.module.css'
import { useLocations } from './use-locations.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

/** The current location of the pages. */
export function LocationSwitcher({ onChosen }: { readonly onChosen?: () => void }) {
  const { isBusiness, areas } = useLocations()
  const known = useAppStore((state) => state.serviceAreas)
  const current = useAppStore((state) => state.currentServiceArea)
  if (!isBusiness || !current) return null
  return (
    <MenuButton
      label="Location"
      buttonLabel={`Location: ${current.name}`}
      variant="barEdge"
      icon={MapPin}
      items={known.map(({ serviceAreaId, name }) => {
        const suburb = areas.find((area) => area.serviceAreaId === serviceAreaId)?.suburb
        return { id: String(serviceAreaId), label: name, ...(suburb === undefined ? {} : { detail: suburb }) }
      })}
      selectedId={String(current.serviceAreaId)}
      onSelect={(id) => {
        setServiceArea(Number(id))
        onChosen?.()
      }}
    >
      <span className={css.locationName}>{current.name}</span>
    </MenuButton>
  )
}

/** Provider or consumer, for people who can be both. */
export function ModeSwitcher({ onChosen }: { readonly onChosen?: () => void }) {
  const visitor = useVisitor()
  const { isLoaded } = useLocations()
  const { pathname } = useLocation()
  const switchMode = useSwitchMode()
  const [asked, setAsked] = useState<Mode | null>(null)
  if (!visitor || visitor.isOnboarding || !maySwitchMode(visitor, isLoaded)) return null
  const labels = modeLabels(visitor.subtype)

  async function change(mode: Mode) {
    setAsked(null)
    await switchMode(mode)
    onChosen?.()
  }

  return (
    <>
      <SwitchButtons
        label="Mode"
        options={[
          { id: 'provider', label: labels.provider, leadsTo: 'opens the dashboard of this location' },
          { id: 'consumer', label: labels.consumer, leadsTo: 'opens your own dashboard, where you book' },
        ]}
        value={visitor.mode}
        onPress={(mode) => {
          if (mode === visitor.mode) return
          if (switchAsksFirst(pathname, mode)) setAsked(mode)
          else void change(mode)
        }}
      />
      {asked && (
        <Suspense fallback={null}>
          <LeaveDialog modeLabel={labels[asked]} onLeave={() => change(asked)} onStay={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
