export { addClientNote } from './add-client-note.ts'
export { deleteClientNote } from './delete-client-note.ts'
export { getClientList } from './get-client-list.ts'
export { getClientRecord } from './get-client-record.ts'
