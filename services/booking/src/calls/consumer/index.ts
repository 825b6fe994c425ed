export { answerKeptClient } from './answer-kept-client.ts'
export { getDataForConsumerDashboard } from './get-data-for-consumer-dashboard.ts'
export { getDataForProviderDashboard } from './get-data-for-provider-dashboard.ts'
