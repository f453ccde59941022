/** Isolated simulated data over HTTP, for suites that need no page or whose pages call another origin. */
export { expect, test, type World } from '#mocks/backend/playwright'
