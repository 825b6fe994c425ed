export type SyncKind = 'map' | 'list' | 'document'

export interface SyncItem {
  readonly key: string
  data: object
  eventId: number
}

export interface SyncEvent {
  readonly id: number
  /** Such as `map_item_added`. */
  readonly type: string
  readonly body: object
}

/** One object that clients follow: a map or list of items, or a document. */
export interface SyncObject {
  readonly sid: string
  readonly kind: SyncKind
  readonly items: Map<string, SyncItem>
  readonly events: SyncEvent[]
  data: object
}

/** Twilio Sync as the SDK needs it: objects by their id, and every change as an event with a number. */
export class SyncStore {
  readonly #objects = new Map<string, SyncObject>()
  readonly #listeners = new Set<(object: SyncObject, event: SyncEvent) => void>()
  #lastEventId = 0

  get lastEventId(): number {
    return this.#lastEventId
  }

  find(sid: string): SyncObject | undefined {
    return this.#objects.get(sid)
  }

  open(sid: string, kind: SyncKind): SyncObject {
    const known = this.#objects.get(sid)
    if (known) return known
    const object: SyncObject = { sid, kind, items: new Map(), events: [], data: {} }
    this.#objects.set(sid, object)
    return object
  }

  onEvent(listener: (object: SyncObject, event: SyncEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  setItem(object: SyncObject, key: string, data: object): void {
    const isNew = !object.items.has(key)
    const id = this.#nextId()
    object.items.set(key, { key, data, eventId: id })
    this.#tell(object, id, `${object.kind}_item_${isNew ? 'added' : 'updated'}`, {
      ...keyOf(object, key),
      item_data: data,
    })
  }

  removeItem(object: SyncObject, key: string): void {
    const data = object.items.get(key)?.data
    if (!object.items.delete(key)) return
    this.#tell(object, this.#nextId(), `${object.kind}_item_removed`, { ...keyOf(object, key), item_data: data })
  }

  setDocument(object: SyncObject, data: object): void {
    object.data = data
    const id = this.#nextId()
    this.#tell(object, id, 'document_updated', { document_data: data, document_revision: String(id) })
  }

  #tell(object: SyncObject, id: number, type: string, body: object): void {
    const event: SyncEvent = {
      id,
      type,
      body: {
        ...body,
        id,
        [`${object.kind}_sid`]: object.sid,
        item_revision: String(id),
        date_created: new Date().toISOString(),
      },
    }
    object.events.push(event)
    for (const listener of this.#listeners) listener(object, event)
  }

  #nextId(): number {
    this.#lastEventId += 1
    return this.#lastEventId
  }
}

function keyOf(object: SyncObject, key: string): object {
  return object.kind === 'list' ? { item_index: Number(key) } : { item_key: key }
}
