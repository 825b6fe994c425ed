import { configure } from '@testing-library/react'

// A screen's code is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
