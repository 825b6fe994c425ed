import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { SlotName, SlotProps } from './remote-module.ts'
import { loadSlot } from './slots.ts'

interface SlotHost<Name extends SlotName> {
  readonly name: Name
  readonly props: SlotProps[Name]
  /** Shown while the owner loads; nothing by default. */
  readonly fallback?: ReactNode
  /** Shown when the owner cannot be loaded; nothing by default. */
  readonly errorFallback?: ReactNode
}

/**
 * A place that another remote fills: `<Slot name="bookingChat" props={{ bookingId, bookingName, havingNewMessage }} />`.
 * If its owner cannot be loaded, it is retried the next time the slot is shown.
 */
export function Slot<Name extends SlotName>({ name, props, fallback = null, errorFallback = null }: SlotHost<Name>) {
  const [Filler] = useState(() =>
    lazy(async (): Promise<{ default: ComponentType<SlotProps[Name]> }> => ({ default: await loadSlot(name) })),
  )
  return (
    <FallbackOnError errorFallback={errorFallback}>
      <Suspense fallback={fallback}>
        <Filler {...props} />
      </Suspense>
    </FallbackOnError>
  )
}

interface FallbackOnErrorProps {
  readonly errorFallback: ReactNode
  readonly children: ReactNode
}

class FallbackOnError extends Component<FallbackOnErrorProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.errorFallback : this.props.children
  }
}
