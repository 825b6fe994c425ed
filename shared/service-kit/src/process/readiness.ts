import { setTimeout as wait } from 'node:timers/promises'

/** What a process needs of others, by name: `up`, or why it does not answer. */
export type Answering = Readonly<Record<string, string>>

const maxProbeMs = 1000
const keepMs = 500

/** Asks each of `probes`, together and at most twice a second, however many ask. One that takes a second is away. */
export function createReadiness(
  probes: Readonly<Record<string, () => Promise<unknown>>>,
  now: () => number = Date.now,
): () => Promise<Answering> {
  let asked: { readonly atMs: number; readonly answering: Promise<Answering> } | undefined
  const ask = async (): Promise<Answering> => {
    const answers = await Promise.all(
      Object.entries(probes).map(async ([name, probe]) => [name, await answerOf(probe)] as const),
    )
    return Object.fromEntries(answers)
  }
  return () => {
    if (!asked || now() - asked.atMs > keepMs) asked = { atMs: now(), answering: ask() }
    return asked.answering
  }
}

async function answerOf(probe: () => Promise<unknown>): Promise<string> {
  const late = new AbortController()
  try {
    return await Promise.race([
      probe().then(() => 'up'),
      wait(maxProbeMs, 'does not answer', { signal: late.signal, ref: false }),
    ])
  } catch {
    // Why is in the log of the connection itself, and no business of whoever may ask.
    return 'away'
  } finally {
    late.abort()
  }
}
