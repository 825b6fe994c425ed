import { booking } from '@waymark/contracts/booking'
import type { Person } from '@waymark/test-world/people'
import { requestOfCall } from '@waymark/test-world/request-of-call'
import type { MeasuredProcess } from './measured-process.ts'
import { memoryOfTree } from './process-tree.ts'

/** The cost of exporting a whole list. */
export interface ExportedList {
  readonly firstByteMs: number
  readonly seconds: number
  readonly bytes: number
  /** Relative error of the estimated length. */
  readonly estimateOff: number
  /** Growth of the server's memory meanwhile. */
  readonly grownBytes: number
}

const memoryPollMs = 50

/** Exports all bookings of a location as a browser does, watching the server's memory. */
export async function exportList(
  server: MeasuredProcess,
  serviceAreaId: number,
  person: Person,
): Promise<ExportedList> {
  const {
    method = 'POST',
    url,
    payload,
  } = await requestOfCall(booking.exportBookingList, {
    side: 'provider',
    serviceAreaId,
  })
  const before = memoryOf(server)
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(server))
  }, memoryPollMs)
  try {
    const askedAtMs = performance.now()
    const response = await fetch(new URL(String(url), `http://127.0.0.1:${server.port('booking')}`), {
      method,
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    })
    if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}.`)
    let firstByteMs = 0
    let bytes = 0
    for await (const part of response.body) {
      if (bytes === 0) firstByteMs = performance.now() - askedAtMs
      bytes += part.length
    }
    return {
      firstByteMs,
      seconds: (performance.now() - askedAtMs) / 1000,
      bytes,
      estimateOff: Math.abs(Number(response.headers.get('x-estimated-length')) / bytes - 1),
      grownBytes: most - before,
    }
  } finally {
    clearInterval(watching)
  }
}

function memoryOf(server: MeasuredProcess): number {
  return [...memoryOfTree(server.pid).values()].reduce((sum, bytes) => sum + bytes, 0)
}
