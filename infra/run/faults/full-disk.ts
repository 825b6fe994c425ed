import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Tally } from '../checks/tally.ts'
import type { Round } from './rounds.ts'

const diskSize = '700m'
const fullMs = 4000

/** Fills the disk of the data folder, and gives the room back. */
export const fillDisk: Round = {
  name: 'the disk full for 4 s',
  fault: async ({ dataDir }) => {
    const filler = join(dataDir, 'filler')
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' })
    await pause(fullMs)
    rmSync(filler, { force: true })
  },
}

/** Works on a small disk of its own; without the right to mount one nothing is tried, and it says so. */
export async function onSmallDisk(
  say: (line: string) => void,
  work: (dataDir: string) => Promise<Tally>,
): Promise<Tally> {
  const mountPoint = mkdtempSync(join(tmpdir(), 'waymark-disk-'))
  chmodSync(mountPoint, 0o755)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=755`, 'tmpfs', mountPoint])
  if (mounted.status !== 0) {
    say('A full disk was not tried: this user may mount no disk.')
    rmSync(mountPoint, { recursive: true })
    return { passed: 0, failed: 0 }
  }
  try {
    const dataDir = join(mountPoint, 'data')
    mkdirSync(dataDir)
    return await work(dataDir)
  } finally {
    spawnSync('umount', ['--lazy', mountPoint])
    rmSync(mountPoint, { recursive: true, force: true })
  }
}
