import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobById } from '@waymark/contracts/jobs'
import { schemaOf } from '@waymark/contracts/openapi'
import { root } from '../tools/repository.ts'
import { type Contract, contractText } from './released-contract.ts'

export const jobsFile = join(root, 'shared/contracts/released/jobs.json')

/** The jobs of the working tree as a contract: each is a call that takes its payload, which a service of before may have enqueued. */
export function presentJobs(): Contract {
  const operations = [...jobById.values()].map(({ id, payload }) => {
    const content = { 'application/json': { schema: schemaOf(payload, 'input') } }
    return [`/${id}`, { post: { requestBody: { required: true, content }, responses: {} } }] as const
  })
  const contract = {
    openapi: '3.1.0',
    info: { title: 'Waymark', version: '1', description: '' },
    paths: Object.fromEntries(operations.toSorted(([one], [other]) => one.localeCompare(other))),
  }
  return JSON.parse(JSON.stringify(contract))
}

/** Those of the last release. */
export function releasedJobs(): Contract {
  return JSON.parse(readFileSync(jobsFile, 'utf8'))
}

/** One job on each line. */
export const jobsText = contractText
