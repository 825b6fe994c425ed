import { stopRunningServer } from '../postgres/running-server.ts'
import { compose } from './compose.ts'
import { tell } from './process-message.ts'

/** The process that runs the composed services; `supervised-process.ts` starts it and starts it again. */
let stopping: Promise<void> | undefined
const stop = async () => {
  const composed = await starting
  await composed.stop()
  // Whoever started us is gone, and with it the one who would have stopped the embedded database.
  if (!process.connected && process.env.EMBEDDED_CLUSTER) await stopRunningServer(process.env.EMBEDDED_CLUSTER)
  if (process.connected) process.disconnect()
}
const stopOnce = () => {
  stopping ??= stop().catch(() => process.exit(1))
}

const starting = compose(process.env)
process.on('SIGTERM', stopOnce)
process.on('SIGINT', stopOnce)
process.on('disconnect', stopOnce)
try {
  await starting
  tell({ kind: 'ready' })
} catch (error) {
  if (error instanceof Error && error.name === 'ConfigError') tell({ kind: 'cannotStart', sentence: error.message })
  throw error
}
