import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../suite/free-port.ts'

export interface BucketServer {
  /** The settings of a suite that keeps its files there. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

const bucket = 'waymark-files'
/** The only key that s3rver knows. */
const key = 'S3RVER'

/** A server of S3's calls, with one bucket. */
export async function startBucketServer(): Promise<BucketServer> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bucket-'))
  const port = await findFreePort()
  const program = join(import.meta.dirname, 'bucket-process.mjs')
  const child: ChildProcess = spawn(
    process.execPath,
    [program, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', bucket],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await once(child, 'spawn')
  return {
    env: {
      S3_BUCKET: bucket,
      S3_REGION: 'ap-southeast-2',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
