export const placeLabel = 'Suburb, town or city'
export const placeHint = 'Start typing, then choose from the list.'
