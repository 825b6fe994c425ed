/** Comments after a visit, by number of stars. */
export const feedbackText: Readonly<Record<2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Came on time, asked what I wanted and did exactly that.',
    'Kind, quick and careful with the hoist. Thank you.',
    'The best help I have had in years.',
    'She remembered how I take my tea.',
    'He waited while I found my words. That matters.',
    'Everything was as the page said, door and ramp too.',
  ],
  4: [
    'Very good. Ten minutes late, but they rang me first.',
    'Friendly and gentle. The van was a bit cold.',
    'Good work, I will book again.',
    'All went well. The bell at the side door is hard to find.',
  ],
  3: [
    'Fine, but a different person than I was told.',
    'The ramp was wet and nobody had salted it.',
    'Good help, short on time.',
  ],
  2: ['The lift was out of order and nobody told me.', 'They left ten minutes early.'],
}
