import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { PlainButton } from '../actions/plain-button.tsx'
import { EmptyState, type EmptyStateProps } from '../lists/empty-state.tsx'
import { ErrorState, type ErrorStateProps } from './error-state.tsx'
import { Kept } from './kept.tsx'
import type { LoadError, LoadState } from './load-state.ts'
import styles from './loaded.module.css'
import { Notice } from './notice.tsx'
import { Skeleton, type SkeletonProps } from './skeleton.tsx'

export interface LoadedProps<Data> {
  of: LoadState<Data>
  /** Its name, as in "Loading the bookings" and "The bookings did not load". */
  what: string
  /** Title of the error where "… did not load" does not say it: "We could not check your booking". */
  failed?: string
  /** The shape of the content, and how many pieces. */
  shape?: SkeletonProps['shape']
  count?: number
  /** What was kept when loading failed: "Nothing you typed is lost." */
  kept?: string
  /** Shown instead of the error when it does not exist, or not for this person (404); without it a 404 is an ordinary error. */
  missing?: Pick<ErrorStateProps, 'title' | 'next' | 'actions'>
  /** Shown instead of the error for refusals that stay the same when they are tried again. */
  instead?: (error: LoadError) => ReactNode
  /** What else to do about an error, such as a link to choose another. */
  actions?: ReactNode
  /** The empty state and its one next step, where there is nothing to show. */
  empty?: (data: Data) => EmptyStateProps | false | undefined
  /** Shown above the content and announced: "35 organisations". */
  sum?: (data: Data) => ReactNode
  /** The line of `sum`, to give it the focus. */
  sumRef?: Ref<HTMLParagraphElement>
  /** Heading level of the error and empty states. */
  headingLevel?: 2 | 3
  children: (data: Data) => ReactNode
}

/** After this time a screen reader is told that it is loading; ms. What comes sooner speaks for itself. */
const longWaitMs = 1000

/**
 * One part of a screen that is read: its skeleton, then the content; or what went wrong, what to do and a number for
 * support; or that there is nothing yet. What was loaded before stays, with a note. One status stays in the
 * document and says what came of it, without taking the focus.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { of: state, what, sum, sumRef, empty, headingLevel = 2, children } = props
  const { error } = state
  // Something that is gone, or no longer visible to this person, is not shown just because it was loaded before.
  const data = error?.status === 404 || error?.status === 403 ? undefined : state.data
  const emptyState = data === undefined ? undefined : empty?.(data) || undefined
  const sums = data === undefined || emptyState ? undefined : sum?.(data)
  const [hasFocus, setHasFocus] = useState(false)
  const isLong = useLongWait(data === undefined && error === null)
  return (
    <div className={styles.loaded} aria-busy={state.isPlaceholderData === true || undefined}>
      <p
        ref={sumRef}
        tabIndex={sumRef ? -1 : undefined}
        role="status"
        // What takes the focus is read with it; announced as well, it would be read twice.
        aria-live={hasFocus ? 'off' : undefined}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        className={sums === undefined ? styles.hidden : styles.sum}
      >
        {isLong && `Loading ${what}`}
        {emptyState?.title}
        {/* The words are about what is asked for, the numbers of a placeholder about what was asked for before. */}
        <Kept isKept={state.isPlaceholderData === true}>{sums}</Kept>
      </p>
      {data === undefined && (error === null ? <Waiting {...props} /> : <Failed {...props} />)}
      {data !== undefined && error !== null && <OldAnswer state={state} />}
      {data !== undefined && (emptyState ? <EmptyState headingLevel={headingLevel} {...emptyState} /> : children(data))}
    </div>
  )
}

function Waiting<Data>({ shape, count }: LoadedProps<Data>) {
  return <Skeleton {...(shape ? { shape } : {})} {...(count ? { count } : {})} />
}

function Failed<Data>(props: LoadedProps<Data>) {
  const { of: state, what, failed, kept, missing, instead, actions, headingLevel = 2 } = props
  const { error, isFetching, refetch } = state
  const refusal = error && instead?.(error)
  if (refusal) return refusal
  if (error?.status === 404 && missing) return <ErrorState headingLevel={headingLevel} {...missing} />
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={failed ?? `${capitalised(what)} did not load`}
      kept={kept}
      next={error?.message}
      requestId={error?.requestId}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      actions={actions}
    />
  )
}

/** A refetch failed: what was loaded before is better than nothing, but may have changed. */
function OldAnswer<Data>({ state: { error, isFetching, refetch } }: { state: LoadState<Data> }) {
  return (
    <Notice
      tone="warning"
      title="This may be out of date."
      isLive
      actions={
        <PlainButton
          size="small"
          icon={RotateCw}
          isPending={isFetching}
          pendingLabel="Loading again"
          onClick={() => void refetch()}
        >
          Load again
        </PlainButton>
      }
    >
      {error?.message}
    </Notice>
  )
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLong(true), longWaitMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isWaiting])
  return isLong
}
