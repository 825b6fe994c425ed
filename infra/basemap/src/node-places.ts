const perDegree = 1e7

/** Numbers in a typed array that grows: 8 bytes each, where an array of a country's nodes would not fit. */
export class GrowingNumbers {
  #values = new Float64Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Float64Array(this.#length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#length++] = value
  }

  /** The numbers from `start` up to `end`, without a copy. */
  part(start: number, end: number): Float64Array {
    return this.#values.subarray(start, end)
  }
}

/** Where nodes are: 16 bytes for each one that something is made of, and none for the others. */
export class NodePlaces {
  readonly #ids: Float64Array
  readonly #lngs: Int32Array
  readonly #lats: Int32Array
  readonly #isKnown: Uint8Array

  constructor(nodeIds: GrowingNumbers) {
    const sorted = nodeIds.part(0, nodeIds.length).slice().sort()
    let count = 0
    for (let index = 0; index < sorted.length; index++) {
      const id = sorted[index] ?? 0
      if (count === 0 || id !== sorted[count - 1]) sorted[count++] = id
    }
    this.#ids = sorted.subarray(0, count)
    this.#lngs = new Int32Array(count)
    this.#lats = new Int32Array(count)
    this.#isKnown = new Uint8Array(count)
  }

  put(id: number, lng: number, lat: number): void {
    const index = this.#indexOf(id)
    if (index < 0) return
    this.#lngs[index] = Math.round(lng * perDegree)
    this.#lats[index] = Math.round(lat * perDegree)
    this.#isKnown[index] = 1
  }

  /** Longitude and latitude, or undefined where the extract was cut off before this node. */
  get(id: number): [number, number] | undefined {
    const index = this.#indexOf(id)
    if (index < 0 || !this.#isKnown[index]) return undefined
    return [(this.#lngs[index] ?? 0) / perDegree, (this.#lats[index] ?? 0) / perDegree]
  }

  #indexOf(id: number): number {
    let low = 0
    let high = this.#ids.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#ids[middle] ?? 0
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return -1
  }
}
