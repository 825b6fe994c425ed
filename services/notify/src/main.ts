import { runService } from '@waymark/service-kit/run-service'
import { service } from './service.ts'

await runService(service, process.env)
