import { archiveFiles, pruneFiles } from './archived-files.ts'
import { maxWaitingSegments, pruneArchive, waitingSegments } from './wal-archive.ts'

interface KeptArchive {
  readonly archive: string
  readonly dataDir: string
  readonly clusterDir: string
  /** How long WAL and deleted files stay. */
  readonly days: number
  /** Called with a sentence when the archive stops taking WAL, and when it takes it again. */
  readonly say: (sentence: string) => void
}

const everyMs = 60_000
const dayMs = 24 * 60 * 60_000
/** A few segments wait at any busy moment. */
const fewSegments = 8

/** Keeps an archive while the suite runs: stored files come to it, what is old goes, and a failing one is said. */
export function keepArchive(kept: KeptArchive): () => Promise<void> {
  let failing = false
  let running = Promise.resolve()
  const say = (isFailing: boolean, sentence: string) => {
    if (isFailing === failing) return
    failing = isFailing
    kept.say(sentence)
  }
  const tick = async () => {
    try {
      await keepOnce(kept)
      const waiting = waitingSegments(kept.clusterDir)
      if (waiting > fewSegments)
        say(
          true,
          `The WAL archive ${kept.archive} takes nothing: ${waiting} segments wait, and beyond ${maxWaitingSegments} the oldest are given up; see logs/postgres.log.`,
        )
      else say(false, `The WAL archive ${kept.archive} takes WAL again; make a new backup if any was given up.`)
    } catch (error) {
      say(true, `The WAL archive ${kept.archive} cannot be kept: ${error instanceof Error ? error.message : error}.`)
    }
  }
  const next = () => {
    running = running.then(tick)
  }
  next()
  const timer = setInterval(next, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** One round: what the archive lacks is copied, what is older than `days` goes. */
export async function keepOnce({ archive, dataDir, days }: Omit<KeptArchive, 'say' | 'clusterDir'>): Promise<void> {
  const before = new Date(Date.now() - days * dayMs)
  await archiveFiles(dataDir, archive)
  pruneArchive(archive, before)
  await pruneFiles(archive, before)
}
