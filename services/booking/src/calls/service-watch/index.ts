export { getServiceWatches } from './get-service-watches.ts'
export { removeServiceWatch } from './remove-service-watch.ts'
export { watchService } from './watch-service.ts'
