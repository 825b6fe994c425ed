import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { SlotName, SlotProps } from './remote-module.ts'
import { loadSlot } from './slots.ts'

/**
 * A place that another remote fills: `<Slot name="bookingChat" props={{ bookingId, bookingName, havingNewMessage }} />`.
 * Stays empty while that remote loads and when it cannot be loaded; the next time the slot is shown it is tried again.
 */
export function Slot<Name extends SlotName>({ name, props }: { readonly name: Name; readonly props: SlotProps[Name] }) {
  const [Filler] = useState(() =>
    lazy(async (): Promise<{ default: ComponentType<SlotProps[Name]> }> => ({ default: await loadSlot(name) })),
  )
  return (
    <EmptyOnError>
      <Suspense fallback={null}>
        <Filler {...props} />
      </Suspense>
    </EmptyOnError>
  )
}

class EmptyOnError extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
