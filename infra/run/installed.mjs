import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Whether node_modules matches the lock file; npm records what it installed when it has finished. */
export function matchesLock() {
  const written = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(written)) return false
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const found = JSON.parse(readFileSync(written, 'utf8')).packages
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const installed = found[path]
    if (!installed) return entry.optional === true || entry.devOptional === true || entry.peer === true
    return installed.version === entry.version && installed.link === entry.link
  })
}

/** Installs from the lock file with the npm that started us; returns a sentence on failure. */
export function install() {
  process.stdout.write('Installing packages (about a minute, only when the lock file changed) ...\n')
  const npmCli = process.env.npm_execpath
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' }
  const done = npmCli?.endsWith('.js')
    ? spawnSync(process.execPath, [npmCli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (done.status === 0) return undefined
  return whyNot(done.stderr ?? '')
}

const withoutNetwork = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ERR_SOCKET_TIMEOUT',
]

/** npm's failure as one sentence when the reason is known; otherwise with npm's own message before it. */
function whyNot(output) {
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1] ?? ''
  if (withoutNetwork.includes(code)) {
    return `The packages could not be installed: npm does not reach its registry (${code}); connect to the network and start again.`
  }
  if (code === 'ENOSPC') return 'The packages could not be installed: the disk is full (about 1 GB is needed).'
  return `${output}\nThe packages could not be installed; npm says why above.`
}
