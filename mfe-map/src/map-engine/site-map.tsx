import { Component, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { EngineProps } from './engine-props.ts'
import { loadLabelFonts } from './load-label-fonts.ts'
import { useRealMoves } from './use-real-moves.ts'

const MaplibreEngine = lazy(async () => {
  const [{ MaplibreEngine: engine }] = await Promise.all([import('./maplibre-engine.tsx'), loadLabelFonts()])
  return { default: engine }
})
const MapboxEngine = lazy(async () => ({ default: (await import('./mapbox-engine.tsx')).MapboxEngine }))

// A key whose style does not come is useless, whatever the reason. Drawing it is not counted: a slow device takes its time.
const styleWaitMs = 12_000

/** The map: by Mapbox when a key is set, else, or when the key does not work, by the keyless engine. `MapWait` stands over it until `onReady`. */
export function SiteMap(props: EngineProps) {
  const [keyRefused, setKeyRefused] = useState(false)
  const [styled, setStyled] = useState(false)
  const onFailure = (reason: string) => {
    if (props.token && !styled && isKeyError(reason)) setKeyRefused(true)
    else props.onFailure(reason)
  }
  const onMoved = useRealMoves(props.view, props.onMoved)
  const isByKey = props.token !== '' && !keyRefused
  const engine = { ...props, onMoved, onFailure }
  return (
    <EngineBoundary onFailure={props.onFailure}>
      <Suspense>
        {isByKey ? (
          <>
            {!styled && <StyleWait onOver={() => setKeyRefused(true)} />}
            <MapboxEngine {...engine} onStyled={() => setStyled(true)} />
          </>
        ) : (
          <MaplibreEngine {...engine} />
        )}
      </Suspense>
    </EngineBoundary>
  )
}

/** Beside the engine, so that the wait starts when the engine has loaded. */
function StyleWait({ onOver }: { readonly onOver: () => void }) {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setTimeout(over, styleWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return null
}

// Mapbox reports a refused key or an unreachable style only as text.
const isKeyError = (reason: string) =>
  /valid Mapbox access token|Failed to fetch https:\/\/api\.mapbox\.com\/styles/.test(reason)

interface BoundaryProps {
  readonly onFailure: (reason: string) => void
  readonly children: ReactNode
}

/** An engine that cannot start (no WebGL, file unreachable) must not break the list. */
class EngineBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: Error) {
    this.props.onFailure(error.message)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
