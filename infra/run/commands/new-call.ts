import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { runCommand } from '../tools/command.ts'
import { root } from '../tools/repository.ts'
import { withExport } from '../tools/with-export.ts'

/**
 * `npm run new:call -- booking cancel-booking Booking`: creates the files of a new call, and prints the entry for its
 * contract.
 */
await runCommand(async () => {
  const [service, call, group] = process.argv.slice(2)
  const name = serviceNames.find((candidate) => candidate === service)
  if (name === undefined || call === undefined || group === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(call)) {
    throw new CannotStart(
      `Say which: npm run new:call -- <${serviceNames.join('|')}> <kebab-case-call> <group of the path>, such as booking cancel-booking Booking.`,
    )
  }
  const key = call.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())
  const contract = group.charAt(0).toLowerCase() + group.slice(1)
  const isRead = call.startsWith('get-')
  const folder = `services/${name}/src/calls/${kebab(contract)}`
  const handler = `${folder}/${call}.ts`
  const test = `services/${name}/test/${kebab(contract)}/${call}.test.ts`
  write(handler, handlerText(key, contract, group))
  write(test, testText(name, key, call, contract))
  const index = join(root, folder, 'index.ts')
  const isFirst = !existsSync(index)
  writeFileSync(index, withExport(isFirst ? '' : readFileSync(index, 'utf8'), key, call))
  process.stdout.write(`Wrote ${handler} and ${test}, and named the handler in ${folder}/index.ts.

Now describe the call in shared/contracts/src/${kebab(contract)}.ts, or in the file of its topic in ${kebab(contract)}/:

  ${key}: defineCall({
    method: 'POST',
    path: '/api/${group}/${call}',
    summary: '',
    ${isRead ? 'reads' : 'changes'}: [],
    access: signedIn,
    input: () => z.strictObject({}),
    output: () => z.object({}),${isRead ? '' : '\n    refusals: {},'}
  }),
${isFirst ? `\nThe group is new: name it in shared/contracts/src/calls.ts and services/${name}/src/app.ts.\n` : ''}
A handler without a call, or a call without a handler, does not compile (npm run check).
`)
  return undefined
})

function write(path: string, text: string): void {
  const file = join(root, path)
  if (existsSync(file)) throw new CannotStart(`${path} is there already.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function handlerText(key: string, contract: string, group: string): string {
  return `import type { ${contract} } from '@waymark/contracts/${kebab(contract)}'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

/** ${group}: find what is needed, ask the domain why not, refuse or write, answer. */
export const ${key}: Handler<Context, typeof ${contract}.${key}> = async (input, { context, caller }) => {
}
`
}

function testText(service: ServiceName, key: string, call: string, contract: string): string {
  return `import { ${contract} } from '@waymark/contracts/${kebab(contract)}'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['${service}'] })

test('${call} answers', async () => {
  const person = await makePerson(world)
  const { responseData } = await world.call(${contract}.${key}, {}, { as: person })
  expect(responseData).toEqual({})
})
`
}

function kebab(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
