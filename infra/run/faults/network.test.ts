import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openLink } from './network.ts'

it('lets nothing through while it is cut, ends what was open, and opens anew', async () => {
  const echo = createServer((socket) => void socket.pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  onTestFinished(() => void echo.close())
  const link = await openLink({ port: (echo.address() as AddressInfo).port })
  onTestFinished(() => link.close())
  const call = async () => {
    const socket = connect(link.port, '127.0.0.1').setEncoding('utf8')
    await once(socket, 'connect')
    return socket
  }
  const before = await call()
  before.write('one')
  expect(await once(before, 'data')).toEqual(['one'])

  const heard: unknown[] = []
  before.on('data', (data) => heard.push(data))
  const cut = link.cut(50)
  before.write('two')
  const during = await call()
  during.write('three')
  during.on('data', (data) => heard.push(data))
  await Promise.all([once(before, 'close'), once(during, 'close'), cut])
  expect(heard).toEqual([])

  const after = await call()
  after.write('four')
  expect(await once(after, 'data')).toEqual(['four'])
  after.destroy()
})
