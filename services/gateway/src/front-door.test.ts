import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { answerBroken } from './front-door.ts'

/** What a connection is told that has sent this many bytes, and whether it is closed at once. */
function told(code: string, bytesRead: number) {
  const socket = Object.assign(new PassThrough(), { bytesRead })
  answerBroken(Object.assign(new Error('Broken'), { code }), socket)
  return { text: String(socket.read() ?? ''), isDestroyed: socket.destroyed }
}

test('a connection that stayed silent is closed without a byte', () => {
  expect(told('ERR_HTTP_REQUEST_TIMEOUT', 0)).toEqual({ text: '', isDestroyed: true })
})

test('half a request is told that it came too late, and what is no request that it cannot be read', () => {
  expect(told('ERR_HTTP_REQUEST_TIMEOUT', 12).text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(told('HPE_INVALID_METHOD', 12).text).toMatch(/^HTTP\/1\.1 422 Unprocessable Content\r\n/)
})
