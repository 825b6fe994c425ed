import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { SlotName, SlotProps } from './remote-module.ts'
import { loadSlot, NoSlotsHere, recordSlot, slotWords } from './slots.ts'

interface SlotHost<Name extends SlotName> {
  readonly name: Name
  readonly props: SlotProps[Name]
  /** Shown while the owner loads; nothing by default. */
  readonly fallback?: ReactNode
  /** Shown when the owner cannot be loaded; by default a few words that say so. */
  readonly errorFallback?: ReactNode
}

/**
 * A place that another remote fills: `<Slot name="bookingChat" props={{ bookingId, bookingName, havingNewMessage }} />`.
 * If its owner cannot be loaded, it says so, the page offers to load again, and it is retried the next time the slot is
 * shown, and once the connection is back.
 */
export function Slot<Name extends SlotName>(host: SlotHost<Name>) {
  const [round, setRound] = useState(0)
  const hasFailed = useRef(false)
  useEffect(() => {
    const retry = () => {
      if (!hasFailed.current) return
      hasFailed.current = false
      setRound((before) => before + 1)
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return <FilledSlot key={round} {...host} failed={hasFailed} />
}

type FilledSlotProps<Name extends SlotName> = SlotHost<Name> & { readonly failed: RefObject<boolean> }

function FilledSlot<Name extends SlotName>(host: FilledSlotProps<Name>) {
  const { name, props, fallback = null, errorFallback, failed } = host
  const [Filler] = useState(() =>
    lazy(async (): Promise<{ default: ComponentType<SlotProps[Name]> }> => {
      const filler = await loadSlot(name)
      recordSlot(name, true)
      return { default: filler }
    }),
  )
  return (
    <FallbackOnError name={name} errorFallback={errorFallback} failed={failed}>
      <Suspense fallback={fallback}>
        <Filler {...props} />
      </Suspense>
    </FallbackOnError>
  )
}

interface FallbackOnErrorProps {
  readonly name: SlotName
  readonly errorFallback: ReactNode
  readonly failed: RefObject<boolean>
  readonly children: ReactNode
}

class FallbackOnError extends Component<FallbackOnErrorProps, { readonly error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof NoSlotsHere) return
    this.props.failed.current = true
    recordSlot(this.props.name, false)
  }

  override render() {
    const { name, errorFallback, children } = this.props
    const { error }: { error: unknown } = this.state
    if (error === null) return children
    if (errorFallback !== undefined) return errorFallback
    return error instanceof NoSlotsHere ? null : <small>{slotWords[name]} did not load.</small>
  }
}
