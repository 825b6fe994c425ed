import { buildApps } from '../build/build-apps.ts'
import { runCommand } from '../tools/command.ts'

/** `npm run build`: the shell and the remotes as they are served, compressed, with the files of the release before. */
await runCommand(async (stop) => {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  say((await buildApps(say, stop)) ? 'Built.' : 'The build is that of these sources already.')
  return undefined
})
