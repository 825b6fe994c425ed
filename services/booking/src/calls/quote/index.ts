export { answerQuote } from './answer-quote.ts'
export { askForQuote } from './ask-for-quote.ts'
export { closeQuote } from './close-quote.ts'
export { getQuotes } from './get-quotes.ts'
