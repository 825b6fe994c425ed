import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, matchesLock } from './installed.mjs'
import { root } from './root.mjs'

const minNode = 20
const wantedNode = 24
/** Node keeps here what it has compiled, for all processes of this folder: a start takes two thirds of the time. */
const compileCache = join(root, 'node_modules/.cache/node')

/**
 * Runs a TypeScript file of this folder with Node 24, installing the packages first when needed. Everything up to here
 * is plain JavaScript without dependencies, because a fresh clone has only npm and some version of Node.
 * @param {string} stage file name, such as `start-suite.ts`
 */
export function runWithNode24(stage) {
  if (majorOf(process.versions.node) < minNode) {
    refuse(`Waymark needs Node ${minNode} or newer to start; this is ${process.versions.node}.`)
  }
  if (!matchesLock()) {
    const trouble = install()
    if (trouble) refuse(trouble)
  }
  const node = findNode()
  if (!node) {
    refuse(
      `Waymark runs on Node ${wantedNode}, which npm has no package of for ${process.platform}-${process.arch}: install Node ${wantedNode} and start again.`,
    )
  }

  // The ipc channel tells the stage when this process ends, in whatever way.
  const child = spawn(node, [join(root, 'infra/run', stage), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache,
      PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm may be killed without notice (kill -9); then only we can stop the suite.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250)
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function findNode() {
  const names = process.platform === 'win32' ? ['node.exe', 'node.cmd'] : ['node']
  const installed = names.map((name) => join(root, 'node_modules/.bin', name)).find((path) => existsSync(path))
  if (installed && runs(installed)) return installed
  return majorOf(process.versions.node) >= wantedNode ? process.execPath : undefined
}

/** A binary for another C library (Alpine) may be installed, but does not run. */
function runs(path) {
  return spawnSync(path, ['--version']).status === 0
}

function majorOf(version) {
  return Number(version.split('.')[0])
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
