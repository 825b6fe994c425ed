/** Called with the topic and the published id. Must not throw, and must catch its own asynchronous errors. */
export type BusListener = (topic: string, id: string) => void

/**
 * Change notifications between processes. A message carries an id only and may be lost: the truth is in a table, so
 * anyone who caches also listens to `onGap`.
 */
export interface Bus {
  /**
   * Notifies every process, including this one. Call it after the commit. Never rejects: what has been committed is not
   * undone by a bus that is away. Such a message is sent when the bus is back, or lost with this process.
   */
  publish(topic: string, id: string | number): Promise<void>
  /** `pattern` is a topic, or a prefix followed by `*`. Returns the unsubscribe function. */
  subscribe(pattern: string, listener: BusListener): () => void
  /** Resolves when the bus answers. */
  ping(): Promise<unknown>
  /** Called after a reconnect: messages may have been missed. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}
