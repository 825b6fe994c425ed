export { getDataForConsumerDashboard } from './get-data-for-consumer-dashboard.ts'
export { getDataForProviderDashboard } from './get-data-for-provider-dashboard.ts'
