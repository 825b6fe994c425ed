export const nearLabel = 'Near, or by name'
export const nearHint = 'Place, street, suburb, service'
