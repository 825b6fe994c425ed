import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process tree in bytes by kind; shared pages are counted once (Linux PSS). */
export function memoryOfTree(rootPid: number): ReadonlyMap<string, number> {
  const byKind = new Map<string, number>()
  for (const pid of pidsOfTree(rootPid)) {
    const kind = kindOf(pid)
    byKind.set(kind, (byKind.get(kind) ?? 0) + pssBytes(pid))
  }
  return byKind
}

/** Processor time that the living processes of a tree have used so far. The kernel counts it in steps of 10 ms. */
export function cpuMicrosecondsOfTree(rootPid: number): number {
  return pidsOfTree(rootPid).reduce((sum, pid) => sum + cpuMicroseconds(pid), 0)
}

function pidsOfTree(rootPid: number): readonly number[] {
  const parents = parentsByPid()
  const belongs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === rootPid) return true
    return false
  }
  return [...parents.keys()].filter(belongs)
}

function parentsByPid(): Map<number, number> {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = /^PPid:\s+(\d+)$/m.exec(readProc(`${name}/status`))?.[1]
    if (parent !== undefined) parents.set(Number(name), Number(parent))
  }
  return parents
}

/** `node composed-process.ts`, `postgres`: the program and, for Node, its script. */
function kindOf(pid: number): string {
  const [program = '', ...args] = readProc(`${pid}/cmdline`).split('\0')
  const name = program.split(/[/\s:]/).findLast((part) => part !== '') ?? ''
  if (program.startsWith('postgres') || name === 'postgres') return 'postgres'
  const file = args.find((argument) => /\.(ts|mjs|cjs|js)$/.test(argument)) ?? ''
  return `node ${file.split('/').at(-1) ?? ''}`.trim()
}

function pssBytes(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) * 1024
}

const microsecondsPerTick = 10_000

function cpuMicroseconds(pid: number): number {
  // What follows the name, which is in brackets and may hold anything: the state is field 3, the times are 14 and 15.
  const fields = readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * microsecondsPerTick
}

/** A process may end while it is being read. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
