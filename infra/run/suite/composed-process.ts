import cluster from 'node:cluster'
import { stopRunningServer } from '@waymark/postgres/running-server'
import { type Composed, compose } from './compose.ts'
import { leaveSharedPort, tell, toldToBegin } from './process-message.ts'

/** The process that runs the composed services; `supervised-process.ts` starts and restarts it. */
let composed: Composed | undefined

const maxStopMs = 25_000
let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  // Nobody else would end this process if something hangs.
  setTimeout(() => process.exit(1), maxStopMs).unref()
  // A suite that is still starting has answered nothing yet, and may wait for something that never comes.
  await composed?.stop()
  if (cluster.isWorker) await leaveSharedPort()
  // The parent is gone, and would have stopped the embedded database.
  if (!process.connected && process.env.EMBEDDED_CLUSTER) await stopRunningServer(process.env.EMBEDDED_CLUSTER)
  process.exit(0)
}
const end = () => void stop().catch(() => process.exit(1))
process.on('SIGTERM', end)
process.on('disconnect', end)
if (cluster.worker) {
  // It belongs to the terminal of its parent, which stops the parts in order.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
  // Without this Node ends it at once when its parent is gone.
  cluster.worker.exitedAfterDisconnect = true
} else process.on('SIGINT', end)

try {
  composed = await compose(process.env, process.env.BEGINS_WHEN_TOLD ? toldToBegin() : undefined)
  tell({ kind: 'ready' })
} catch (error) {
  if (error instanceof Error && error.name === 'ConfigError') tell({ kind: 'cannotStart', sentence: error.message })
  throw error
}
