import { resolve } from 'node:path'
import { packPackages } from '@waymark/packages/pack-packages'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { runCommand } from '../tools/command.ts'

/** `npm run packages -- <folder>`: what teams with a repository of their own install, one archive for each package. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined)
    throw new CannotStart('Say where the packages are to be written: npm run packages -- <folder>')
  for (const [name, file] of await packPackages(resolve(folder))) process.stdout.write(`${name}  ${file}\n`)
  return undefined
})
