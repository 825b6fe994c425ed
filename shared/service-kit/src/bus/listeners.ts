import type { Log } from '../process/log.ts'
import type { BusListener } from './bus.ts'
import { readMessage } from './messages.ts'

/** Delivers messages to the listeners of a process. */
export class Listeners {
  readonly #log: Log
  readonly #byTopic = new Map<string, Set<BusListener>>()
  readonly #byPrefix = new Map<string, Set<BusListener>>()
  readonly #gaps = new Set<() => void>()

  constructor(log: Log) {
    this.#log = log
  }

  add(pattern: string, listener: BusListener): () => void {
    const index = pattern.endsWith('*') ? this.#byPrefix : this.#byTopic
    const key = pattern.endsWith('*') ? pattern.slice(0, -1) : pattern
    const listeners = index.get(key) ?? new Set()
    index.set(key, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) index.delete(key)
    }
  }

  addGap(listener: () => void): () => void {
    this.#gaps.add(listener)
    return () => this.#gaps.delete(listener)
  }

  deliver(message: string): void {
    const { topic, id } = readMessage(message)
    for (const listener of this.#byTopic.get(topic) ?? []) this.#call(() => listener(topic, id))
    for (const [prefix, listeners] of this.#byPrefix) {
      if (!topic.startsWith(prefix)) continue
      for (const listener of listeners) this.#call(() => listener(topic, id))
    }
  }

  gap(): void {
    for (const listener of this.#gaps) this.#call(listener)
  }

  #call(listener: () => void): void {
    try {
      listener()
    } catch (error) {
      this.#log.error({ err: error }, 'a bus listener threw')
    }
  }
}
