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

/** Comments after a session of an activity, by number of stars. */
export const sessionFeedbackText: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: [
    'Everybody found their own way to join in. I went home singing.',
    'The space beside my friend was kept free, as I had asked.',
    'Patient people, good chairs, and a break when I needed one.',
    'I came alone and left with two new friends.',
    'The hearing loop worked, and somebody had tested it.',
    'The quiet corner was really quiet. We stayed to the end.',
    'They showed every step twice, without being asked.',
    'The interpreter stood in the light, where I could see her.',
  ],
  4: [
    'A good hour. The door to the toilet is heavy.',
    'Great fun, a little loud towards the end.',
    'Well run. More room to turn between the tables would help.',
    'Lovely people. It started ten minutes late.',
    'I will come again. The parking was full.',
  ],
  3: [
    'Nice enough, but the microphone was not used.',
    'It went too fast for me this time.',
    'The lift was slow, so we missed the start.',
  ],
}

/** Comments after a slot of an amenity, by number of stars. */
export const slotFeedbackText: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: ['Clean, and ready when I came.', 'Room for two of us and the chair.', 'All worked, as the page said.'],
  4: ['Good. The key took a while to find.', 'Clean and warm. The hook is too high for me.'],
  3: ['It worked, but the slot before ran over.', 'The light went out after ten minutes.'],
}
