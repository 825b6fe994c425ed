import type { Ref } from 'react'
import { Button } from '../actions/button.tsx'
import { Cluster } from '../layout/cluster.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { Stack } from '../layout/stack.tsx'
import styles from './bulk-result.module.css'
import { Notice } from './notice.tsx'
import { ProgressBar } from './progress-bar.tsx'

export interface BulkResultProps {
  /** The place that shows it, as long as it is shown. */
  ref: Ref<HTMLDivElement>
  /** `useBulk` of web-kit. */
  bulk: {
    readonly title: string
    readonly steps: readonly {
      readonly id: number
      readonly name: string
      readonly state: 'waiting' | 'done' | 'failed'
      readonly text: string
    }[]
  }
  isRunning: boolean
  onGoOn: () => void
  onStop: () => void
  onDismiss: () => void
  /** Takes back what was done. */
  onUndo?: (() => void) | undefined
}

/** How far a bulk change is, then what came of each of its steps; what waits can go on. */
export function BulkResult({ ref, ...result }: BulkResultProps) {
  return (
    <div ref={ref} tabIndex={-1}>
      <Outcome {...result} />
    </div>
  )
}

function Outcome({ bulk, isRunning, onGoOn, onStop, onDismiss, onUndo }: Omit<BulkResultProps, 'ref'>) {
  const { title, steps } = bulk
  const countOf = (state: string) => steps.filter((step) => step.state === state).length
  const [done, failed, waiting] = [countOf('done'), countOf('failed'), countOf('waiting')]
  if (isRunning)
    return (
      <Stack gap={3}>
        <ProgressBar
          percent={((done + failed) / steps.length) * 100}
          words={`${title}: ${done + failed} of ${steps.length}`}
        />
        <Cluster>
          <Button size="small" onPress={onStop}>
            Stop after this one
          </Button>
        </Cluster>
      </Stack>
    )
  const failures = steps.filter(({ state }) => state === 'failed')
  return (
    <Notice
      isLive
      tone={failed > 0 || waiting > 0 ? 'warning' : 'success'}
      title={`${title}: ${done} of ${steps.length} done.`}
      actions={
        <>
          {waiting > 0 && (
            <Button variant="primary" size="small" onPress={onGoOn}>
              Go on with {waiting}
            </Button>
          )}
          {onUndo && done > 0 && (
            <Button size="small" onPress={onUndo}>
              Undo
            </Button>
          )}
          <Button size="small" onPress={onDismiss}>
            Close
          </Button>
        </>
      }
    >
      {failed > 0 && `${failed} could not be done. `}
      {waiting > 0 && `${waiting} still ${waiting === 1 ? 'waits' : 'wait'}; nothing of it is lost.`}
      {failures.length > 0 && <Steps steps={failures} />}
      <Disclosure title="What came of each" headingLevel={2}>
        <Steps steps={steps} />
      </Disclosure>
    </Notice>
  )
}

function Steps({ steps }: Pick<BulkResultProps['bulk'], 'steps'>) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ id, name, state, text }) => (
        <li key={id}>
          <b>{name}</b>: {state === 'waiting' ? 'Waits' : text}
        </li>
      ))}
    </ul>
  )
}
